import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { referenceOf } from '#platform/short-reference.ts'
import { rereadingWorthOf } from './bucket-store.ts'
import type { Position } from './position.ts'

type NewPosition = {
  id: string
  investorId: string
  planId: string
  termsId: bigint
  principalMinor: bigint
  openedOn: string
  openedAt: Date
}

/** Writes a new position down, with its account, in a bucket that it holds until the transaction ends. It waits for no lock. */
export async function insertPosition(tx: Tx, position: NewPosition): Promise<void> {
  await insert(tx, position)
}

const insert = compiledOnce(
  (_tx, { id, investorId, planId, termsId, principalMinor, openedOn, openedAt }: NewPosition) => sql<never>`
    insert into position (id, investor_id, plan_id, terms_id, account_id, bucket_id, slot, available_account_id,
      principal_minor, opened_on, opened_at)
    select ${id}::uuid, ${investorId}::uuid, ${planId}, ${termsId}::bigint,
      ledger.open_account('invested', 'usd', ${investorId}::uuid, ${id}::uuid),
      b.bucket_id, b.slot, b.available_account_id,
      ${principalMinor}::numeric, ${openedOn}::date, ${openedAt}::timestamptz
    from join_bucket(${planId}, ${investorId}::uuid, ${principalMinor}::numeric) b`,
)

