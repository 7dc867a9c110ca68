import type { Database } from '#platform/database/pool.ts'
import { sealedAfter } from './audit-store.ts'

const batch = 1_000

/**
 * Every sealed entry from the first, a line of JSON each: the text that was hashed and the hash of the chain after it. What
 * the verifier checks.
 */
export async function* exportAuditChain(db: Database): AsyncGenerator<string> {
  for (let after = 0n; ;) {
    const rows = await sealedAfter(db, after, batch)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map(({ text, hash }) => `${JSON.stringify({ text, hash })}\n`).join('')
    after = last.position
  }
}
