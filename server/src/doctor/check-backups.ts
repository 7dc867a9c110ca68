import { readBackups } from '#backups/backup-state.ts'
import { openBucket } from '#backups/storage/bucket.ts'
import { backupsIn } from '#backups/storage/copy-to-storage.ts'
import type { Context } from '#context.ts'
import { StartProblem } from '#database/start-problem.ts'
import { type Finding, findingsOf } from './finding.ts'

/** A night may be missed, and a backup takes its time. */
const lateMs = 36 * 3_600_000

/** Whether the storage answers, and how old the newest backup in it is. */
export async function checkStorage({ config, clock }: Pick<Context, 'config' | 'clock'>): Promise<Finding[]> {
  if (config.backupStorage === undefined) return []
  const { ok, failed } = findingsOf('backups')
  const advice = 'The console shows why the job “copy backups to the storage” fails.'
  try {
    const bucket = openBucket(config.backupStorage)
    const newest = (await backupsIn(bucket, (await bucket.list('base/')).keys())).at(-1)
    if (newest === undefined) return [failed(`${bucket.address} holds no backup.`, advice)]
    const ageMs = clock.now().getTime() - Date.parse(newest.endedAt)
    const found = `The newest backup in ${bucket.address} was made ${ageOf(ageMs)} ago.`
    return [ageMs > lateMs ? failed(found, advice) : ok(found)]
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    return [failed(error.message, advice)]
  }
}

/** How old the newest backup is, and the last one that was restored as a test. */
export async function checkBackups({
  config,
  db,
  clock,
}: Pick<Context, 'config' | 'db' | 'clock'>): Promise<Finding[]> {
  const { ok, warning, failed, skipped } = findingsOf('backups')
  const isExternal = config.databaseUrl !== undefined
  if (!isExternal && config.backupDir === undefined)
    return [warning('No backup is made.', 'Set BACKUP_DIR and BACKUP_KEY_FILE as docs/operating.md says.')]
  const { backedUpAt, triedAt } = await readBackups(db)
  if (backedUpAt === null && isExternal)
    return [
      skipped(
        'DATABASE_URL names an external server: only its own tools see its backups, and no drill of them was recorded.',
      ),
    ]
  if (backedUpAt === null)
    return [
      failed(
        'There is no backup yet.',
        'Make one now: npm run ops -- backup. The console shows if a job fails.',
      ),
    ]
  const told = (text: string, at: Date, advice: string) => {
    const ageMs = clock.now().getTime() - at.getTime()
    const found = `${text} ${ageOf(ageMs)} ago.`
    return ageMs > lateMs ? failed(found, advice) : ok(found)
  }
  const again = isExternal ? 'Do it now, and see why cron did not: deploy/pgbackrest/drill.' : undefined
  const [make, tryIt] = [
    again ?? 'Make one now: npm run ops -- backup.',
    again ?? 'Do it now: npm run ops -- drill.',
  ]
  return [
    told('The newest backup was made', backedUpAt, make),
    triedAt === null
      ? warning('No backup was restored as a test yet.', tryIt)
      : told('A backup was last restored as a test', triedAt, tryIt),
  ]
}

const ageOf = (ms: number): string => {
  const minutes = Math.max(0, Math.round(ms / 60_000))
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}
