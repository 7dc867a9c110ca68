import { account, descriptions } from '#messages/de/account.ts'
import type { AccountMessages } from '#messages/shape.ts'

/** German of signing up, logging in and out, and passwords. */
export const messages: AccountMessages = { descriptions, account }
