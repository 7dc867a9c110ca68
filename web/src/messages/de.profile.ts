import { identity } from '#messages/de/identity.ts'
import { identityReasons } from '#messages/de/identity-reasons.ts'
import { profile } from '#messages/de/profile.ts'
import type { ProfileMessages } from '#messages/shape.ts'

/** German of the profile, of its own data and limits, and of the identity check. */
export const messages: ProfileMessages = { identity, identityReasons, profile }
