import { profile } from '#messages/fr/profile.ts'
import type { ProfileMessages } from '#messages/shape.ts'

/** French of the profile, and of one’s own data and limits. */
export const messages: ProfileMessages = { profile }
