import type { WithdrawalSignal } from '@evenmoor/contract/staff-withdrawals'
import { dayMs } from '#platform/clock.ts'
import { sql } from 'kysely'
import { type SecurityChange, securityChanges, securityChangesIn } from '#audit/security-changes.ts'
import type { Database } from '#platform/database/pool.ts'
import type { WithdrawalOfInvestor } from '../withdrawal-list-store.ts'

const lateMs = 7 * dayMs

const signalOfChange = {
  password: 'password_changed',
  email: 'email_changed',
  factor: 'factor_changed',
} as const satisfies Record<string, WithdrawalSignal>

/** What signals are made from. */
export type Considered = {
  readonly withdrawal: WithdrawalOfInvestor
  readonly paidBefore: PaidBefore
  /** To how the account is accessed, from a week before the request on; more may be among them. */
  readonly changes: readonly SecurityChange[]
}

/**
 * What to consider before approving a withdrawal: an address never paid before, the investor's first withdrawal, a
 * skipped wait for a new address, a change to how the account is accessed within the 7 days before the request or
 * since, and a locked, suspended or frozen account.
 */
export function signalsOf({ withdrawal, paidBefore, changes }: Considered): WithdrawalSignal[] {
  const { createdAt, holdSkippedAt, isLimited, isFrozen } = withdrawal
  const late = changes.filter(({ at }) => at.getTime() >= createdAt.getTime() - lateMs)
  return [
    ...(paidBefore.anywhere ? [] : (['first_withdrawal'] as const)),
    ...(paidBefore.there ? [] : (['new_address'] as const)),
    ...(holdSkippedAt === null ? [] : (['hold_skipped'] as const)),
    ...new Set(late.map(({ kind }) => signalOfChange[kind])),
    ...(isLimited ? (['account_limited'] as const) : []),
    ...(isFrozen ? (['account_frozen'] as const) : []),
  ]
}

/** The changes that matter to any of these withdrawals, by investor. */
export async function lateChangesOf(
  db: Database,
  withdrawals: readonly WithdrawalOfInvestor[],
): Promise<Map<string, SecurityChange[]>> {
  const oldest = Math.min(...withdrawals.map(({ createdAt }) => createdAt.getTime()))
  const investors = [...new Set(withdrawals.map(({ investorId }) => investorId))]
  return investors.length === 0 ? new Map() : securityChanges(db, investors, new Date(oldest - lateMs))
}

/** The same for the withdrawal of the query around it. */
export const lateChangesIn = securityChangesIn(
  sql.ref<string>('withdrawal.investor_id'),
  sql<Date>`withdrawal.created_at - ${sql.lit(`${lateMs / 1000} seconds`)}::interval`,
)

export type PaidBefore = { readonly anywhere: boolean; readonly there: boolean }
export const neverPaid: PaidBefore = { anywhere: false, there: false }

/** Whether the same investor was paid before each of these: anything, and at the same address. */
export async function paidBeforeOf(db: Database, ids: readonly string[]): Promise<Map<string, PaidBefore>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<PaidBefore & { id: string }>`
    select w.id, count(b.id) > 0 as anywhere, coalesce(bool_or(b.address = w.address), false) as there
    from withdrawal w
    left join withdrawal b on b.investor_id = w.investor_id and b.id < w.id and b.status in ('sent', 'confirmed')
    where w.id in (${sql.join(ids)})
    group by w.id`.execute(db)
  return new Map(rows.map(({ id, ...before }) => [id, before]))
}

/** The same for the withdrawal of the query around it. */
export const paidBeforeIn = sql<PaidBefore>`(
  select json_build_object('anywhere', count(b.id) > 0, 'there', coalesce(bool_or(b.address = withdrawal.address), false))
  from withdrawal b
  where b.investor_id = withdrawal.investor_id and b.id < withdrawal.id and b.status in ('sent', 'confirmed'))`
