import type { Transparency } from '@evenmoor/contract/transparency'
import { encodeBase64 } from '@evenmoor/tlog/web'
import type { Checked } from './check-bundle.ts'
import { isConsistentWithLog } from './is-consistent-with-log.ts'
import type { LogReader } from './read-log.ts'

type Snapshots = Transparency['snapshots']

/**
 * Whether the head and the root of a bundle are those that everybody is shown: a head that only this person was shown would
 * be signed too. One newer than the list is looked for in the list read anew, for it may have been signed since.
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
  if (known.log === null || !agreesWith(checked, known.snapshots)) return false
  return isConsistentWithLog({ size: head.size, root: encodeBase64(head.root) }, known.log, reader)
}

/** Whether the published snapshots have the one of the bundle; an older one isn't among them, and agrees with its head alone. */
const agreesWith = ({ takenAt, root }: Checked, snapshots: Snapshots): boolean => {
  const own = snapshots.find(({ taken_at }) => taken_at === takenAt)
  return own === undefined || own.root === root
}

/** Whether a snapshot is of the day that is published now: an older proof says nothing about today's balance. */
export const isLatest = ({ takenAt }: Checked, { snapshots }: Transparency): boolean =>
  snapshots.some(({ taken_at }) => taken_at === takenAt)
