import { profile } from '#messages/de/profile.ts'
import type { ProfileMessages } from '#messages/shape.ts'

/** German of the profile, and of one’s own data and limits. */
export const messages: ProfileMessages = { profile }
