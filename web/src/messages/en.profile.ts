import { profile } from '#messages/en/profile.ts'

/** English of the profile, and of one’s own data and limits. */
export const messages = { profile } as const
