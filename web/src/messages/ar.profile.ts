import { profile } from '#messages/ar/profile.ts'
import type { ProfileMessages } from '#messages/shape.ts'

/** Arabic of the profile, and of one’s own data and limits. */
export const messages: ProfileMessages = { profile }
