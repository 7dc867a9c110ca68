import type { Transparency } from '@evenmoor/contract/transparency'
import { encodeBase64, rootOfHashes } from '@evenmoor/tlog/web'
import type { Checked } from './check-bundle.ts'
import type { LogReader } from './read-log.ts'

type Snapshots = Transparency['snapshots']

/**
 * Whether the head and the root of a bundle are those that everybody is shown: a head that only this person was shown would
 * be signed too. Each head has to be found:
 * - among those of the list, with its root;
 * - newer than the list: in the list read anew, for it may have been signed since;
 * - older than the list: as the beginning of the oldest head in it, computed from the log's own files.
 */
export async function isPublished(
  checked: Checked,
  published: Transparency,
  reader: LogReader,
): Promise<boolean> {
  const { head } = checked
  const newest = published.log?.checkpoints[0]
  if (newest === undefined) return false
  const known = head.size > newest.size ? await reader.published() : published
  return agreesWith(checked, known.snapshots) && isHeadOf(head, known, reader)
}

/** Whether the published snapshots have the one of the bundle; an older one isn't among them, and agrees with its head alone. */
const agreesWith = ({ takenAt, root }: Checked, snapshots: Snapshots): boolean => {
  const own = snapshots.find(({ taken_at }) => taken_at === takenAt)
  return own === undefined || own.root === root
}

async function isHeadOf(head: Checked['head'], { log }: Transparency, reader: LogReader): Promise<boolean> {
  const heads = log?.checkpoints ?? []
  const root = encodeBase64(head.root)
  const oldest = heads.at(-1)
  if (oldest === undefined || head.size >= oldest.size)
    return heads.some((listed) => listed.size === head.size && listed.root === root)
  const hashes = await reader.hashes(oldest.size)
  const rootAt = async (size: number) => encodeBase64(await rootOfHashes(hashes.slice(0, size)))
  return (
    hashes.length === oldest.size &&
    (await rootAt(oldest.size)) === oldest.root &&
    (await rootAt(head.size)) === root
  )
}

/** Whether a snapshot is of the day that is published now: an older proof says nothing about today's balance. */
export async function isLatest(
  { takenAt }: Checked,
  published: Transparency,
  reader: LogReader,
): Promise<boolean> {
  const isAmong = (snapshots: Snapshots) => snapshots.some(({ taken_at }) => taken_at === takenAt)
  // One may have been taken since the list was read.
  return isAmong(published.snapshots) || isAmong((await reader.published()).snapshots)
}
