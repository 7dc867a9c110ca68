import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'
import type { Effect, Reversed } from './correction.ts'

/** A correction that is being applied to the positions that had the day. */
export type Correction = {
  readonly id: string
  readonly planId: string
  readonly day: string
  readonly sequence: number
  /** Null when it takes back what stood. */
  readonly ratePpm: bigint | null
}

/** A position that is to get a correction, with what is needed to work it out. */
export type PositionToCorrect = {
  readonly positionId: string
  readonly investorId: string
  readonly isClosed: boolean
  readonly investedAccountId: bigint
  readonly availableAccountId: bigint
  /** What the day's rate was applied to. */
  readonly baseMinor: bigint
  /** What stood before this correction. */
  readonly before: Effect
  /** What the house has covered for this position and day so far. */
  readonly outstandingMinor: bigint
  readonly reversed: Reversed
}

/** The next of a plan's buckets that had the day, behind `after`, in the order of their ids. */
export async function selectBucketsOfDay(
  tx: Tx,
  { planId, day }: Correction,
  page: { after: bigint | undefined; limit: number },
): Promise<bigint[]> {
  const { rows } = await sql<{ bucket_id: bigint }>`
    select distinct bucket_id from bucket_accrual
    where plan_id = ${planId} and day = ${day}::date and bucket_id > ${String(page.after ?? 0n)}::bigint
    order by bucket_id limit ${page.limit}`.execute(tx)
  return rows.map((row) => row.bucket_id)
}

/** Of the positions in these locked buckets, those that had the day and have not had the correction. */
export async function selectToCorrect(
  tx: Tx,
  { id, planId, day, sequence }: Correction,
  bucketIds: readonly bigint[],
): Promise<PositionToCorrect[]> {
  const { rows } = await sql<Row>`
    select p.id, p.investor_id, p.closed_at is not null as is_closed, p.account_id as invested_id,
      p.available_account_id as available_id, a.base_minor, a.amount_minor, a.reinvested,
      before.invested_minor, before.available_minor, before.shortfall_minor,
      -coalesce(total.shortfall_minor, 0) as outstanding_minor,
      reversed.since_minor, reversed.all_minor, a.amount_minor + coalesce(corrected.minor, 0) as stood_minor
    from every_accrual a
    join position p on p.id = a.position_id
    left join lateral (
      select c.invested_minor, c.available_minor, c.shortfall_minor, c.booked_at
      from day_correction d join position_correction c on c.correction_id = d.id and c.position_id = p.id
      where d.plan_id = ${planId} and d.day = ${day}::date and d.sequence = ${sequence - 1}
    ) before on true
    left join lateral (
      select sum(c.shortfall_minor) as shortfall_minor
      from day_correction d join position_correction c on c.correction_id = d.id and c.position_id = p.id
      where d.plan_id = ${planId} and d.day = ${day}::date
    ) total on true
    left join lateral (
      select coalesce(sum(v.amount_minor), 0) as all_minor, min(v.at) as first_at,
        coalesce(sum(v.amount_minor) filter (where v.at >= coalesce(before.booked_at, '-infinity')), 0) as since_minor
      from reversed_result v where v.position_id = p.id and v.day = ${day}::date
    ) reversed on true
    left join lateral (
      select sum(c.invested_minor + c.available_minor) as minor
      from day_correction d join position_correction c on c.correction_id = d.id and c.position_id = p.id
      where d.plan_id = ${planId} and d.day = ${day}::date and c.booked_at <= reversed.first_at
    ) corrected on true
    where a.bucket_id = any(${bucketIds.map(String)}::bigint[]) and a.day = ${day}::date
      and not exists (select from position_correction c where c.position_id = p.id and c.correction_id = ${id}::uuid)
    order by p.id`.execute(tx)
  return rows.map((row) => ({
    positionId: row.id,
    investorId: row.investor_id,
    isClosed: row.is_closed,
    investedAccountId: row.invested_id,
    availableAccountId: row.available_id,
    baseMinor: row.base_minor,
    before: sequence === 1 ? effectOfAccrual(row) : effectOfCorrection(row),
    outstandingMinor: row.outstanding_minor,
    reversed: { sinceMinor: row.since_minor, allMinor: row.all_minor, stoodMinor: row.stood_minor },
  }))
}

