import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '#database/embedded/embedded.ts'
import { migrate } from '#platform/database/migrate.ts'
import pg from 'pg'

/** The database that every test's own is cloned from. */
export const templateName = 'evenmoor_template'

/**
 * What a database gives up that is gone after the tests anyway: to survive a power cut. Not for tests that kill the
 * database or look at what is left of it.
 */
const lightSettings = [
  'fsync = off',
  'full_page_writes = off',
  'synchronous_commit = off',
  "max_wal_size = '512MB'",
]

export type TestCluster = {
  readonly adminUrl: string
  /** Where its files are: see `startEmbedded`. */
  readonly dataDir: string
  /** The application's own login. */
  readonly appUrl: string
  readonly stop: () => Promise<void>
}

/**
 * A PostgreSQL for one run of the tests, with a migrated template database; gone after `stop`. `isDurable` leaves its
 * settings as the product has them.
 */
export async function startTestCluster({ isDurable = false } = {}): Promise<TestCluster> {
  const dataDir = await mkdtemp(path.join(isDurable ? tmpdir() : await quickFolder(), 'evenmoor-test-'))
  const cluster = await startEmbedded({ dataDir })
  const adminUrl = cluster.ownerUrl
  if (!isDurable) {
    for (const setting of lightSettings) await runAs(adminUrl, `alter system set ${setting}`)
    await runAs(adminUrl, 'select pg_reload_conf()')
  }
  await runAs(adminUrl, `create database ${templateName}`)
  await migrate(withDatabase(adminUrl, templateName))
  return {
    adminUrl,
    dataDir,
    appUrl: cluster.appUrl,
    stop: async () => {
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A folder that the system keeps in memory, where there is one with room: a database is cloned there in a fifth of the time. */
async function quickFolder(): Promise<string> {
  const inMemory = '/dev/shm'
  const neededBytes = 2 * 1024 ** 3
  const { bavail, bsize } = await statfs(inMemory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > neededBytes ? inMemory : tmpdir()
}

/** The same server and login, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.toString()
}

/** The same login and database, another server of this machine. */
export function withPort(url: string, port: number): string {
  const changed = new URL(url)
  changed.port = String(port)
  return changed.toString()
}

/** Runs one statement on a connection of its own. */
export async function runAs(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
