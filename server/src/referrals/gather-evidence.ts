import type { BonusSignal } from '@evenmoor/contract/staff-bonuses'
import {
  type ReferralAccount,
  referralAccounts,
  referrersAbove,
  signUpTimes,
  staffMailboxes,
} from '#people/referral-tree.ts'
import { gonePayments } from '#deposits/payments/gone-payments.ts'
import { bonusSignals } from '@evenmoor/contract/staff-bonuses'
import type { Database } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { briefPositions } from '#positions/brief-positions.ts'
import { originsOf } from '#sessions/origins-of.ts'
import { payoutAddressesOf } from '#withdrawals/payout-addresses.ts'
import type { Bonus } from './bonus.ts'
import { selectEarlierOfMailbox, selectReferredOf } from './bonus-store.ts'
import { type Party, signalsOf } from './signals.ts'

/** A bonus that may not be written down yet. */
export type BonusToJudge = Pick<
  Bonus,
  'id' | 'referrerId' | 'referredId' | 'positionId' | 'mailboxHash' | 'signals'
>

/**
 * What a reviewer has to check, for each of these bonuses by its id: what is found now, and what was found before,
 * because sessions end and accounts close. The same number of queries however many bonuses there are.
 */
export async function signalsOfBonuses(
  db: Database,
  bonuses: readonly BonusToJudge[],
): Promise<Map<string, BonusSignal[]>> {
  if (bonuses.length === 0) return new Map()
  const referrerIds = [...new Set(bonuses.map(({ referrerId }) => referrerId))]
  const referredIds = bonuses.map(({ referredId }) => referredId)
  const people = [...new Set([...referrerIds, ...referredIds])]
  const positionIds = bonuses.map(({ positionId }) => positionId)
  const [referredBy, accounts, payouts, above, signUps, staff, positions, earlier] = await together(
    selectReferredOf(db, referrerIds),
    referralAccounts(db, people),
    payoutAddressesOf(db, people),
    referrersAbove(db, referrerIds),
    signUpTimes(db, referrerIds),
    staffMailboxes(db),
    briefPositions(db, positionIds),
    selectEarlierOfMailbox(db, bonuses),
  )
  const unwoundBy = (id: string) => positions.get(id)?.unwoundBy ?? []
  const [origins, gone] = await together(
    originsOf(db, [...new Set([...people, ...[...referredBy.values()].flat()])]),
    gonePayments(db, [...positions.keys()].flatMap(unwoundBy)),
  )
  const partyOf = (id: string): Party & Pick<ReferralAccount, 'signedUpAt'> => {
    const account = accounts.get(id)
    if (account === undefined) throw new Error(`no person ${id}`)
    return { ...account, origins: origins.get(id) ?? [], payoutAddresses: payouts.get(id) ?? [] }
  }
  return new Map(
    bonuses.map((bonus) => {
      const { id, referrerId, referredId, positionId } = bonus
      const referred = partyOf(referredId)
      const others = new Set([...(referredBy.get(referrerId) ?? []), referredId])
      const found = signalsOf({
        referrer: partyOf(referrerId),
        referred,
        above: above.get(referrerId) ?? [],
        staffMailboxes: staff,
        hadMailbox: earlier.has(id),
        others: [...others].map((other) => origins.get(other) ?? []),
        signUps: signUps.get(referrerId) ?? [],
        signedUpAt: referred.signedUpAt,
        isTakenBack: positions.get(positionId)?.isClosed ?? false,
        isPaymentLost: unwoundBy(positionId).some((payment) => gone.has(payment)),
      })
      const known = new Set<BonusSignal>([...bonus.signals, ...found])
      return [id, bonusSignals.filter((signal) => known.has(signal))]
    }),
  )
}
