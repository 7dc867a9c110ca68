import { account, descriptions } from '#messages/id/account.ts'
import type { AccountMessages } from '#messages/shape.ts'

/** Indonesian of signing up, logging in and out, and passwords. */
export const messages: AccountMessages = { descriptions, account }
