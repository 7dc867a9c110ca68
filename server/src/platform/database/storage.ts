import { sql } from 'kysely'
import type { Log } from '#platform/logging/log.ts'
import type { Database } from './pool.ts'
import { sqlState } from './transaction.ts'

/**
 * The database answers, and takes nothing in: no room on its disk (class 53 has memory and connections too), a disk that
 * fails, or a server that only reads.
 */
const storageFaults = new Set(['53000', '53100', '53200', '53400', '58000', '58030', '25006'])

/** When something of this process was last refused for it: then it is worth looking at once, whichever database it was. */
let refusedMs = -Infinity

/** Whether an error is such a fault. */
export function isStorageFault(error: unknown): boolean {
  const isOne = storageFaults.has(sqlState(error) ?? '')
  if (isOne) refusedMs = performance.now()
  return isOne
}

/** More than a page, so that each check needs new space on disk. */
const fillingBytes = 64 * 1_024
const lookEveryMs = 15_000
const lookAgainMs = 1_000

/** Tells whether the database can store something; asked often, it looks at most every 15 s, each second while it cannot, and once something was refused. */
export function createStorageWatch(db: Database, log: Log): () => Promise<boolean> {
  let canStore = true
  let lookedMs = -Infinity
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    try {
      await fill(db)
      canStore = true
    } catch (error) {
      // Another process is looking: it will say.
      if (sqlState(error) === lockNotAvailable) return
      if (!isStorageFault(error)) throw error
      if (canStore) log.error({ err: error }, 'the database no longer stores anything')
      canStore = false
    } finally {
      lookedMs = performance.now()
    }
  }

  return async () => {
    const isDue = performance.now() - lookedMs >= (canStore ? lookEveryMs : lookAgainMs)
    if (isDue || (canStore && refusedMs > lookedMs)) {
      looking ??= look().finally(() => (looking = undefined))
      await looking
    }
    return canStore
  }
}

const lockNotAvailable = '55P03'

/** Bytes that cannot be packed any smaller, in a new file each time. */
const fill = (db: Database): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '500ms'`.execute(tx)
    await sql`truncate room_probe`.execute(tx)
    const filling = Buffer.alloc(fillingBytes, 1)
    await tx.insertInto('room_probe').values({ filling }).execute()
  })
