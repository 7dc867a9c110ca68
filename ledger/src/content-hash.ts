import { createHash } from 'node:crypto'
import type { Transfer } from '#transfer.ts'

/**
 * What a transfer says, as 32 bytes: kind, reference, what it reverses, its day and its postings by account id.
 * Two transfers have the same hash exactly when they book the same; the order of their postings does not count.
 * `ledger.content_hash` computes the same in the database, where it also finds an edited posting.
 */
export function contentHash(transfer: Omit<Transfer, 'key'>, accountIds: readonly bigint[]): Buffer {
  const lines = transfer.postings
    .map((posting, index) => ({ accountId: accountIds[index] ?? 0n, amountMinor: posting.amountMinor }))
    .toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))
    .map(({ accountId, amountMinor }) => `${accountId}:${amountMinor}`)
  const { kind, reference, reverses, effectiveOn } = transfer
  return createHash('sha256')
    .update([kind, reference, reverses?.toString() ?? '', effectiveOn ?? '', ...lines].join('\n'))
    .digest()
}
