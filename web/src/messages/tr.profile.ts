import { identity } from '#messages/tr/identity.ts'
import { identityReasons } from '#messages/tr/identity-reasons.ts'
import { profile } from '#messages/tr/profile.ts'
import type { ProfileMessages } from '#messages/shape.ts'

/** Turkish of the profile, of its own data and limits, and of the identity check. */
export const messages: ProfileMessages = { identity, identityReasons, profile }
