import type { Bonus as BonusAnswer, Referrals } from '@evenmoor/contract/referrals'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { type Answers, inOneStatement } from '#platform/database/in-one-statement.ts'
import type { Tx } from '#platform/database/pool.ts'
import { idOfCursor, pageOf, pageSize, uuidShape } from '#wallet/cursor.ts'
import { maskedName } from './bonus.ts'
import { bonusPage, codeAndSums, invitedPage, type OwnBonus, ownBonusFrom } from './bonus-store.ts'
import { bonusAhead, programOf } from './program.ts'

const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })

type Cursors = { readonly people: string | undefined; readonly bonuses: string | undefined }

const asked = (tx: Tx, personId: string, cursors: Cursors) => ({
  sums: codeAndSums(tx, personId),
  people: invitedPage(tx, personId, pageAfter(cursors.people)),
  bonuses: bonusPage(tx, personId, pageAfter(cursors.bonuses)),
})

type Found = Answers<ReturnType<typeof asked>>

/** An investor's code and link, the people who used it and their bonuses, without anything that only reviewers see. */
export async function describeReferrals(
  ctx: Context,
  tx: Tx,
  personId: string,
  cursors: Cursors,
): Promise<Referrals> {
  const { sums, people, bonuses } = await inOneStatement(tx, asked(tx, personId, cursors))
  const { code, pending, verified } = sums[0]!
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
    totals: { pending: usd(BigInt(pending)), verified: usd(BigInt(verified)) },
    people: peoplePage(people),
    bonuses: bonusesPage(bonuses),
  }
}

function peoplePage(rows: Found['people']): Referrals['people'] {
  const { page, next } = pageOf(rows, (row) => row.person_id)
  return {
    results: page.map((row) => {
      const bonus = ownBonusFrom(row)
      return {
        name: maskedName(row),
        signed_up_at: new Date(row.signed_up_at).toISOString(),
        bonus: bonus && bonusFacts(bonus),
      }
    }),
    next,
  }
}

function bonusesPage(rows: Found['bonuses']): Referrals['bonuses'] {
  const { page, next } = pageOf(rows, ({ id }) => id)
  return {
    results: page.map((row) => ({ person: maskedName(row), ...bonusFacts(ownBonusFrom(row)!) })),
    next,
  }
}

const pageAfter = (cursor: string | undefined) => ({
  before: cursor === undefined ? undefined : idOfCursor(cursor, uuidShape),
  limit: pageSize + 1,
})

const bonusFacts = (bonus: OwnBonus): Omit<BonusAnswer, 'person'> => ({
  id: bonus.id,
  amount: usd(bonus.amountMinor),
  status: bonus.status,
  reason: bonus.reason,
  created_at: bonus.createdAt.toISOString(),
  decided_at: bonus.decidedAt?.toISOString() ?? null,
})
