import { profile } from '#messages/id/profile.ts'
import type { ProfileMessages } from '#messages/shape.ts'

/** Indonesian of the profile, of its own data and limits. */
export const messages: ProfileMessages = { profile }
