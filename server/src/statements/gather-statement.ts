import { createHash } from 'node:crypto'
import { keepMonths } from '@evenmoor/ledger'
import { type StatementFacts, statementFormat } from '@evenmoor/contract/statements'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { findById } from '#people/find-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { notFound } from '#platform/problems.ts'
import { readReferences } from '#platform/short-reference.ts'
import { readPlanTitles } from '#positions/plan-titles.ts'
import { isUuid } from '#wallet/cursor.ts'
import { linesCsv } from './lines-csv.ts'
import { statementPeriods } from './list-statements.ts'
import {
  changesOf,
  endOf,
  firstDayOf,
  isComplete,
  lastDayOf,
  linesOf,
  type OwnBalances,
  type OwnMovement,
  type StatementLine,
  totalOf,
  usdText,
} from './statement.ts'
import { readBalancesBefore, selectMovements, sumPostingsBefore } from './statement-store.ts'
import { documentOwner } from './document-owner.ts'

/** Everything that a statement is made of. */
export type Statement = {
  readonly facts: StatementFacts
  readonly lines: readonly StatementLine[]
  /** The lines as CSV. */
  readonly csv: string
  readonly locale: string
}

/**
 * A person's statement of a month, from one snapshot of the ledger: opening plus lines is closing, and the closing is
 * also what the accounts' running balances say, or it is not given at all. 404 for a month before the first booking, for
 * one whose postings are detached, and after this one.
 */
export async function gatherStatement(
  ctx: Context,
  given: { readonly investorId: string; readonly period: string },
): Promise<Statement> {
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => gather(ctx, tx, given))
}

async function gather(
  ctx: Context,
  tx: Tx,
  { investorId, period }: { readonly investorId: string; readonly period: string },
): Promise<Statement> {
  await keepMonths(asSql(tx))
  const now = ctx.clock.now()
  const { periods, keptFrom } = await statementPeriods(ctx, tx, investorId)
  if (keptFrom !== null && firstDayOf(period) < keptFrom)
    throw notFound('statement_detached', { from_day: keptFrom })
  if (!periods.some((its) => its.period === period)) throw notFound('statement_not_found')
  const complete = isComplete(period, now)
  const from = new Date(`${firstDayOf(period)}T00:00:00Z`)
  const until = endOf(period)
  const opening = await sumPostingsBefore(tx, investorId, from)
  const movements = await selectMovements(tx, investorId, from, until)
  const closing = await readBalancesBefore(tx, investorId, until)
  assertAddsUp(opening, movements, closing)
  const lines = linesOf(totalOf(opening), movements, {
    planOf: await readPlanTitles(
      tx,
      movements.map(({ reference }) => reference),
    ),
    shortOf: await shortReferences(tx, movements),
  })
  const csv = linesCsv(lines, isPracticeOnly(ctx) ? 'practice' : 'test')
  const person = await findById(tx, investorId)
  return {
    lines,
    csv,
    locale: person.locale,
    facts: {
      format: statementFormat,
      ...documentOwner(ctx, person),
      period,
      from: firstDayOf(period),
      to: lastDayOf(period),
      is_complete: complete,
      until: (complete ? until : now).toISOString(),
      opening: asTexts(opening),
      closing: asTexts(closing),
      changes: changesOf(movements),
      lines: lines.length,
      lines_sha256: createHash('sha256').update(csv).digest('hex'),
    },
  }
}

const asTexts = (balances: OwnBalances): StatementFacts['opening'] => ({
  available: usdText(balances.available),
  invested: usdText(balances.invested),
  withdrawing: usdText(balances.withdrawing),
  total: usdText(totalOf(balances)),
})

/** Two ways to the same figures, account by account. A statement that does not add up is never given. */
function assertAddsUp(opening: OwnBalances, movements: readonly OwnMovement[], closing: OwnBalances): void {
  for (const account of ['available', 'invested', 'withdrawing'] as const) {
    const sum = movements.reduce((total, movement) => total + movement[account], opening[account])
    if (sum !== closing[account])
      throw new Error(`a statement does not add up: ${account} ${sum}, by its balance ${closing[account]}`)
  }
}

/** What a transfer is about as people read it: `W-4821`, the name of a plan, or nothing. */
async function shortReferences(
  tx: Tx,
  movements: readonly OwnMovement[],
): Promise<(reference: string) => string> {
  const idOf = (reference: string) => reference.split('/')[1] ?? ''
  const ids = new Set(movements.map(({ reference }) => idOf(reference)).filter(isUuid))
  const known = await readReferences(tx, [...ids])
  return (reference) => {
    const id = idOf(reference)
    return known.get(id) ?? (isUuid(id) ? '' : id)
  }
}
