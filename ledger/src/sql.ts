/**
 * A transaction's handle, as narrow as the ledger needs it: a `pg` client fits. The ledger never begins, commits
 * or rolls back; the caller's verb does. After a `LedgerRefusal` the transaction can only be rolled back.
 * 64-bit integers may arrive as bigint or as text, numerics as text: read both with `toBigInt`.
 */
export type Sql = {
  query<Row>(text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>
}

/** A 64-bit integer or a whole numeric as a driver returns it, depending on its type parsers. */
export type Integer = bigint | string

/** The exact whole number behind a driver's value. Throws a SyntaxError on text that is not one. */
export function toBigInt(value: Integer): bigint {
  return BigInt(value)
}
