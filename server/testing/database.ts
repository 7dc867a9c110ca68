import { randomBytes } from 'node:crypto'
import { asApplication } from './pool.ts'
import { runAs, startTestCluster, templateName, withDatabase } from './cluster.ts'

/** A fresh migrated database: `ownerUrl` may do anything, `appUrl` only what the application may. */
export type TestDatabase = {
  readonly ownerUrl: string
  readonly appUrl: string
  /** Where the files of its cluster are, if it has one of its own. */
  readonly dataDir: string | undefined
  readonly drop: () => Promise<void>
}

/**
 * Clones the migrated template on the run's cluster (`TEST_DATABASE_URL`, set by vitest's global
 * setup); without one, and for tests that do something to the server, a cluster of its own is started and removed with the
 * database.
 */
export async function createTestDatabase({
  ownCluster = false,
  isDurable = false,
} = {}): Promise<TestDatabase> {
  const shared = ownCluster ? undefined : process.env['TEST_DATABASE_URL']
  const cluster =
    shared === undefined
      ? await startTestCluster({ isDurable })
      : {
          adminUrl: shared,
          dataDir: undefined,
          appUrl: process.env['TEST_APPLICATION_URL'] ?? asApplication(shared),
          stop: async () => undefined,
        }
  const name = `test_${randomBytes(6).toString('hex')}`
  await runAs(cluster.adminUrl, `create database ${name} template ${templateName} strategy file_copy`)
  return {
    ownerUrl: withDatabase(cluster.adminUrl, name),
    appUrl: withDatabase(cluster.appUrl, name),
    dataDir: cluster.dataDir,
    drop: async () => {
      await runAs(cluster.adminUrl, `drop database ${name} with (force)`)
      await cluster.stop()
    },
  }
}
