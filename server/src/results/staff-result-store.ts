import { type AliasableExpression, sql } from 'kysely'
import type { StaffResult } from '@evenmoor/contract/staff-results'
import type { Tx } from '#platform/database/pool.ts'

/** A plan's day as it is listed. */
export type DayRow = {
  /** The day, a minus, and the plan. */
  readonly id: string
  readonly plan_id: string
  readonly title: string
  readonly day: string
  readonly status: StaffResult['status']
  readonly source: StaffResult['source']
  readonly rate_ppm: number | null
}

export type DayFilter = {
  readonly planId?: string | undefined
  readonly status?: StaffResult['status'] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The last UTC day that has ended. */
  readonly lastDay: string
  /** Staff book every day of every plan: no other source is allowed here. */
  readonly isAllBooked: boolean
}

/**
 * The days of every plan: those with a result or a proposal, and those that staff have to book. A day that a plan's source
 * gives by itself is not here before it is booked.
 */
export const dayRows = ({
  planId,
  status,
  from,
  to,
  lastDay,
  isAllBooked,
}: DayFilter): AliasableExpression<DayRow> => sql<DayRow>`(
  with begun as (
    select plan_id, min(effective_from) at time zone 'UTC' as first from plan_terms where cancelled_at is null group by 1
  ), day as (
    select r.plan_id, r.day from daily_result r
    union select q.plan_id, q.day from result_proposal q
    union
    select b.plan_id, d::date from begun b
    cross join generate_series(b.first, ${lastDay}::date::timestamp, interval '1 day') d
    where (${isAllBooked} or (
      select t.result_source from plan_terms t
      where t.plan_id = b.plan_id and t.cancelled_at is null and t.effective_from <= d at time zone 'UTC'
      order by t.effective_from desc, t.version desc limit 1) = 'booked')
      and exists (select from position p where p.opened_on < d::date)
  ), stands as (
    select y.plan_id, y.day, p.title, r.plan_id is not null as has_result, s.source, s.rate_ppm,
      a.plan_id is not null as is_accrued, c.rate_ppm is null as is_reversal, c.completed_at, c.id as correction_id,
      exists (
        select from result_proposal o where o.plan_id = y.plan_id and o.day = y.day and o.status = 'open'
      ) as is_proposed
    from day y
    join plan p on p.id = y.plan_id
    left join daily_result r on r.plan_id = y.plan_id and r.day = y.day
    left join standing_result s on s.plan_id = y.plan_id and s.day = y.day
    left join accrued_result a on a.plan_id = y.plan_id and a.day = y.day
    left join lateral (
      select c.id, c.rate_ppm, c.completed_at from day_correction c
      where c.plan_id = y.plan_id and c.day = y.day order by c.sequence desc limit 1
    ) c on true
  ), listed as (
    select plan_id, day, title, source, rate_ppm, case
      when is_proposed then 'proposed'
      when not has_result then 'missing'
      when correction_id is null then case when is_accrued then 'applied' when day > ${lastDay}::date then 'ahead' else 'booked' end
      when completed_at is null then 'correcting'
      when is_reversal then 'reversed'
      else 'corrected' end as status
    from stands
  )
  select day || '-' || plan_id as id, plan_id, title, day::text as day, status, source, rate_ppm from listed
  where (${from ?? null}::date is null or day >= ${from ?? null}::date)
    and (${to ?? null}::date is null or day <= ${to ?? null}::date)
    and (${planId ?? null}::text is null or plan_id = ${planId ?? null})
    and (${status ?? null}::text is null or status = ${status ?? null})
)`

/** The days that a filter leaves, latest first. */
export async function selectDays(tx: Tx, filter: DayFilter, limit: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select * from ${dayRows(filter).as('listed')} order by day desc, plan_id desc limit ${limit}`.execute(tx)
  return rows
}
