import { type RawBuilder, sql } from 'kysely'
import { displayName } from '#people/display-name.ts'
import { containing } from '#platform/database/containing.ts'
import { notePublicChange } from '#platform/changes/note-change.ts'
import { type Answers, inOneStatement } from '#platform/database/in-one-statement.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { PlanTerms } from './plan.ts'
import type { TermsFigures } from './terms.ts'

/** A version of a plan's terms as it is kept. */
export type Version = TermsFigures & {
  readonly termsId: bigint
  readonly planId: string
  readonly version: number
  readonly resultSource: PlanTerms['resultSource']
  readonly effectiveFrom: Date
  readonly canceledAt: Date | null
  readonly madeAt: Date
  readonly madeBy: string | null
  readonly madeById: string | null
  /** Null while it waits for a second person, or until its day came without one. */
  readonly approvedAt: Date | null
  readonly approvedBy: string | null
}

/** A plan with its versions, newest first. */
export type PlanWithVersions = {
  readonly id: string
  readonly title: string
  readonly closedAt: Date | null
  readonly versions: readonly Version[]
}

/** A plan with the columns it is sorted and searched by. `min_minor` and `rate_ppm` come from the terms shown. */
export type PlanRow = {
  readonly id: string
  readonly sort: number
  readonly sort_title: string
  readonly min_minor: bigint
  readonly rate_ppm: number
  readonly state: 'announced' | 'open' | 'closed'
}

type PlanFilter = { readonly state?: PlanRow['state'] | undefined; readonly q?: string | undefined }

/** The plans that a filter leaves at a moment: shown with the terms in force, or the newest announced before there are any. */
export function planRows(db: Database, now: Date, { state, q = '' }: PlanFilter) {
  const isInForce = sql<boolean>`t.approved_at is not null and t.effective_from <= ${now}`
  const stateOf = sql<PlanRow['state']>`case when p.closed_at <= ${now} then 'closed'
    when s.is_in_force then 'open' else 'announced' end`
  return db
    .selectFrom('plan as p')
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom('plan_terms as t')
          .select(['t.min_minor', 't.rate_ppm'])
          .select(sql<boolean>`t.cancelled_at is null and ${isInForce}`.as('is_in_force'))
          .whereRef('t.plan_id', '=', 'p.id')
          .orderBy(sql`t.cancelled_at is null and ${isInForce}`, 'desc')
          .orderBy(sql`t.cancelled_at is null`, 'desc')
          .orderBy('t.version', 'desc')
          .limit(1)
          .as('s'),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'p.sort', 's.min_minor', 's.rate_ppm'])
    .select([sql<string>`lower(p.title)`.as('sort_title'), stateOf.as('state')])
    .$if(state !== undefined, (query) => query.where(stateOf, '=', state ?? 'open'))
    .$if(q !== '', (query) => query.where('p.title', 'ilike', containing(q)))
}

/** Every plan, or one, in the order they are offered in. */
export const selectPlansWithVersions = async (tx: Database, planId?: string): Promise<PlanWithVersions[]> =>
  plansFrom(await inOneStatement(tx, plansWithVersions(tx, planId)))

/** The queries of the same. Money is text: in JSON it would be a float. */
export const plansWithVersions = (db: Database, planId?: string) => ({
  plans: db
    .selectFrom('plan')
    .select(['id', 'title', 'closed_at'])
    .$if(planId !== undefined, (q) => q.where('id', '=', planId ?? ''))
    .orderBy('sort')
    .orderBy('id'),
  versions: db
    .selectFrom('plan_terms as t')
    .leftJoin('person', 'person.id', 't.made_by')
    .leftJoin('person as approver', 'approver.id', 't.approved_by')
    .select(['t.plan_id', 't.version', 't.result_source', 't.effective_from', 't.cancelled_at'])
    .select(['t.made_at', 't.made_by', 't.approved_at'])
    .select([
      sql<string>`t.id::text`.as('terms_id'),
      sql<string>`t.min_minor::text`.as('min'),
      sql<string>`t.max_minor::text`.as('max'),
      sql<string>`t.rate_ppm::text`.as('rate'),
      displayName('person').as('made_by_name'),
      displayName('approver').as('approved_by_name'),
    ])
    .$if(planId !== undefined, (q) => q.where('t.plan_id', '=', planId ?? ''))
    .orderBy('t.version', 'desc'),
})

type Found = Answers<ReturnType<typeof plansWithVersions>>

