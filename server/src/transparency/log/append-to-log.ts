import { checkpointText, leafHash, MerkleTree, signNote } from '@evenmoor/tlog'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { canonicalJson, type LogEntry } from './log-entry.ts'
import { logKeys, originFor } from './log-keys.ts'
import {
  checkpoints,
  insertCheckpoint,
  insertEntry,
  leafHashesFrom,
  lockLog,
  loggedSubjects,
} from './log-store.ts'

/**
 * Appends what the log does not have yet, and signs its new head. Throws where the entries are not those of the last
 * signed head: such a log is never signed again.
 */
export async function appendToLog(ctx: Context, tx: Tx, entries: readonly LogEntry[]): Promise<void> {
  await lockLog(tx)
  const known = await loggedSubjects(
    tx,
    entries.map(({ subject }) => subject),
  )
  const missing = entries.filter(({ subject }) => !known.has(subject))
  const tree = new MerkleTree(await leafHashesFrom(tx, 0))
  const [last] = await checkpoints(tx, 1)
  if (last !== undefined && (tree.size < last.size || !tree.root(last.size).equals(last.root)))
    throw new Error(
      `the log's entries are not those of its checkpoint of ${last.size}: restore the database that signed it`,
    )
  const at = ctx.clock.now()
  for (const { subject, content } of missing) {
    const entry = canonicalJson(content)
    const hash = leafHash(Buffer.from(entry))
    await insertEntry(tx, { index: tree.size, subject, entry, leafHash: hash, at })
    tree.append(hash)
  }
  if (tree.size === (last?.size ?? 0)) return
  const origin = last?.origin ?? originFor(ctx.config)
  const [size, root] = [tree.size, tree.root()]
  const seconds = Math.floor(at.getTime() / 1_000)
  const note = signNote(checkpointText({ origin, size, root }), await logKeys(ctx, origin), seconds)
  await insertCheckpoint(tx, { origin, size, root, note, signedAt: at })
}
