import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { DayOfPlan } from './outlook.ts'
import type { PlanRecord, PlanTerms } from './plan.ts'

/** The terms in force at a moment, of every plan that has any by then, cheapest first. */
export async function selectTermsInForce(
  tx: Tx,
  at: Date,
  which: { readonly planId?: string } = {},
): Promise<PlanTerms[]> {
  const rows = await inForceRows(tx, at)
    .$if(which.planId !== undefined, (q) => q.where('plan.id', '=', which.planId ?? ''))
    .execute()
  return rows.toSorted((a, b) => a.sort - b.sort).map(termsFrom)
}

/** Terms that are announced and not in force yet. */
export type UpcomingTerms = Pick<PlanTerms, 'minMinor' | 'maxMinor' | 'ratePpm' | 'resultSource'> & {
  readonly effectiveFrom: Date
}

/** Every open plan under its terms in force at a moment, cheapest first, with the next ones that are announced. */
export async function selectOpenPlans(
  tx: Tx,
  at: Date,
): Promise<{ terms: PlanTerms; upcoming: UpcomingTerms | undefined }[]> {
  const rows = await inForceRows(tx, at)
    .where((e) => e.or([e('plan.closed_at', 'is', null), e('plan.closed_at', '>', at)]))
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('plan_terms as n')
          .select([
            'n.min_minor as next_min_minor',
            'n.max_minor as next_max_minor',
            'n.rate_ppm as next_rate_ppm',
            'n.result_source as next_source',
            'n.effective_from as next_from',
          ])
          .whereRef('n.plan_id', '=', 'plan.id')
          .where('n.effective_from', '>', at)
          .where('n.cancelled_at', 'is', null)
          .where('n.approved_at', 'is not', null)
          .orderBy('n.effective_from')
          .limit(1)
          .as('next'),
      (join) => join.onTrue(),
    )
    .select(['next_min_minor', 'next_max_minor', 'next_rate_ppm', 'next_source', 'next_from'])
    .execute()
  return rows
    .toSorted((a, b) => a.sort - b.sort)
    .map((row) => ({
      terms: termsFrom(row),
      upcoming:
        row.next_from === null
          ? undefined
          : {
              minMinor: row.next_min_minor ?? 0n,
              maxMinor: row.next_max_minor ?? 0n,
              ratePpm: BigInt(row.next_rate_ppm ?? 0),
              resultSource: row.next_source as PlanTerms['resultSource'],
              effectiveFrom: row.next_from,
            },
    }))
}

const inForceRows = (tx: Tx, at: Date) =>
  termsRows(tx)
    .distinctOn('plan.id')
    .where('plan_terms.effective_from', '<=', at)
    .orderBy('plan.id')
    .orderBy('plan_terms.effective_from', 'desc')
    .orderBy('plan_terms.version', 'desc')

/** Every version of a plan's terms that may come into force or has, the one that counts last first. */
export async function selectTermsToOpen(
  tx: Tx,
  planId: string,
): Promise<{ terms: PlanTerms; effectiveFrom: Date; closedAt: Date | null }[]> {
  const rows = await versionsOf(tx, { planId })
  return rows.map((row) => ({
    terms: termsFrom(row),
    effectiveFrom: row.effective_from,
    closedAt: row.closed_at,
  }))
}

const versionsOf = compiledOnce((tx, given: { planId: string }) =>
  termsRows(tx)
    .select(['plan_terms.effective_from', 'plan.closed_at'])
    .where('plan.id', '=', given.planId)
    .orderBy('plan_terms.effective_from', 'desc')
    .orderBy('plan_terms.version', 'desc'),
)

const termsRows = (tx: Database | Tx) =>
  tx
    .selectFrom('plan')
    .innerJoin('plan_terms', 'plan_terms.plan_id', 'plan.id')
    .select([
      'plan.id as plan_id',
      'plan.title',
      'plan.sort',
      'plan_terms.id as terms_id',
      'plan_terms.version',
      'plan_terms.min_minor',
      'plan_terms.max_minor',
      'plan_terms.rate_ppm',
      'plan_terms.result_source',
    ])
    .where('plan_terms.cancelled_at', 'is', null)
    .where('plan_terms.approved_at', 'is not', null)

