import type { Sentence } from '../events.ts'

type Write = (fields: Readonly<Record<string, unknown>>, sentence: Sentence) => void

/** Where the server writes what happened, as events.ts has it: fields first, then the sentence. */
export type Log = Record<'info' | 'warn' | 'error' | 'debug', Write>

/** The field of a line that names the request it is about. */
export const requestIdField = 'request_id'
