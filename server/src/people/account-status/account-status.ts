import {
  limitedStates,
  type LimitedState,
  reasonCodes,
  reviewHours,
  type AccountStatus,
} from '@evenmoor/contract/account-status'
import { lockReferencePrefix } from '../lock-reference.ts'
import type { Person } from '../person-store.ts'

type StatusColumns = Pick<
  Person,
  'state' | 'state_reason_code' | 'state_since' | 'state_review_by' | 'state_reference'
>

/** The state that limits what the owner can do; null when nothing is limited. */
export const limitedStateOf = (state: string): LimitedState | null =>
  limitedStates.find((known) => known === state) ?? null

/** The status of a locked or suspended account; null for any other. */
export function accountStatusOf(person: StatusColumns): AccountStatus | null {
  const { state_reason_code: code, state_since: since, state_review_by: reviewBy } = person
  const state = limitedStateOf(person.state)
  if (state === null) return null
  const reasonCode = reasonCodes.find((known) => known === code)
  // The table's check `person_standing` guarantees them.
  if (reasonCode === undefined || since === null || reviewBy === null || person.state_reference === null) {
    throw new Error('an account is limited and nobody kept why')
  }
  return {
    state,
    reason_code: reasonCode,
    since: since.toISOString(),
    review_by: reviewBy.toISOString(),
    reference: `${lockReferencePrefix}${person.state_reference}`,
  }
}

/** When the account was locked or last reviewed, derived from when the next review is due. */
export const lastReviewAt = (reviewBy: Date): Date => new Date(reviewBy.getTime() - reviewHours * 3_600_000)

/** When the next review is due for an account locked or reviewed now. */
export const nextReviewBy = (now: Date): Date => new Date(now.getTime() + reviewHours * 3_600_000)
