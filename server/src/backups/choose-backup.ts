import { StartProblem } from '#database/start-problem.ts'
import type { Backup } from './backup-folder.ts'

/** The newest backup from which a moment can be reached. Throws a StartProblem where there is none in this place. */
export function chooseBackup(backups: readonly Backup[], at: Date | undefined, place: string): Backup {
  const fitting = backups.filter(({ endedAt }) => at === undefined || new Date(endedAt) <= at)
  const newest = fitting.at(-1)
  if (newest !== undefined) return newest
  const [oldest] = backups
  throw new StartProblem(
    oldest === undefined
      ? `${place} holds no finished backup.`
      : `The oldest backup in ${place} is of ${oldest.endedAt}: give that moment or a later one with --at.`,
  )
}
