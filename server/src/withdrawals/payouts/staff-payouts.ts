/** The payments that staff have to make from their own wallet. */
import type { listStaffPayouts, StaffPayout } from '@evenmoor/contract/staff-payouts'
import { formatMoney } from '@evenmoor/ledger/money'
import { networkName } from '#chains/network-names.ts'
import { networksOf } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import type { Database } from '#platform/database/pool.ts'
import type { ListSource } from '#platform/list/list-routes.ts'
import { notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { countPayouts, type KnownOfPayout, type PayoutRow, payoutRows, selectKnown } from './payout-store.ts'
import { withdrawalCoin } from '../withdrawal.ts'

/** The list of payments to make. */
export const payoutList: ListSource<typeof listStaffPayouts, PayoutRow> = {
  rows: (db, { q = '' }) => payoutRows(db, { search: q }),
  sortColumns: { approved_at: 'approved_at', amount: 'coin_minor' },
  describe: ({ ctx, db }, rows) => describe(ctx, db, rows),
}

/** One payment to make; 404 when there is none (left). */
export async function staffPayout(ctx: Context, db: Database, id: string): Promise<StaffPayout> {
  const rows = isUuid(id)
    ? await payoutRows(db, { search: '' }).where('withdrawal.id', '=', id).execute()
    : []
  const [found] = await describe(ctx, db, rows)
  if (found === undefined) throw notFound('payout_nothing_left')
  return found
}

/** How many payments staff have to make from their own wallet, and since when the oldest waits. */
export const waitingPayouts = (db: Database) => countPayouts(db)
export { waitingPayoutItems } from './payout-store.ts'

async function describe(ctx: Context, db: Database, rows: readonly PayoutRow[]): Promise<StaffPayout[]> {
  const known = await selectKnown(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const one = known.get(row.id)
    return one === undefined ? [] : payoutFrom(ctx, row, one)
  })
}

function payoutFrom(ctx: Context, row: PayoutRow, { odd, resembles, assignee }: KnownOfPayout): StaffPayout {
  const { id, network: networkId, address, coin_minor: coinMinor } = row
  const network = networksOf(ctx).withId(networkId)
  const token = network?.token?.coin === withdrawalCoin ? network.token : undefined
  const request = { address, coin: withdrawalCoin, amountMinor: coinMinor } as const
  return {
    id,
    reference: row.reference,
    approved_at: row.approved_at.toISOString(),
    investor: { id: row.investor_id, name: row.investor_name, resembles },
    assignee,
    amount: formatMoney({ asset: withdrawalCoin, minor: coinMinor }),
    coin: withdrawalCoin,
    network: networkId,
    network_name: networkName(networkId),
    chain_id: token?.chainId ?? null,
    token: token?.address ?? null,
    address,
    payment_uri: network?.paymentUri(request) ?? null,
    notices: odd.map((payment) => ({
      kind: payment.verdict === 'pays' ? 'left_chain' : payment.verdict,
      transaction: payment.transaction,
      amount: formatMoney({ asset: payment.coin, minor: payment.coinMinor }),
      coin: payment.coin,
      seen_at: (payment.missingAt ?? payment.firstSeenAt).toISOString(),
    })),
  }
}