type Row = {
  id: string
  investor_id: string
  is_closed: boolean
  invested_id: bigint
  available_id: bigint
  base_minor: bigint
  amount_minor: bigint
  reinvested: boolean
  invested_minor: bigint | null
  available_minor: bigint | null
  shortfall_minor: bigint | null
  outstanding_minor: bigint
  since_minor: bigint
  all_minor: bigint
  stood_minor: bigint
}

/** A gain went to the available balance unless it was reinvested; a loss came out of the position. */
const effectOfAccrual = ({ amount_minor: amount, reinvested }: Row): Effect =>
  amount > 0n && !reinvested
    ? { investedMinor: 0n, availableMinor: amount, shortfallMinor: 0n }
    : { investedMinor: amount, availableMinor: 0n, shortfallMinor: 0n }

const effectOfCorrection = (row: Row): Effect => ({
  investedMinor: row.invested_minor ?? 0n,
  availableMinor: row.available_minor ?? 0n,
  shortfallMinor: row.shortfall_minor ?? 0n,
})

/** Records what a chunk of positions got of a correction; the key (correction, position) makes a second time an error. */
export async function insertPositionCorrections(
  tx: Tx,
  chunk: { correctionId: string; transferId: bigint | null; bookedAt: Date },
  effects: readonly (Effect & { readonly positionId: string })[],
): Promise<void> {
  await sql`
    insert into position_correction
      (correction_id, position_id, invested_minor, available_minor, shortfall_minor, transfer_id, booked_at)
    select ${chunk.correctionId}::uuid, u.position_id, u.invested, u.available, u.shortfall,
      case when (u.invested, u.available, u.shortfall) <> (0, 0, 0) then ${chunk.transferId}::bigint end,
      ${chunk.bookedAt}::timestamptz
    from unnest(
      ${effects.map(({ positionId }) => positionId)}::uuid[],
      ${effects.map(({ investedMinor }) => String(investedMinor))}::numeric[],
      ${effects.map(({ availableMinor }) => String(availableMinor))}::numeric[],
      ${effects.map(({ shortfallMinor }) => String(shortfallMinor))}::numeric[]
    ) as u (position_id, invested, available, shortfall)`.execute(tx)
}

/** What investors gained or lost by a correction, or by a day's result, so far. */
export type Applied = {
  readonly positions: number
  readonly amountMinor: bigint
  readonly shortfallMinor: bigint
}

/** What each of these corrections has done so far. */
export async function sumCorrections(tx: Tx, ids: readonly string[]): Promise<Map<string, Applied>> {
  const { rows } = await sql<{ id: string; n: bigint; amount: bigint; shortfall: bigint }>`
    select correction_id as id, count(*) as n, sum(invested_minor + available_minor) as amount,
      sum(shortfall_minor) as shortfall
    from position_correction where correction_id = any(${ids}::uuid[]) group by 1`.execute(tx)
  return new Map(
    rows.map(({ id, n, amount, shortfall }) => [
      id,
      { positions: Number(n), amountMinor: amount, shortfallMinor: shortfall },
    ]),
  )
}

/** What a plan's day did to all positions together when it was accrued. */
export async function sumAccrualsOfDay(tx: Tx, planId: string, day: string): Promise<Applied> {
  const { rows } = await sql<{ n: bigint; amount: bigint }>`
    select count(*) as n, coalesce(sum(u.amount_minor), 0) as amount
    from bucket_accrual a cross join lateral unnest(a.amounts_minor) as u (amount_minor)
    where a.plan_id = ${planId} and a.day = ${day}::date`.execute(tx)
  const [row] = rows
  return { positions: Number(row?.n ?? 0n), amountMinor: row?.amount ?? 0n, shortfallMinor: 0n }
}
