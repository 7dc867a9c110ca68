import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '#context.ts'
import { migrationNames } from './migration-files.ts'
import { isSchemaUsable } from './schema-state.ts'
import { createStorageWatch } from './storage.ts'

/** A balancer asks every few seconds, and takes no answer for a no. */
const answerWithinMs = 2_500

/** Tells why the database is not ready to be worked with; undefined when it is. It answers in time whatever the database does. */
export function createReadiness({ db, log }: Pick<Context, 'db' | 'log'>): () => Promise<string | undefined> {
  const canStore = createStorageWatch(db, log)
  const look = async (): Promise<string | undefined> => {
    if (!(await isSchemaUsable(db, await migrationNames()))) return 'The schema is not current.'
    return (await canStore()) ? undefined : 'The database no longer stores anything.'
  }
  return async () => {
    const away = 'The database does not answer.'
    const stopped = new AbortController()
    const tooLate = sleep(answerWithinMs, away, { signal: stopped.signal, ref: false }).catch(() => away)
    try {
      return await Promise.race([look().catch(() => away), tooLate])
    } finally {
      stopped.abort()
    }
  }
}
