import { identity } from '#messages/pt-BR/identity.ts'
import { identityReasons } from '#messages/pt-BR/identity-reasons.ts'
import { profile } from '#messages/pt-BR/profile.ts'
import type { ProfileMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the profile, of its own data and limits, and of the identity check. */
export const messages: ProfileMessages = { identity, identityReasons, profile }
