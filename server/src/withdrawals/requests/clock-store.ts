import { sql } from 'kysely'
import type { Database } from '#platform/database/pool.ts'
import { heldStatuses } from '../withdrawal.ts'
import type { Bins } from './clock-bins.ts'

/** What was confirmed since an instant, with the seconds from its request to that. */
const confirmedSince = (since: Date) => sql`
  select max(s.at) as confirmed_at, extract(epoch from max(s.at) - w.created_at) as taken
  from withdrawal_step s join withdrawal w on w.id = s.withdrawal_id
  where s.status = 'confirmed' and s.at > ${since} and w.status = 'confirmed'
  group by w.id`

export type ClockFigures = {
  readonly count: number
  readonly medianSeconds: number | null
  readonly p95Seconds: number | null
  readonly maxSeconds: number | null
  /** How many took longer than promised; null without a promise. */
  readonly late: number | null
}

export async function selectClockFigures(
  db: Database,
  since: Date,
  promiseSeconds: number | null,
): Promise<ClockFigures> {
  const { rows } = await sql<ClockFigures>`
    select count(*)::int as count,
      ceil(percentile_disc(0.5) within group (order by taken))::int as "medianSeconds",
      ceil(percentile_disc(0.95) within group (order by taken))::int as "p95Seconds",
      ceil(max(taken))::int as "maxSeconds",
      case when ${promiseSeconds}::int is not null
        then (count(*) filter (where taken > ${promiseSeconds}::int))::int end as late
    from (${confirmedSince(since)}) t`.execute(db)
  return rows[0]!
}

/** How many are in each bar; those without any are left out. */
export async function selectBins(
  db: Database,
  since: Date,
  { widthSeconds, count }: Bins,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ bin: number; count: number }>`
    select least(floor(ceil(taken) / ${widthSeconds}::int), ${count - 1}::int)::int as bin, count(*)::int as count
    from (${confirmedSince(since)}) t group by 1`.execute(db)
  return new Map(rows.map(({ bin, count }) => [bin, count]))
}

/** Each one, the newest first. */
export async function selectEach(db: Database, since: Date): Promise<{ day: string; seconds: number }[]> {
  const { rows } = await sql<{ day: string; seconds: number }>`
    select to_char(confirmed_at at time zone 'UTC', 'YYYY-MM-DD') as day, ceil(taken)::int as seconds
    from (${confirmedSince(since)}) t order by confirmed_at desc`.execute(db)
  return rows
}

export async function selectByDay(
  db: Database,
  since: Date,
): Promise<{ day: string; count: number; median_seconds: number }[]> {
  const { rows } = await sql<{ day: string; count: number; median_seconds: number }>`
    select to_char(confirmed_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count,
      ceil(percentile_disc(0.5) within group (order by taken))::int as median_seconds
    from (${confirmedSince(since)}) t group by 1 order by 1 desc`.execute(db)
  return rows
}

/** How many wait to be confirmed, and how many of those since before an instant. */
export async function countOpen(
  db: Database,
  before: Date | null,
): Promise<{ waiting: number; overdue: number | null }> {
  const { rows } = await sql<{ waiting: number; overdue: number | null }>`
    select count(*)::int as waiting,
      case when ${before}::timestamptz is not null
        then (count(*) filter (where created_at < ${before}))::int end as overdue
    from withdrawal where status = any(${[...heldStatuses, 'sent']}::text[])`.execute(db)
  return rows[0]!
}
