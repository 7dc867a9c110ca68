import { profile } from '#messages/en/profile.ts'

/** English of the profile, of its own data and limits. */
export const messages = { profile } as const
