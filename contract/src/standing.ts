import * as z from 'zod/mini'
import { instant } from '#wire.ts'

/** The states in which an account still shows itself, gives its data out and pays out, and does nothing else. */
export const limitedStates = ['locked', 'suspended'] as const
export type LimitedState = (typeof limitedStates)[number]

/** Why an account is locked or suspended, in classes that its owner is told; what staff wrote is theirs. */
export const reasonCodes = ['unusual_activity', 'owner_request', 'terms', 'legal_request'] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** How long staff may take to look at it, and to look again, in hours. */
export const reviewHours = 72

/** How a locked or suspended account stands. */
export const standing = z.object({
  state: z.enum(limitedStates),
  reason_code: z.enum(reasonCodes),
  since: instant,
  /** By when staff look at it again: a promise to look, and not that it opens. */
  review_by: instant,
  /** By which its owner and staff speak of it, such as `A-1001`. */
  reference: z.string(),
})
export type Standing = z.infer<typeof standing>

/** The refusal of a login to a locked or suspended account, told after the right password or second factor only. */
export const loginRefused = z.object({ detail: z.string(), account: standing })
export type LoginRefused = z.infer<typeof loginRefused>

/** The `code` of the 403 to what has to wait while an account is locked or suspended; see `whileLimited`. */
export const accountLimited = 'account_limited'

/** True in a login's last step: a locked or suspended account lets its owner in too, as `logInLimited` does. */
export const acceptsLimited = z.optional(z.boolean())
