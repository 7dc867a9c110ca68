import * as z from 'zod/mini'
import { instant } from '#wire.ts'

/** The states in which an account can only be read, exported and paid out. */
export const limitedStates = ['locked', 'suspended'] as const
export type LimitedState = (typeof limitedStates)[number]

/** Why an account is locked or suspended, as a class that its owner sees; staff's own words stay with staff. */
export const reasonCodes = ['unusual_activity', 'owner_request', 'terms', 'legal_request'] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** How long staff may take to review it, and to review it again, in hours. */
export const reviewHours = 72

/** The status of a locked or suspended account. */
export const accountStatus = z.object({
  state: z.enum(limitedStates),
  reason_code: z.enum(reasonCodes),
  since: instant,
  /** By when staff review it again: a promise to review, not to reopen. */
  review_by: instant,
  /** The number that its owner and staff use for it, such as `A-1001`. */
  reference: z.string(),
})
export type AccountStatus = z.infer<typeof accountStatus>

/** The refusal of a login to a locked or suspended account, given only after the right password or second factor. */
export const loginRefused = z.object({ detail: z.string(), account: accountStatus })
export type LoginRefused = z.infer<typeof loginRefused>

/** The `code` of the 403 for calls that do not work while an account is locked or suspended; see `whileLimited`. */
export const accountLimited = 'account_limited'

/** True in the last step of a login that accepts a locked or suspended account, like `logInLimited`. */
export const acceptsLimited = z.optional(z.boolean())
