import type { WithdrawalSignal } from '@evenmoor/contract/staff-withdrawals'
import { dayMs } from '#platform/clock.ts'
import { sql } from 'kysely'
import { securityChanges } from '#audit/security-changes.ts'
import type { Database } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import type { WithdrawalOfInvestor } from '../withdrawal-list-store.ts'

const lateMs = 7 * dayMs

const signalOfChange = {
  password: 'password_changed',
  email: 'email_changed',
  factor: 'factor_changed',
} as const satisfies Record<string, WithdrawalSignal>

/**
 * What to consider before approving a withdrawal: an address never paid before, the investor's first withdrawal, a
 * skipped wait for a new address, a change to how the account is accessed within the 7 days before the request or
 * since, and a locked, suspended or frozen account.
 */
export async function signalsOf(
  db: Database,
  withdrawals: readonly WithdrawalOfInvestor[],
): Promise<Map<string, WithdrawalSignal[]>> {
  if (withdrawals.length === 0) return new Map()
  const oldest = Math.min(...withdrawals.map(({ createdAt }) => createdAt.getTime()))
  const investors = [...new Set(withdrawals.map(({ investorId }) => investorId))]
  const ids = withdrawals.map(({ id }) => id)
  const [paidBefore, changes] = await together(
    paidBeforeOf(db, ids),
    securityChanges(db, investors, new Date(oldest - lateMs)),
  )
  return new Map(
    withdrawals.map(({ id, investorId, createdAt, holdSkippedAt, isLimited, isFrozen }) => {
      const before = paidBefore.get(id)
      const late = (changes.get(investorId) ?? []).filter(
        ({ at }) => at.getTime() >= createdAt.getTime() - lateMs,
      )
      const signals: WithdrawalSignal[] = [
        ...(before?.anywhere ? [] : (['first_withdrawal'] as const)),
        ...(before?.there ? [] : (['new_address'] as const)),
        ...(holdSkippedAt === null ? [] : (['hold_skipped'] as const)),
        ...new Set(late.map(({ kind }) => signalOfChange[kind])),
        ...(isLimited ? (['account_limited'] as const) : []),
        ...(isFrozen ? (['account_frozen'] as const) : []),
      ]
      return [id, signals]
    }),
  )
}

type PaidBefore = { readonly anywhere: boolean; readonly there: boolean }

/** Whether the same investor was paid before each of these: anything, and at the same address. */
async function paidBeforeOf(db: Database, ids: readonly string[]): Promise<Map<string, PaidBefore>> {
  const { rows } = await sql<PaidBefore & { id: string }>`
    select w.id, count(b.id) > 0 as anywhere, coalesce(bool_or(b.address = w.address), false) as there
    from withdrawal w
    left join withdrawal b on b.investor_id = w.investor_id and b.id < w.id and b.status in ('sent', 'confirmed')
    where w.id in (${sql.join(ids)})
    group by w.id`.execute(db)
  return new Map(rows.map(({ id, ...before }) => [id, before]))
}
