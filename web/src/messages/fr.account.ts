import { account, descriptions } from '#messages/fr/account.ts'
import type { AccountMessages } from '#messages/shape.ts'

/** French of signing up, logging in and out, and passwords. */
export const messages: AccountMessages = { descriptions, account }
