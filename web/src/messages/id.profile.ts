import { identity } from '#messages/id/identity.ts'
import { identityReasons } from '#messages/id/identity-reasons.ts'
import { profile } from '#messages/id/profile.ts'
import type { ProfileMessages } from '#messages/shape.ts'

/** Indonesian of the profile, of its own data and limits, and of the identity check. */
export const messages: ProfileMessages = { identity, identityReasons, profile }
