import type { LimitedState, ReasonCode } from '@evenmoor/contract/account-status'
import { nextReviewBy } from '#people/account-status/account-status.ts'
import type { TestApp } from '#testing/app.ts'

/** The columns of a locked or suspended account, as the table's check requires them. */
export const limitedColumns = (
  state: LimitedState,
  now: Date,
  reasonCode: ReasonCode = 'unusual_activity',
) => ({
  state,
  state_reason_code: reasonCode,
  state_since: now,
  state_review_by: nextReviewBy(now),
  state_reference: 1n,
})

/** The same for an open account. */
export const openColumns = {
  state: 'active',
  state_reason_code: null,
  state_since: null,
  state_review_by: null,
  state_reference: null,
} as const

/** Locks or suspends an account without ending its sessions, as if one had been opened by `logInLimited` since. */
export async function limitAccount(t: TestApp, id: string, state: LimitedState = 'locked'): Promise<void> {
  const columns = limitedColumns(state, t.clock.now())
  await t.ctx.db.updateTable('person').set(columns).where('id', '=', id).execute()
}
