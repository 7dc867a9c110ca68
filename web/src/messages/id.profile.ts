import { profile } from '#messages/id/profile.ts'
import type { ProfileMessages } from '#messages/shape.ts'

/** Indonesian of the profile, and of one’s own data and limits. */
export const messages: ProfileMessages = { profile }
