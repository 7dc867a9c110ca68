import { account, descriptions } from '#messages/ar/account.ts'
import type { AccountMessages } from '#messages/shape.ts'

/** Arabic of signing up, logging in and out, and passwords. */
export const messages: AccountMessages = { descriptions, account }
