import { StartProblem } from '#database/start-problem.ts'
import type { Backup } from './backup-folder.ts'
import { segmentName, segmentNumber } from './segment-names.ts'

/**
 * The files of the log that a restore replays: from the backup's first to the last one of its timeline. Throws a
 * StartProblem that names the first one that is missing; with `mayEndEarly`, the files before it are enough as long as the
 * backup is whole with them.
 */
export function neededSegments(
  { firstSegment, lastSegment }: Pick<Backup, 'firstSegment' | 'lastSegment'>,
  kept: readonly string[],
  mayEndEarly: boolean,
): string[] {
  const timeline = firstSegment.slice(0, 8)
  const ours = kept.filter((name) => /^[0-9A-F]{24}$/.test(name) && name.startsWith(timeline))
  const last = [lastSegment, ...ours].toSorted().at(-1) ?? lastSegment
  const there = new Set(ours)
  const needed: string[] = []
  for (let at = segmentNumber(firstSegment); at <= segmentNumber(last); at += 1n)
    needed.push(segmentName(BigInt(`0x${timeline}`), at))
  const missing = needed.find((name) => !there.has(name))
  if (missing !== undefined && mayEndEarly && missing > lastSegment)
    return needed.slice(0, needed.indexOf(missing))
  if (missing !== undefined)
    throw new StartProblem(
      `The file ${missing} of the changes is missing in BACKUP_DIR/wal, so nothing after it can be restored from this backup. Put it back, or restore from a backup on the other side of it with --at.`,
    )
  return needed
}
