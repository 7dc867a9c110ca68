import type { BonusSignal } from '@evenmoor/contract/staff-bonuses'
import { sql } from 'kysely'
import {
  accountsFrom,
  type ReferralAccount,
  referralAccountRows,
  referrersAbove,
  signUpTimes,
  staffAddresses,
} from '#people/referral-tree.ts'
import { mailboxOf } from '#people/email-address.ts'
import { gonePayments } from '#deposits/payments/gone-payments.ts'
import { bonusSignals } from '@evenmoor/contract/staff-bonuses'
import { type Answers, inOneStatement, uuids } from '#platform/database/in-one-statement.ts'
import type { Database } from '#platform/database/pool.ts'
import { briefPositionRows, briefPositionsFrom, paymentsBehindUnwound } from '#positions/brief-positions.ts'
import { originsOf } from '#sessions/origins-of.ts'
import { payoutAddressesOf } from '#withdrawals/payout-addresses.ts'
import type { Bonus } from './bonus.ts'
import { allReferredOf, referredOf, withEarlierOfMailbox } from './bonus-store.ts'
import { type Party, signalsOf } from './signals.ts'

/** A bonus that may not be written down yet. */
export type BonusToJudge = Pick<
  Bonus,
  'id' | 'referrerId' | 'referredId' | 'positionId' | 'mailboxHash' | 'signals'
>

/** What a reviewer has to check, for each of these bonuses by its id; see `signalsFrom`. One statement. */
export const signalsOfBonuses = async (
  db: Database,
  bonuses: readonly BonusToJudge[],
): Promise<Map<string, BonusSignal[]>> =>
  signalsFrom(bonuses, await inOneStatement(db, evidence(db, bonuses)))

/** The queries of what signals are made from, of bonuses however many. */
export function evidence(db: Database, bonuses: readonly BonusToJudge[]) {
  const referrers = uuids(bonuses.map(({ referrerId }) => referrerId))
  const people = uuids(bonuses.flatMap(({ referrerId, referredId }) => [referrerId, referredId]))
  const positions = uuids(bonuses.map(({ positionId }) => positionId))
  return {
    referredBy: referredOf(db, referrers),
    accounts: referralAccountRows(db, people),
    payouts: payoutAddressesOf(db, people),
    above: referrersAbove(referrers),
    signUps: signUpTimes(db, referrers),
    staff: staffAddresses(db),
    positions: briefPositionRows(db, positions),
    earlier: withEarlierOfMailbox(bonuses),
    origins: originsOf(db, sql`${people} || ${allReferredOf(referrers)}`),
    gone: gonePayments(db, paymentsBehindUnwound(positions)),
  }
}

/**
 * The signals of each of these bonuses by its id: what is found now, and what was found before, because sessions end and
 * accounts close.
 */
export function signalsFrom(
  bonuses: readonly BonusToJudge[],
  found: Answers<ReturnType<typeof evidence>>,
): Map<string, BonusSignal[]> {
  const accounts = accountsFrom(found.accounts)
  const positions = briefPositionsFrom(found.positions)
  const referredBy = Map.groupBy(found.referredBy, (row) => row.referrer_id)
  const payouts = Map.groupBy(found.payouts, (row) => row.investor_id)
  const above = Map.groupBy(found.above, ({ root }) => root)
  const signUps = Map.groupBy(found.signUps, (row) => row.referred_by)
  const staff = new Set(found.staff.map(({ email }) => mailboxOf(email)))
  const earlier = new Set(found.earlier.map(({ id }) => id))
  const gone = new Set(found.gone.map(({ id }) => id))
  const logins = Map.groupBy(found.origins, (row) => row.person_id)
  const originsOfPerson = (id: string): Party['origins'] =>
    (logins.get(id) ?? []).map(({ address, user_agent }) => ({ address, userAgent: user_agent }))
  const partyOf = (id: string): Party & Pick<ReferralAccount, 'signedUpAt'> => {
    const account = accounts.get(id)
    if (account === undefined) throw new Error(`no person ${id}`)
    const payoutAddresses = (payouts.get(id) ?? []).map(({ address }) => address)
    return { ...account, origins: originsOfPerson(id), payoutAddresses }
  }
  return new Map(
    bonuses.map((bonus) => {
      const { id, referrerId, referredId, positionId } = bonus
      const referred = partyOf(referredId)
      const others = new Set([
        ...(referredBy.get(referrerId) ?? []).map(({ referred_id }) => referred_id),
        referredId,
      ])
      const position = positions.get(positionId)
      const signals = signalsOf({
        referrer: partyOf(referrerId),
        referred,
        above: (above.get(referrerId) ?? []).map((one) => ({ id: one.id, mailbox: mailboxOf(one.email) })),
        staffMailboxes: staff,
        hadMailbox: earlier.has(id),
        others: [...others].map(originsOfPerson),
        signUps: (signUps.get(referrerId) ?? []).map(({ created_at }) => new Date(created_at)),
        signedUpAt: referred.signedUpAt,
        isTakenBack: position?.isClosed ?? false,
        isPaymentLost: position?.unwoundBy.some((payment) => gone.has(payment)) ?? false,
      })
      const known = new Set<BonusSignal>([...bonus.signals, ...signals])
      return [id, bonusSignals.filter((signal) => known.has(signal))]
    }),
  )
}
