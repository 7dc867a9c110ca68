import { identity } from '#messages/fr/identity.ts'
import { identityReasons } from '#messages/fr/identity-reasons.ts'
import { profile } from '#messages/fr/profile.ts'
import type { ProfileMessages } from '#messages/shape.ts'

/** French of the profile, of its own data and limits, and of the identity check. */
export const messages: ProfileMessages = { identity, identityReasons, profile }
