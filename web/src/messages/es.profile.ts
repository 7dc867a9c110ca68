import { identity } from '#messages/es/identity.ts'
import { identityReasons } from '#messages/es/identity-reasons.ts'
import { profile } from '#messages/es/profile.ts'
import type { ProfileMessages } from '#messages/shape.ts'

/** Spanish of the profile, of its own data and limits, and of the identity check. */
export const messages: ProfileMessages = { identity, identityReasons, profile }