const termsFrom = (
  row: Awaited<ReturnType<ReturnType<typeof termsRows>['executeTakeFirstOrThrow']>>,
): PlanTerms => ({
  planId: row.plan_id,
  title: row.title,
  termsId: row.terms_id,
  version: row.version,
  minMinor: row.min_minor,
  maxMinor: row.max_minor,
  ratePpm: BigInt(row.rate_ppm),
  resultSource: row.result_source as PlanTerms['resultSource'],
})

/** The record of every plan with a day that counts, by plan. */
export async function selectRecords(tx: Tx): Promise<Map<string, PlanRecord>> {
  const rows = await tx
    .selectFrom('standing_result')
    .select((e) => [
      'plan_id',
      e.fn.countAll<bigint>().as('days'),
      e.fn.min('rate_ppm').as('worst'),
      e.fn.max('rate_ppm').as('best'),
      e.fn.max('day').as('last_day'),
    ])
    .groupBy('plan_id')
    .execute()
  // The columns of a view count as nullable; these never are.
  return new Map(
    rows.map((row) => [
      row.plan_id ?? '',
      {
        days: Number(row.days),
        worstPpm: BigInt(row.worst ?? 0),
        bestPpm: BigInt(row.best ?? 0),
        lastDay: row.last_day,
      },
    ]),
  )
}

/** The moment from which there is any plan at all; undefined without plans. */
export async function selectFirstEffectiveFrom(tx: Tx): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('plan_terms')
    .select((e) => e.fn.min('effective_from').as('first'))
    .where('approved_at', 'is not', null)
    .executeTakeFirst()
  return row?.first ?? undefined
}

/** The moment from which each plan has terms. */
export async function selectFirstEffectiveByPlan(tx: Tx): Promise<Map<string, Date>> {
  const rows = await tx
    .selectFrom('plan_terms')
    .select((e) => ['plan_id', e.fn.min('effective_from').as('first')])
    .where('cancelled_at', 'is', null)
    .where('approved_at', 'is not', null)
    .groupBy('plan_id')
    .execute()
  return new Map(rows.map(({ plan_id, first }) => [plan_id, first]))
}

/** The titles of all plans, closed ones too, by id. */
export async function selectTitles(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('plan').select(['id', 'title']).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Keeps a plan as it is, and its terms, until the transaction ends; any number of transactions may hold it. */
export async function shareLockPlan(tx: Tx, planId: string): Promise<void> {
  await sharedPlan(tx, { planId })
}

const sharedPlan = compiledOnce((tx, given: { planId: string }) =>
  tx.selectFrom('plan').select('id').where('id', '=', given.planId).forKeyShare(),
)

/** Every day of a plan as it counts now, oldest first; one that was taken back is missing. */
export async function selectDaysOfPlan(tx: Tx, planId: string): Promise<DayOfPlan[]> {
  const rows = await tx
    .selectFrom('standing_result')
    .select(['day', 'rate_ppm', 'source'])
    .where('plan_id', '=', planId)
    .orderBy('day')
    .execute()
  return rows.map((row) => ({
    day: row.day ?? '',
    ratePpm: BigInt(row.rate_ppm ?? 0),
    source: row.source as DayOfPlan['source'],
  }))
}

/** The plans with terms of the source `market` that are in force by the end of a UTC day. */
export async function selectPlansDrawn(tx: Tx, day: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('plan_terms')
    .select('plan_id')
    .distinct()
    .where('result_source', '=', 'market')
    .where('cancelled_at', 'is', null)
    .where('approved_at', 'is not', null)
    .where('effective_from', '<=', new Date(`${day}T23:59:59.999Z`))
    .execute()
  return new Set(rows.map((row) => row.plan_id))
}
