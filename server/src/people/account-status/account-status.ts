import {
  limitedStates,
  type LimitedState,
  reasonCodes,
  reviewHours,
  type Standing,
} from '@evenmoor/contract/standing'
import type { Person } from '../person-store.ts'

type StatusColumns = Pick<
  Person,
  'state' | 'state_reason_code' | 'state_since' | 'state_review_by' | 'state_reference'
>

/** What its owner may do is limited in these states; null: it is not. */
export const limitedStateOf = (state: string): LimitedState | null =>
  limitedStates.find((known) => known === state) ?? null

/** How a locked or suspended account stands; null for any other. */
export function accountStatusOf(person: StatusColumns): Standing | null {
  const { state_reason_code: code, state_since: since, state_review_by: reviewBy } = person
  const state = limitedStateOf(person.state)
  if (state === null) return null
  const reasonCode = reasonCodes.find((known) => known === code)
  // The table's check `person_standing` keeps them there.
  if (reasonCode === undefined || since === null || reviewBy === null || person.state_reference === null) {
    throw new Error('an account is limited and nobody kept why')
  }
  return {
    state,
    reason_code: reasonCode,
    since: since.toISOString(),
    review_by: reviewBy.toISOString(),
    reference: `${referencePrefix}${person.state_reference}`,
  }
}

/** What stands before the number of a lock, where it is written and where it is looked for. */
export const referencePrefix = 'A-'

/** When an account was locked, or looked at for the last time: as much before the next time as there is for it. */
export const lastReviewAt = (reviewBy: Date): Date => new Date(reviewBy.getTime() - reviewHours * 3_600_000)

/** By when an account has to be looked at that is locked, or was looked at, now. */
export const nextReviewBy = (now: Date): Date => new Date(now.getTime() + reviewHours * 3_600_000)
