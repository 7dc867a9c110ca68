import type { Caller } from '#platform/http/caller.ts'
import { proofMissing } from '#platform/problems.ts'

/**
 * Staff add their first second factor in a session that the operator's one-time link opened, less than 24 hours ago: if
 * a password were enough, someone who learned it could add a factor of their own and act as staff. Throws 403.
 */
export function assertMayAddFactor({ staffRole, hasSecondFactor, provenForStaff }: Caller): void {
  if (staffRole === null || hasSecondFactor || provenForStaff) return
  throw proofMissing('second_factor_required', { during: 'adding' })
}
