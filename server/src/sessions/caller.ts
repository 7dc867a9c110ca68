import { staffRoles } from '@evenmoor/contract/staff'
import type { Caller } from '#platform/http/caller.ts'
import { limitedStateOf } from '#people/account-status/account-status.ts'
import type { SessionOfPerson } from './session-store.ts'

/** What a session was opened with. A step-up with a second factor makes it one that was opened with it. */
export type SessionProof = 'password' | 'second_factor' | 'staff_link'

const stepUpMinutes = 5
const staffLinkHours = 24

/**
 * What a session lets its person do. Staff work needs a session opened with a second factor; one that the operator's
 * one-time link opened counts for its first 24 hours. Who came by that link and has neither password nor second
 * factor yet has nothing to step up with: within the same 24 hours the link itself stands for it, so that they can set both.
 */
export function callerOf(session: SessionOfPerson, now: Date): Caller {
  const { proof, stepped_up_at: steppedUpAt, has_second_factor: hasSecondFactor } = session
  const byFreshLink =
    proof === 'staff_link' && now.getTime() < session.created_at.getTime() + staffLinkHours * 3_600_000
  const nothingToProveWith = !session.has_password && !hasSecondFactor
  return {
    personId: session.person_id,
    sessionId: session.id,
    staffRole: staffRoles.find((role) => role === session.staff_role) ?? null,
    provenForStaff: proof === 'second_factor' || byFreshLink,
    steppedUp: isFresh(steppedUpAt, now) || (byFreshLink && nothingToProveWith),
    justLoggedIn:
      isFresh(session.created_at, now) &&
      (proof === 'second_factor' || (proof === 'password' && !hasSecondFactor)),
    hasSecondFactor,
    limited: limitedStateOf(session.state),
  }
}

/** When a step-up made now ends. */
export const stepUpExpiry = (now: Date): Date => new Date(now.getTime() + stepUpMinutes * 60_000)

const isFresh = (provenAt: Date | null, now: Date): boolean =>
  provenAt !== null && now < stepUpExpiry(provenAt)
