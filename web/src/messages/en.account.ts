import { account, descriptions } from '#messages/en/account.ts'

/** English of signing up, logging in and out, and passwords. */
export const messages = { descriptions, account } as const
