import { profile } from '#messages/pt-BR/profile.ts'
import type { ProfileMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the profile, and of one’s own data and limits. */
export const messages: ProfileMessages = { profile }
