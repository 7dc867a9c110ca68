import type { Transparency } from '@evenmoor/contract/transparency'
import { encodeBase64, rootOfHashes } from '@evenmoor/tlog/web'
import type { LogReader } from './read-log.ts'

type Log = NonNullable<Transparency['log']>

/** A size of a log, and the root in base64 that it had at it. */
export type HeadOfLog = { readonly size: number; readonly root: string }

/**
 * Whether a head is one of a log's. One that the list reaches has to be in it: heads that the log doesn't have between those
 * it has, it never signed. An older one has to be the beginning of the oldest in the list, computed from the log's own files.
 */
export async function isHeadOf(
  { size, root }: HeadOfLog,
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
