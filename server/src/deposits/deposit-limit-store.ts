import { type LimitPeriod, limitPeriods } from '@evenmoor/contract/safeguards'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'
import { type DepositLimit, noLimit } from './deposit-limit.ts'
import { holdMs } from './price-hold.ts'

/** All caps of a person, as they were set. */
export async function selectLimits(
  tx: Tx,
  personId: string,
): Promise<ReadonlyMap<LimitPeriod, DepositLimit>> {
  const rows = await tx.selectFrom('deposit_limit').selectAll().where('person_id', '=', personId).execute()
  return new Map(
    limitPeriods.map((period) => {
      const row = rows.find((its) => its.period === period)
      if (row === undefined) return [period, noLimit]
      const next = row.next_at === null ? null : { maxMinor: row.next_max_minor, at: row.next_at }
      return [period, { maxMinor: row.max_minor, next }]
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
  readonly since: Date
  readonly now: Date
  readonly exceptDepositId?: string | undefined
}

/**
 * What counts towards a cap, in millionths of a dollar: for each checkout whose price was held since `since` what was
 * asked while it can still be paid or was, and what was credited where that is more.
 */
export async function sumDeposits(
  tx: Tx,
  { investorId, since, now, exceptDepositId = '' }: Counted,
): Promise<bigint> {
  const heldSince = new Date(since.getTime() + holdMs)
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(greatest(
      case when d.status in ('seen', 'confirming', 'settled') or (d.status = 'new' and d.expires_at > ${now})
        then d.amount_minor else 0 end,
      coalesce((select sum(p.usd_minor) from payment p where p.deposit_id = d.id and p.status = 'credited'), 0)
    )), 0)::numeric(38, 0) as sum
    from deposit d where d.investor_id = ${investorId} and d.id::text <> ${exceptDepositId}
      and (d.created_at > ${since} or d.expires_at > ${heldSince})`.execute(tx)
  return BigInt(rows[0]?.sum ?? 0)
}
