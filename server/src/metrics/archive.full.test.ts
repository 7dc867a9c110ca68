/** What a PostgreSQL that archives its changes tells of it. */
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPostmasterPid } from '#database/embedded/postmaster-pid.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { runAs } from '#testing/cluster.ts'
import { readPromises } from './read-promises.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, new Date().toISOString(), { ownCluster: true })
})
afterAll(() => app.close())

const asOwner = (statement: string) => runAs(app.database.ownerUrl, statement)

/** Something is written, and the segment that it is in has to be archived. */
async function endSegment(): Promise<void> {
  await asOwner('select pg_logical_emit_message(true, $$test$$, $$written$$)')
  await asOwner('select pg_switch_wal()')
}

async function archiveBy(command: string): Promise<void> {
  await asOwner(`alter system set archive_command = '${command}'`)
  await asOwner('select pg_reload_conf()')
  await endSegment()
}

const told = async () => {
  const samples = await readPromises(app.ctx)
  return Object.fromEntries(
    samples
      .filter(({ metric }) => metric === 'archiveAge' || metric === 'archiveFailing')
      .map(({ metric, value }) => [metric, value]),
  )
}

test('an archive command that fails is told, and how long ago one succeeded', async () => {
  expect(await told()).toEqual({})
  await asOwner('alter system set archive_mode = on')
  const running = await readPostmasterPid(path.join(app.database.dataDir ?? '', 'postgres'))
  process.kill(running?.pid ?? Number.NaN, 'SIGINT')
  const status = async () => (await app.call('GET', '/readyz')).status
  await expect.poll(() => told().catch(() => ({})), { timeout: 30_000 }).toHaveProperty('archiveFailing')
  await expect.poll(status).toBe(200)
  await archiveBy('false')
  await expect.poll(told).toEqual({ archiveFailing: 1 })
  await archiveBy('true')
  await expect.poll(told).toEqual({ archiveFailing: 0, archiveAge: expect.any(Number) })
  app.clock.advance(90_000)
  expect((await told())['archiveAge']).toBeGreaterThan(80)
})
