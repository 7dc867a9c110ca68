import { profile } from '#messages/es/profile.ts'
import type { ProfileMessages } from '#messages/shape.ts'

/** Spanish of the profile, and of one’s own data and limits. */
export const messages: ProfileMessages = { profile }
