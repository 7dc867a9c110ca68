/**
 * The one module that reads the tables of all others, because comparing them is what it is for. It writes none, and
 * trusts neither constraints nor triggers: it finds what was changed behind their backs.
 */
import { checkInvariants, keepMonths, type Sql, verifyChain, withoutNestedLoops } from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict } from '#platform/problems.ts'
import { type OnProgress, partOf, unwatched } from '#platform/on-progress.ts'
import { asSql, asSqlWithin, liftTimeLimit, sqlState } from '#platform/database/transaction.ts'
import { violationFindings } from '#integrity/violation-findings.ts'
import { depositChecks } from './deposit-checks.ts'
import { bonusChecks } from './bonus-checks.ts'
import { type Check, type Difference, differencesPerCheckMax } from './difference.ts'
import { positionChecks } from './position-checks.ts'
import { practiceChecks } from './practice-checks.ts'
import { practiceHoldingDifferences } from './practice-holdings.ts'
import { rebuiltChecks } from './rebuilt-checks.ts'
import { unwindingChecks } from './unwinding-checks.ts'
import { withdrawalChecks } from './withdrawal-checks.ts'

const checks: readonly Check[] = [
  ...positionChecks,
  ...rebuiltChecks,
  ...withdrawalChecks,
  ...unwindingChecks,
  ...bonusChecks,
  ...depositChecks,
  ...practiceChecks,
]

type Reconciling = {
  readonly onProgress?: OnProgress
  /** For a request: what takes longer in all is refused, and leaves no statement behind. Without it, it may take any time. */
  readonly withinMs?: number
}

/**
 * Everything that disagrees between the ledger and its invariants, the ledger and the business rows, and these and
 * the practice network; an empty list means that all agree. All of it is read at one moment, so it may run beside
 * everything else. Postings are compared from the first month on that is here (`keptSince`), balances with all there were.
 */
export async function reconcile(
  ctx: Context,
  { onProgress = unwatched, withinMs }: Reconciling = {},
): Promise<Difference[]> {
  try {
    return await ctx.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await keepMonths(asSql(tx))
        if (withinMs === undefined) await liftTimeLimit(tx)
        return compareAll(tx, withinMs === undefined ? asSql(tx) : asSqlWithin(tx, withinMs), onProgress)
      })
  } catch (error) {
    if (withinMs === undefined || sqlState(error) !== queryCanceled) throw error
    throw conflict('comparison_takes_too_long')
  }
}

/** What a statement ends with whose time is over. */
const queryCanceled = '57014'

const compareAll = (tx: Tx, sql: Sql, onProgress: OnProgress): Promise<Difference[]> =>
  withoutNestedLoops(sql, async () => {
    const part = (index: number) => partOf(onProgress, index, ledgerParts + checks.length)
    const differences = await ledgerDifferences(sql, part)
    for (const [index, check] of checks.entries()) {
      differences.push(...(await differencesOf(sql, check)))
      part(ledgerParts + index)(1, 1)
    }
    differences.push(...(await practiceHoldingDifferences(tx, sql)))
    return differences
  })

/** The ledger's rules and its chain, which have their own progress. */
const ledgerParts = 2

async function ledgerDifferences(sql: Sql, part: (index: number) => OnProgress): Promise<Difference[]> {
  const violations = [
    ...(await checkInvariants(sql, part(0))),
    ...(await verifyChain(sql, { onProgress: part(1) })).violations,
  ]
  return violationFindings(violations).map(({ what, place, detail }) => ({
    check: what,
    where: place,
    detail,
  }))
}

async function differencesOf(sql: Sql, { name, sql: statement }: Check): Promise<Difference[]> {
  const { rows } = await sql.query<{ found: string; detail: string }>(
    `select * from (${statement}) offence limit ${differencesPerCheckMax}`,
  )
  return rows.map(({ found, detail }) => ({ check: name, where: found, detail }))
}
