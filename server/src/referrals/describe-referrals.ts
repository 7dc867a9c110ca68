import type { Bonus as BonusAnswer, Referrals } from '@evenmoor/contract/referrals'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { findById } from '#people/find-person.ts'
import { invitedBy } from '#people/referral-tree.ts'
import type { Tx } from '#platform/database/pool.ts'
import { idOfCursor, pageOf, pageSize, uuidShape } from '#wallet/cursor.ts'
import { maskedName } from './bonus.ts'
import { type BonusOfInvestor, selectBonuses, selectBonusesFrom, sumBonuses } from './bonus-store.ts'
import { bonusAhead, programOf } from './program.ts'

const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })

/** An investor's code and link, the people who used it and their bonuses, without anything that only reviewers see. */
export async function describeReferrals(
  ctx: Context,
  tx: Tx,
  personId: string,
  cursors: { people: string | undefined; bonuses: string | undefined },
): Promise<Referrals> {
  const { referral_code: code } = await findById(tx, personId)
  const programme = programOf(ctx)
  const ahead = bonusAhead(ctx)
  const sums = await sumBonuses(tx, personId)
  return {
    code,
    link: `${ctx.config.publicUrl}/signup?ref=${encodeURIComponent(code)}`,
    programme: {
      is_on: programme.isOn,
      off_because: programme.isOn ? null : programme.offBecause,
      amount: programme.isOn ? usd(programme.amountMinor) : null,
      upcoming: ahead && {
        amount: ahead.valueMinor === 0n ? null : usd(ahead.valueMinor),
        from: ahead.from.toISOString(),
      },
    },
    totals: { pending: usd(sums.get('pending') ?? 0n), verified: usd(sums.get('verified') ?? 0n) },
    people: await peoplePage(tx, personId, cursors.people),
    bonuses: await bonusesPage(tx, personId, cursors.bonuses),
  }
}

async function peoplePage(
  tx: Tx,
  personId: string,
  cursor: string | undefined,
): Promise<Referrals['people']> {
  const rows = await invitedBy(tx, personId, pageAfter(cursor))
  const { page, next } = pageOf(rows, ({ id }) => id)
  const bonuses = await selectBonusesFrom(
    tx,
    personId,
    page.map(({ id }) => id),
  )
  return {
    results: page.map(({ id, name, signedUpAt }) => {
      const bonus = bonuses.get(id)
      return {
        name: maskedName(name),
        signed_up_at: signedUpAt.toISOString(),
        bonus: bonus === undefined ? null : bonusFacts(bonus),
      }
    }),
    next,
  }
}

async function bonusesPage(
  tx: Tx,
  personId: string,
  cursor: string | undefined,
): Promise<Referrals['bonuses']> {
  const rows = await selectBonuses(tx, personId, pageAfter(cursor))
  const { page, next } = pageOf(rows, ({ id }) => id)
  return {
    results: page.map((bonus) => ({
      person: maskedName(bonus.referred),
      ...bonusFacts(bonus),
    })),
    next,
  }
}

const pageAfter = (cursor: string | undefined) => ({
  before: cursor === undefined ? undefined : idOfCursor(cursor, uuidShape),
  limit: pageSize + 1,
})

const bonusFacts = (bonus: BonusOfInvestor): Omit<BonusAnswer, 'person'> => ({
  id: bonus.id,
  amount: usd(bonus.amountMinor),
  status: bonus.status,
  reason: bonus.reason,
  created_at: bonus.createdAt.toISOString(),
  decided_at: bonus.decidedAt?.toISOString() ?? null,
})
