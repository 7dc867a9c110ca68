import type { Bonus as BonusAnswer, Referrals } from '@evenmoor/contract/referrals'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { idOfCursor, pageOf, pageSize, uuidShape } from '#wallet/cursor.ts'
import { maskedName } from './bonus.ts'
import { type InvitedPerson, selectBonuses, selectCodeAndSums, selectInvited } from './bonus-store.ts'
import { bonusAhead, programOf } from './program.ts'

const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })

/** An investor's code and link, the people who used it and their bonuses, without anything that only reviewers see. */
export async function describeReferrals(
  ctx: Context,
  tx: Tx,
  personId: string,
  cursors: { people: string | undefined; bonuses: string | undefined },
): Promise<Referrals> {
  const [{ code, pendingMinor, verifiedMinor }, people, bonuses] = await together(
    selectCodeAndSums(tx, personId),
    peoplePage(tx, personId, cursors.people),
    bonusesPage(tx, personId, cursors.bonuses),
  )
  const programme = programOf(ctx)
  const ahead = bonusAhead(ctx)
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
    totals: { pending: usd(pendingMinor), verified: usd(verifiedMinor) },
    people,
    bonuses,
  }
}

async function peoplePage(
  tx: Tx,
  personId: string,
  cursor: string | undefined,
): Promise<Referrals['people']> {
  const rows = await selectInvited(tx, personId, pageAfter(cursor))
  const { page, next } = pageOf(rows, ({ id }) => id)
  return {
    results: page.map(({ name, signedUpAt, bonus }) => ({
      name: maskedName(name),
      signed_up_at: signedUpAt.toISOString(),
      bonus: bonus && bonusFacts(bonus),
    })),
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

const bonusFacts = (bonus: NonNullable<InvitedPerson['bonus']>): Omit<BonusAnswer, 'person'> => ({
  id: bonus.id,
  amount: usd(bonus.amountMinor),
  status: bonus.status,
  reason: bonus.reason,
  created_at: bonus.createdAt.toISOString(),
  decided_at: bonus.decidedAt?.toISOString() ?? null,
})
