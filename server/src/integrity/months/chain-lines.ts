import { chainState, type ChainPart, exportChain, type Sql } from '@evenmoor/ledger'
import type { OnProgress } from '#platform/on-progress.ts'

/**
 * The lines of an export of the chain, by batches: one for each transfer, and before them where it begins, unless it is at the
 * first transfer.
 */
export async function* chainLines(
  sql: Sql,
  part: ChainPart,
  onProgress: OnProgress,
): AsyncGenerator<string[]> {
  const { after, upTo } = part
  const end = upTo === null ? (await chainState(sql)).sealed : Number(upTo.position)
  const total = end - Number(after.position)
  let done = 0
  onProgress(done, total)
  if (after.position > 0n) yield [JSON.stringify({ position: String(after.position), hash: after.hash })]
  for await (const transfers of exportChain(sql, part)) {
    yield transfers.map((transfer) => JSON.stringify(transfer))
    onProgress((done += transfers.length), total)
  }
}
