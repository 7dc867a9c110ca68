import type { Transparency } from '@evenmoor/contract/transparency'
import { encodeBase64, rootOfHashes } from '@evenmoor/tlog/web'
import type { LogReader } from './read-log.ts'

type Log = NonNullable<Transparency['log']>

/** A log's size, and its root at that size in base64. */
export type TreeHead = { readonly size: number; readonly root: string }

/**
 * Whether a tree head belongs to a log. One no older than the published list must be in the list: the log never signed any
 * between those. An older one must be the beginning of the oldest listed, computed from the log's own files.
 */
export async function isConsistentWithLog(
  { size, root }: TreeHead,
  { checkpoints }: Log,
  reader: LogReader,
): Promise<boolean> {
  const oldest = checkpoints.at(-1)
  if (oldest === undefined || size >= oldest.size)
    return checkpoints.some((listed) => listed.size === size && listed.root === root)
  const hashes = await reader.hashes(oldest.size)
  const rootAt = async (at: number) => encodeBase64(await rootOfHashes(hashes.slice(0, at)))
  return (
    hashes.length === oldest.size &&
    (await rootAt(oldest.size)) === oldest.root &&
    (await rootAt(size)) === root
  )
}