export function plansFrom({ plans, versions }: Found): PlanWithVersions[] {
  const byPlan = Map.groupBy(versions, (row) => row.plan_id)
  return plans.map(({ id, title, closed_at }) => ({
    id,
    title,
    closedAt: dateOrNull(closed_at),
    versions: (byPlan.get(id) ?? []).map(versionFrom),
  }))
}

const versionFrom = (row: Found['versions'][number]): Version => ({
  termsId: BigInt(row.terms_id),
  planId: row.plan_id,
  version: row.version,
  minMinor: BigInt(row.min),
  maxMinor: BigInt(row.max),
  ratePpm: BigInt(row.rate),
  resultSource: row.result_source as PlanTerms['resultSource'],
  effectiveFrom: new Date(row.effective_from),
  canceledAt: dateOrNull(row.cancelled_at),
  madeAt: new Date(row.made_at),
  madeBy: row.made_by_name,
  madeById: row.made_by,
  approvedAt: dateOrNull(row.approved_at),
  approvedBy: row.approved_by_name,
})

const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** In a query, everybody who made a version of a plan's terms, or of any plan's, as an array. */
export const makersOf = (planId?: string): RawBuilder<readonly string[]> =>
  sql`array(select t.made_by from plan_terms t
    where t.made_by is not null and t.plan_id = coalesce(${planId ?? null}::text, t.plan_id))`

/** In a query, the title of a plan by its id; null where there is none. */
export const planTitleOf = (planId: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select named_plan.title from plan named_plan where named_plan.id = ${planId})`

/** Locks a plan until the transaction ends, so that no position opens in it and no one else changes it. */
export async function lockPlan(tx: Tx, planId: string): Promise<boolean> {
  const row = await tx.selectFrom('plan').select('id').where('id', '=', planId).forUpdate().executeTakeFirst()
  return row !== undefined
}

/** Adds a plan after all there are; false when its id or its name is taken. */
export async function insertPlan(tx: Tx, plan: { id: string; title: string }): Promise<boolean> {
  const row = await tx
    .insertInto('plan')
    .columns(['id', 'title', 'sort'])
    .expression((e) =>
      e
        .selectFrom('plan')
        .select((p) => [
          p.val(plan.id).as('id'),
          p.val(plan.title).as('title'),
          p.fn.coalesce(p(p.fn.max('sort'), '+', 1), p.lit(1)).as('sort'),
        ]),
    )
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type NewVersion = TermsFigures & {
  readonly planId: string
  readonly version: number
  readonly resultSource: PlanTerms['resultSource']
  readonly effectiveFrom: Date
  /** Null for the operator at the command line. */
  readonly madeBy: string | null
  readonly madeAt: Date
  /** Null where a second person has to approve it. */
  readonly approvedAt: Date | null
}

export async function insertVersion(tx: Tx, terms: NewVersion): Promise<void> {
  notePublicChange(tx)
  await tx
    .insertInto('plan_terms')
    .values({
      plan_id: terms.planId,
      version: terms.version,
      min_minor: terms.minMinor,
      max_minor: terms.maxMinor,
      rate_ppm: Number(terms.ratePpm),
      result_source: terms.resultSource,
      effective_from: terms.effectiveFrom,
      made_by: terms.madeBy,
      made_at: terms.madeAt,
      approved_at: terms.approvedAt,
    })
    .execute()
}

/** That a second person approved a version; the database takes it once, and from another person alone. */
export async function writeApproved(
  tx: Tx,
  termsId: bigint,
  { approvedBy, at }: { approvedBy: string; at: Date },
): Promise<void> {
  notePublicChange(tx)
  await tx
    .updateTable('plan_terms')
    .set({ approved_by: approvedBy, approved_at: at })
    .where('id', '=', termsId)
    .execute()
}

export async function writeCanceled(tx: Tx, termsId: bigint, at: Date): Promise<void> {
  notePublicChange(tx)
  await tx.updateTable('plan_terms').set({ cancelled_at: at }).where('id', '=', termsId).execute()
}

export async function writeClosed(tx: Tx, planId: string, at: Date): Promise<void> {
  notePublicChange(tx)
  await tx.updateTable('plan').set({ closed_at: at }).where('id', '=', planId).execute()
}

/** How many versions are proposed, with a day to come, and when the oldest was; those of closed plans left out. */
export async function countProposals(
  db: Database,
  now: Date,
): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await db
    .selectFrom('plan_terms')
    .innerJoin('plan', 'plan.id', 'plan_terms.plan_id')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('made_at').as('oldest_at')])
    .where('approved_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('effective_from', '>', now)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldestAt: row.oldest_at }
}
