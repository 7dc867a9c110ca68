import type { StaffPause } from '@evenmoor/contract/staff-pauses'
import { formatMoney } from '@evenmoor/ledger/money'
import { markedNames } from '#people/look-alikes.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { readReferences } from '#platform/short-reference.ts'
import { unwindingsBetween, unwoundPositionsOf } from '#positions/unwinding/unwindings.ts'
import { selectVanished } from '../payment-store.ts'

/** What a pause of withdrawals concerns: payments in a coin on a network, of one investor or of everybody. */
type Concern = {
  readonly coin: string
  readonly network: string
  readonly investorId: string | null
  readonly from: Date
  readonly until: Date
}

/** The credited payments that left their chain in a time, and what taking each of them back did. */
export async function vanishedCredits(db: Database | Tx, concern: Concern): Promise<StaffPause['unwound']> {
  const unwindings = new Map(
    (await unwindingsBetween(db, concern.from, concern.until)).map((its) => [its.paymentId, its]),
  )
  const payments = await selectVanished(db, { ...concern, paymentIds: [...unwindings.keys()] })
  const positions = await unwoundPositionsOf(
    db,
    payments.map(({ id }) => id),
  )
  const investors = await markedNames(
    db,
    payments.map(({ investor }) => investor),
  )
  const references = await readReferences(
    db,
    payments.map(({ depositId }) => depositId),
  )
  const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })
  return payments.map((payment, index) => {
    const unwinding = unwindings.get(payment.id)
    return {
      investor: investors[index]!,
      deposit_id: payment.depositId,
      deposit_reference: references.get(payment.depositId) ?? '',
      transaction: payment.transaction,
      credited: usd(payment.usdMinor ?? 0n),
      taken_back: payment.missingAt === null,
      has_returned: payment.missingAt === null && (unwinding?.isUndone ?? false),
      positions: usd(positions.get(payment.id) ?? 0n),
      results: usd(unwinding?.resultsMinor ?? 0n),
      shortfall: usd(unwinding?.shortfallMinor ?? 0n),
    }
  })
}
