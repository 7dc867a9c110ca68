import { identity } from '#messages/ar/identity.ts'
import { identityReasons } from '#messages/ar/identity-reasons.ts'
import { profile } from '#messages/ar/profile.ts'
import type { ProfileMessages } from '#messages/shape.ts'

/** Arabic of the profile, of its own data and limits, and of the identity check. */
export const messages: ProfileMessages = { identity, identityReasons, profile }
