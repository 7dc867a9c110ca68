import { account } from '#messages/en/account.ts'

/** English of signing up, logging in and out, and passwords. */
export const messages = { account } as const
