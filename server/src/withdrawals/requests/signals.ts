import type { WithdrawalSignal } from '@evenmoor/contract/staff-withdrawals'
import { dayMs } from '#platform/clock.ts'
import { sql } from 'kysely'
import { type SecurityChange, securityChangesIn } from '#audit/security-changes.ts'
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

/** The changes that matter to the withdrawal of the query around it. */
export const lateChangesIn = securityChangesIn(
  sql.ref<string>('withdrawal.investor_id'),
  sql<Date>`withdrawal.created_at - ${sql.lit(`${lateMs / 1000} seconds`)}::interval`,
)

export type PaidBefore = { readonly anywhere: boolean; readonly there: boolean }

/** Whether the investor of the withdrawal of the query around it was paid before: anything, and at the same address. */
export const paidBeforeIn = sql<PaidBefore>`(
  select json_build_object('anywhere', count(b.id) > 0, 'there', coalesce(bool_or(b.address = withdrawal.address), false))
  from withdrawal b
  where b.investor_id = withdrawal.investor_id and b.id < withdrawal.id and b.status in ('sent', 'confirmed'))`
