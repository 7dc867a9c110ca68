import { startTestCluster } from './cluster.ts'

/** Vitest's global setup: one PostgreSQL for the whole run. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  process.env['TEST_DATABASE_URL'] = cluster.adminUrl
  process.env['TEST_APPLICATION_URL'] = cluster.appUrl
  return () => cluster.stop()
}
