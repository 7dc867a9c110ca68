import { account, descriptions } from '#messages/tr/account.ts'
import type { AccountMessages } from '#messages/shape.ts'

/** Turkish of signing up, logging in and out, and passwords. */
export const messages: AccountMessages = { descriptions, account }
