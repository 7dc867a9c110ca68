import { profile } from '#messages/tr/profile.ts'
import type { ProfileMessages } from '#messages/shape.ts'

/** Turkish of the profile, and of one’s own data and limits. */
export const messages: ProfileMessages = { profile }
