import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { StartProblem } from '#database/start-problem.ts'
import { bringUp, type BringUpOptions, type Up } from './bring-up.ts'
import { inDataDir, prepareDataDir } from './data-dir.ts'
import {
  appRole,
  archiveName,
  bySocket,
  databaseUrl,
  hasSocket,
  type Layout,
  layoutOf,
  ownerRole,
  restoringFolder,
} from './layout.ts'
import { keptSecret } from './secrets.ts'

export type EmbeddedOptions = {
  dataDir: string
  /** Receives progress, one line at a time. */
  log?: (line: string) => void
  /** When we are root: the users PostgreSQL may run as, first choice first; any other user of the machine comes after. */
  preferredUsers?: readonly string[]
  /** Keep every change for the backups: what is archived has to be taken away (`shipSegments`), or the disk fills up. */
  isArchiving?: boolean
}

export type EmbeddedDatabase = {
  port: number
  /** For migrations and the operator: the superuser `evenmoor_owner`. */
  ownerUrl: string
  /** For the application: the role `evenmoor_app`, which owns nothing and is no superuser. */
  appUrl: string
  /** The same by the server's socket, which costs both sides less than its port; the port where it has none. */
  fastAppUrl: string
  /** Another process had started the cluster already. */
  attached: boolean
  stop: () => Promise<void>
}

/**
 * Brings up the PostgreSQL that Evenmoor carries with it and keeps it up until `stop`, or until this process ends in
 * whatever way. Data stays in DATA_DIR/postgres, the log in DATA_DIR/postgres.log, passwords in DATA_DIR/secrets.
 *
 * Any number of processes may call this for the same DATA_DIR: the first starts the cluster, the others attach, and it
 * is stopped when the last of them has called `stop` or is gone. None of them is special: the first may end before
 * the others without disturbing them. Should the cluster go down under its users (its watchdog or itself killed),
 * each of them sets out to bring it up again on the same port, one does, and connection pools connect anew.
 *
 * Throws a StartProblem where the operator can help.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const layout = layoutOf(options.dataDir)
  const log = options.log ?? (() => undefined)
  const bringUpOptions: BringUpOptions = {
    log,
    ...(options.preferredUsers && { preferredUsers: options.preferredUsers }),
    ...(options.isArchiving && { settings: archiveSettings }),
  }
  assertNotRestoring(layout)
  await inDataDir(layout.dataDir, () => prepareDataDir(layout))
  const { up, ownerPassword, appPassword } = await inDataDir(layout.dataDir, async () => {
    const up = await bringUp(layout, bringUpOptions)
    const [ownerPassword, appPassword] = await Promise.all([
      keptSecret(layout.ownerPassword),
      keptSecret(layout.appPassword),
    ]).catch(async (error) => {
      await up.release()
      throw error
    })
    return { up, ownerPassword, appPassword }
  })
  const appUrl = databaseUrl(appRole, appPassword, up.port)
  return {
    port: up.port,
    ownerUrl: databaseUrl(ownerRole, ownerPassword, up.port),
    appUrl,
    fastAppUrl: await fastest(layout, appUrl, up.port),
    attached: up.attached,
    stop: keepUp(up, () => bringUp(layout, { ...bringUpOptions, samePort: up.port }), log),
  }
}

/** By the socket where that lets us in: a server that an earlier version has started, or whose rules are others', does not. */
async function fastest(layout: Layout, url: string, port: number): Promise<string> {
  if (!hasSocket(layout, port)) return url
  const connectionString = bySocket(url, layout)
  const client = new Client({ connectionString, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return connectionString
  } catch {
    return url
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A file of the log is closed after this time, full or not: with the time until it is moved, at most 60 s are at risk. */
const archiveSettings = [
  'archive_mode=on',
  'archive_library=basic_archive',
  `basic_archive.archive_directory=${archiveName}`,
  'archive_timeout=40',
]

function assertNotRestoring(layout: Layout): void {
  if (!existsSync(restoringFolder(layout))) return
  throw new StartProblem(
    `A restore into DATA_DIR (${layout.dataDir}) has not finished. Run it again, or name another folder with DATA_DIR=/path.`,
  )
}

/** Brings the cluster up again whenever it ends before it should. Gives the function that ends this, and our share. */
function keepUp(first: Up, again: () => Promise<Up>, log: (line: string) => void): () => Promise<void> {
  const stopped = new AbortController()
  const aborted = new Promise<void>((resolve) => stopped.signal.addEventListener('abort', () => resolve()))
  let current: Up | undefined = first
  const watch = async () => {
    while (current) {
      await Promise.race([current.ended, aborted])
      if (stopped.signal.aborted) return
      current = await retry(again, stopped.signal, log)
    }
  }
  const watching = watch()
  return async () => {
    stopped.abort()
    await watching
    await current?.release()
  }
}

async function retry(
  again: () => Promise<Up>,
  signal: AbortSignal,
  log: (line: string) => void,
): Promise<Up | undefined> {
  for (let waitMs = 100; !signal.aborted; waitMs = Math.min(waitMs * 2, 10_000)) {
    log('PostgreSQL has ended; bringing it up again')
    try {
      return await again()
    } catch (error) {
      log(`PostgreSQL did not come up: ${error instanceof Error ? error.message : String(error)}`)
    }
    await sleep(waitMs, undefined, { signal, ref: false }).catch(() => undefined)
  }
  return undefined
}
