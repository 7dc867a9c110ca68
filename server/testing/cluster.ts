import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#platform/database/migrate.ts'
import pg from 'pg'

/** The database that every test's own is cloned from. */
export const templateName = 'evenmoor_template'

/** A PostgreSQL for one run of the tests, with a migrated template database; gone after `stop`. */
export async function startTestCluster(): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-test-'))
  const cluster = await startEmbedded({ dataDir })
  const adminUrl = cluster.ownerUrl
  await runAs(adminUrl, `create database ${templateName}`)
  await migrate(withDatabase(adminUrl, templateName))
  return {
    adminUrl,
    stop: async () => {
      await cluster.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same server and login, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
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