const positions = (tx: Database | Tx) =>
  tx
    .selectFrom('position')
    .innerJoin('plan', 'plan.id', 'position.plan_id')
    .innerJoin('plan_terms', 'plan_terms.id', 'position.terms_id')
    .innerJoin('ledger.balance', 'ledger.balance.account_id', 'position.account_id')
    .select((e) => [
      'position.id',
      referenceOf('position'),
      'position.investor_id',
      'position.plan_id',
      'plan.title',
      'plan_terms.rate_ppm',
      'position.principal_minor',
      'position.redeemed_minor',
      sql<string[]>`position.reinvest_switch_days::text[]`.as('switch_days'),
      'ledger.balance.amount as value_minor',
      'position.opened_on',
      'position.opened_at',
      'position.closed_at',
      e
        .selectFrom('accrual')
        .whereRef('accrual.position_id', '=', 'position.id')
        .select((a) =>
          a.fn.coalesce(a.fn.sum<bigint>('accrual.amount_minor'), sql<bigint>`0::numeric`).as('s'),
        )
        .as('results_minor'),
      e
        .exists(
          e
            .selectFrom('accrual as booked')
            .whereRef('booked.position_id', '=', 'position.id')
            .select(sql`1`.as('one')),
        )
        .as('has_results'),
      e
        .selectFrom('position_correction as c')
        .whereRef('c.position_id', '=', 'position.id')
        .select(sql<bigint>`coalesce(sum(c.invested_minor + c.available_minor), 0)`.as('s'))
        .as('corrections_minor'),
      e
        .selectFrom('reversed_result as r')
        .whereRef('r.position_id', '=', 'position.id')
        .select(sql<bigint>`coalesce(sum(r.amount_minor), 0)`.as('s'))
        .as('reversed_minor'),
      e
        .selectFrom('unwound_position as u')
        .whereRef('u.position_id', '=', 'position.id')
        .select(sql<bigint>`coalesce(sum(u.amount_minor), 0)`.as('s'))
        .as('unwound_minor'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof positions>['executeTakeFirstOrThrow']>>

/** An investor's positions, newest first; the ids are made in the order of time. */
export async function selectPositions(
  tx: Tx,
  investorId: string,
  page: { before: string | undefined; limit: number },
): Promise<Position[]> {
  const { before, limit } = page
  const rows =
    before === undefined
      ? await newestOf(tx, { investorId, limit })
      : await olderOf(tx, { investorId, limit, before })
  return rows.map(positionFrom)
}

const newestOf = compiledOnce((tx, given: { investorId: string; limit: number }) =>
  positions(tx)
    .where('position.investor_id', '=', given.investorId)
    .orderBy('position.id', 'desc')
    .limit(given.limit),
)

const olderOf = compiledOnce((tx, given: { investorId: string; limit: number; before: string }) =>
  positions(tx)
    .where('position.investor_id', '=', given.investorId)
    .where('position.id', '<', given.before)
    .orderBy('position.id', 'desc')
    .limit(given.limit),
)

export async function findPosition(tx: Tx, id: string, investorId: string): Promise<Position | undefined> {
  const [row] = await onePosition(tx, { id, investorId })
  return row && positionFrom(row)
}

const onePosition = compiledOnce((tx, given: { id: string; investorId: string }) =>
  positions(tx).where('position.id', '=', given.id).where('position.investor_id', '=', given.investorId),
)

/** Whether there is such a position and it is the investor's. */
export async function isOwnPosition(tx: Tx, id: string, investorId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('position')
    .select('id')
    .where('id', '=', id)
    .where('investor_id', '=', investorId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the investor has or had a position. */
export async function hasAnyPosition(tx: Tx, investorId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('position')
    .select('id')
    .where('investor_id', '=', investorId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Locks an investor's position until the transaction ends, by the row of its bucket: it changes, and so does its value, only
 * by whoever holds this lock.
 */
export async function lockPosition(tx: Tx, id: string, investorId: string): Promise<boolean> {
  return (await lockedBucket(tx, { id, investorId })).length > 0
}

const lockedBucket = compiledOnce((tx, given: { id: string; investorId: string }) =>
  tx
    .selectFrom('position_bucket')
    .select('id')
    .where('id', '=', (e) =>
      e
        .selectFrom('position')
        .select('bucket_id')
        .where('position.id', '=', given.id)
        .where('investor_id', '=', given.investorId),
    )
    .forNoKeyUpdate(),
)

/** What is asked of a position that is about to be redeemed. */
export type Worth = Pick<Position, 'id' | 'planTitle' | 'valueMinor' | 'closedAt'>

/** The same of an investor's own position; undefined for any other. */
export async function findWorth(tx: Tx, id: string, investorId: string): Promise<Worth | undefined> {
  const [row] = await worthOf(tx, { id, investorId })
  return row && { id, planTitle: row.title, valueMinor: row.value_minor, closedAt: row.closed_at }
}

const worthOf = compiledOnce((tx, given: { id: string; investorId: string }) =>
  tx
    .selectFrom('position')
    .innerJoin('plan', 'plan.id', 'position.plan_id')
    .innerJoin('ledger.balance', 'ledger.balance.account_id', 'position.account_id')
    .select(['plan.title', 'ledger.balance.amount as value_minor', 'position.closed_at'])
    .where('position.id', '=', given.id)
    .where('position.investor_id', '=', given.investorId),
)

/** Notes what was taken back, after it was posted, and the end of the position when that was all. */
export async function recordRedemption(tx: Tx, id: string, taken: Omit<Taken, 'id'>): Promise<void> {
  await noteTaken(tx, { id, ...taken })
}

type Taken = { readonly id: string; readonly amountMinor: bigint; readonly closedAt: Date | null }

const noteTaken = compiledOnce(
  (_tx, { id, amountMinor, closedAt }: Taken) => sql<never>`
    with noted as (
      update position set redeemed_minor = redeemed_minor + ${amountMinor}::numeric, closed_at = ${closedAt}::timestamptz
      where id = ${id}::uuid
    )
    ${rereadingWorthOf(id)}`,
)

/** The days from which reinvesting is on, off, on, … of a position that is locked. */
export async function selectSwitchDays(tx: Tx, id: string): Promise<string[]> {
  const row = await tx
    .selectFrom('position')
    .select(sql<string[]>`reinvest_switch_days::text[]`.as('days'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.days
}

export async function writeSwitchDays(tx: Tx, id: string, days: readonly string[]): Promise<void> {
  await tx
    .updateTable('position')
    .set({ reinvest_switch_days: sql`${[...days]}::date[]` })
    .where('id', '=', id)
    .execute()
}

/** The terms that a position was opened under. */
export async function selectTermsOfPosition(tx: Tx, id: string) {
  return tx
    .selectFrom('position')
    .innerJoin('plan_terms', 'plan_terms.id', 'position.terms_id')
    .select(['version', 'min_minor', 'max_minor', 'rate_ppm', 'result_source', 'effective_from'])
    .where('position.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The query of how many open positions each version of terms has. */
export const openByTerms = (db: Database) =>
  db
    .selectFrom('position')
    .select([sql<string>`terms_id::text`.as('terms'), sql<number>`count(*)::int`.as('open')])
    .where('closed_at', 'is', null)
    .groupBy('terms_id')

/** The investors with an open position in a plan, each once. */
export async function selectHolders(tx: Tx, planId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('position')
    .select('investor_id')
    .distinct()
    .where('plan_id', '=', planId)
    .where('closed_at', 'is', null)
    .execute()
  return rows.map((row) => row.investor_id)
}

/** The plan of each of these positions, by its id. */
export async function selectPlanOfPositions(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('position').select(['id', 'plan_id']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row.plan_id]))
}

/** In a query, the id of the plan of a position by its id, given as text. */
export const planIdOfPosition = (id: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<
    string | null
  >`(select own_position.plan_id from position own_position where own_position.id = ${id}::uuid)`

/** The earliest day that any position was opened on; undefined without positions. */
export async function selectFirstOpenedOn(tx: Tx): Promise<string | undefined> {
  const row = await tx
    .selectFrom('position')
    .select((e) => e.fn.min('opened_on').as('first'))
    .executeTakeFirst()
  return row?.first ?? undefined
}

const positionFrom = (row: Row): Position => ({
  id: row.id,
  reference: row.reference,
  investorId: row.investor_id,
  planId: row.plan_id,
  planTitle: row.title,
  ratePpm: BigInt(row.rate_ppm),
  principalMinor: row.principal_minor,
  valueMinor: row.value_minor,
  redeemedMinor: row.redeemed_minor,
  reinvest: { on: row.switch_days.length % 2 === 1, from: row.switch_days.at(-1) ?? null },
  resultsMinor: (row.results_minor ?? 0n) + (row.corrections_minor ?? 0n) - (row.reversed_minor ?? 0n),
  hasResults: row.has_results === true,
  unwoundMinor: row.unwound_minor ?? 0n,
  openedOn: row.opened_on,
  openedAt: row.opened_at,
  closedAt: row.closed_at,
})
