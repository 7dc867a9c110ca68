import { type LimitPeriod, limitPeriods } from '@evenmoor/contract/safeguards'
import { sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Tx } from '#platform/database/pool.ts'
import { holdMs } from '../price-hold.ts'
import { type DepositLimit, noLimit, periodMs } from './deposit-limit.ts'

/** All caps of a person, as they were set. */
export async function selectLimits(
  tx: Tx,
  personId: string,
): Promise<ReadonlyMap<LimitPeriod, DepositLimit>> {
  const rows = await tx.selectFrom('deposit_limit').selectAll().where('person_id', '=', personId).execute()
  return new Map(
    limitPeriods.map((period) => {
      const row = rows.find((its) => its.period === period)
      return [period, row === undefined ? noLimit : limitFrom(row)]
    }),
  )
}

export async function upsertLimit(
  tx: Tx,
  personId: string,
  period: LimitPeriod,
  { maxMinor, next }: DepositLimit,
): Promise<void> {
  const values = {
    max_minor: maxMinor,
    next_max_minor: next?.maxMinor ?? null,
    next_at: next?.at ?? null,
  }
  await tx
    .insertInto('deposit_limit')
    .values({ person_id: personId, period, ...values })
    .onConflict((c) => c.columns(['person_id', 'period']).doUpdateSet(values))
    .execute()
}

type Counted = {
  readonly investorId: string
  readonly now: Date
  readonly exceptDepositId?: string | undefined
  /** Only the periods that have a cap, or had one. */
  readonly cappedOnly?: boolean
}

/** A cap with what counts towards it, in millionths of a dollar. */
export type UsedLimit = {
  readonly period: LimitPeriod
  readonly limit: DepositLimit
  readonly usedMinor: bigint
}

/**
 * A person's caps with what counts towards each: for every checkout whose price was held within its period what was
 * asked while it can still be paid or was, and what was credited where that is more.
 */
export async function selectUsedLimits(
  tx: Tx,
  { investorId, now, exceptDepositId = '', cappedOnly = false }: Counted,
): Promise<UsedLimit[]> {
  const since = limitPeriods.map((period) => new Date(now.getTime() - periodMs[period]))
  const heldSince = since.map((at) => new Date(at.getTime() + holdMs))
  const rows = await used(tx, { investorId, now, exceptDepositId, cappedOnly, since, heldSince })
  return rows.map((row) => ({ period: row.period, limit: limitFrom(row), usedMinor: row.used }))
}

type Asked = Required<Counted> & { readonly since: readonly Date[]; readonly heldSince: readonly Date[] }

const used = compiledOnce(
  (_tx, given: Asked) => sql<LimitRow & { used: bigint }>`
    select t.period, l.max_minor, l.next_max_minor, l.next_at, (
      select coalesce(sum(greatest(
        case when d.status in ('seen', 'confirming', 'settled') or (d.status = 'new' and d.expires_at > ${given.now})
          then d.amount_minor else 0 end,
        coalesce((select sum(p.usd_minor) from payment p where p.deposit_id = d.id and p.status = 'credited'), 0)
      )), 0)::numeric(38, 0)
      from deposit d where d.investor_id = ${given.investorId} and d.id::text <> ${given.exceptDepositId}
        and (d.created_at > t.since or d.expires_at > t.held_since)
    ) as used
    from unnest(${[...limitPeriods]}::text[], ${given.since}::timestamptz[], ${given.heldSince}::timestamptz[])
      with ordinality as t (period, since, held_since, place)
    left join deposit_limit l on l.person_id = ${given.investorId} and l.period = t.period
    where l.period is not null or not ${given.cappedOnly}::boolean
    order by t.place`,
)

type LimitRow = {
  readonly period: LimitPeriod
  readonly max_minor: bigint | null
  readonly next_max_minor: bigint | null
  readonly next_at: Date | null
}

const limitFrom = ({ max_minor, next_max_minor, next_at }: Omit<LimitRow, 'period'>): DepositLimit => ({
  maxMinor: max_minor,
  next: next_at === null ? null : { maxMinor: next_max_minor, at: next_at },
})
