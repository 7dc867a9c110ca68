import { isPlainRead } from './plain-read.ts'

/** Tables, views and functions that say what somebody has, or what it is made up of. */
const money = /ledger|balance|bucket|accrual/i

/**
 * Whether a statement may be answered by a server that is seconds behind: it only reads, and nothing that could be a balance.
 * A new view over balances has to be known here: `may-be-old.test.ts` asks the database for all of them.
 */
export const mayBeOld = (text: string): boolean => isPlainRead(text) && !money.test(text)
