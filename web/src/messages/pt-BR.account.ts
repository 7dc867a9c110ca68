import { account, descriptions } from '#messages/pt-BR/account.ts'
import type { AccountMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of signing up, logging in and out, and passwords. */
export const messages: AccountMessages = { descriptions, account }
