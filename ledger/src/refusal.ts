/** Why the ledger refused; all but the last are a SQLSTATE of migrations/0001_ledger.sql. */
export type LedgerRefusalCode =
  | 'unbalanced'
  | 'unknown_account'
  | 'insufficient_funds'
  | 'key_reused'
  | 'already_reversed'
  | 'malformed'
  | 'not_a_mirror'
  | 'append_only'
  /** Not of PostgreSQL: the postings are of a month that was detached. */
  | 'detached'

const codeBySqlState: ReadonlyMap<string, LedgerRefusalCode> = new Map([
  ['LG001', 'unbalanced'],
  ['LG002', 'unknown_account'],
  ['LG003', 'insufficient_funds'],
  ['LG004', 'key_reused'],
  ['LG005', 'already_reversed'],
  ['LG006', 'malformed'],
  ['LG007', 'not_a_mirror'],
  ['LG008', 'append_only'],
])

/**
 * The ledger said no and nothing moved. The transaction it happened in is over: roll it back. Of the codes, only
 * `insufficient_funds`, `key_reused`, `already_reversed` and `detached` can follow from what a person does; the others are
 * slips of our own code.
 */
export class LedgerRefusal extends Error {
  override readonly name = 'LedgerRefusal'
  readonly code: LedgerRefusalCode

  constructor(code: LedgerRefusalCode, message: string, cause: unknown) {
    super(`${code}: ${message}`, { cause })
    this.code = code
  }
}

/** Waits for a ledger call and turns its SQLSTATE into a `LedgerRefusal`; every other error passes unchanged. */
export async function naming<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const code = codeBySqlState.get(sqlState(error) ?? '')
    if (code === undefined) throw error
    throw new LedgerRefusal(code, error instanceof Error ? error.message : '', error)
  }
}

/** True for a deadlock or a serialisation failure: nothing happened, run the whole transaction again. */
export function isRetryable(error: unknown): boolean {
  return ['40P01', '40001'].includes(sqlState(error) ?? '')
}

function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
