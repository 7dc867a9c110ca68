import { account, descriptions } from '#messages/es/account.ts'
import type { AccountMessages } from '#messages/shape.ts'

/** Spanish of signing up, logging in and out, and passwords. */
export const messages: AccountMessages = { descriptions, account }
