import { identity } from '#messages/en/identity.ts'
import { identityReasons } from '#messages/en/identity-reasons.ts'
import { profile } from '#messages/en/profile.ts'

/** English of the profile, of its own data and limits, and of the identity check. */
export const messages = { identity, identityReasons, profile } as const
