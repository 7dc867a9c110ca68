/** A worker with BACKUP_DIR, until its machine is lost. */
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startEmbedded } from '#database/embedded/embedded.ts'
import { query } from '#database/embedded/testing/clusters.ts'
import { portForLater } from '#testing/free-port.ts'
import { type RunningProgram, startProgram } from '#testing/program.ts'
import { fileURLToPath } from 'node:url'
import { listBackups, listSegments, triedAt } from './backup-folder.ts'
import { makeInstallation, notesIn, type TestInstallation } from './testing/installation.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
/** What may be lost with a machine. */
const atRiskMs = 60_000

let test: TestInstallation
let product: RunningProgram
let metricsUrl: string
beforeEach(async () => {
  test = await makeInstallation()
  const port = String(await portForLater())
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  product = await startProgram(main, { ...test.env, ROLE: 'worker', METRICS_PORT: port }, 'HEALTH_PORT')
}, 180_000)
afterEach(async () => {
  await product.stop()
  test.remove()
})

const metric = async (name: string) => {
  const text = await (await fetch(metricsUrl)).text()
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]
  return value === undefined ? undefined : Number(value)
}

it('backs up and drills without being asked, and says how long ago', { timeout: 300_000 }, async () => {
  const tried = async () => {
    const [backup] = await listBackups(test.env.BACKUP_DIR)
    return backup && triedAt(test.env.BACKUP_DIR, backup.id)
  }
  await expect.poll(tried, { timeout: 240_000, interval: 500 }).toBeInstanceOf(Date)
  await expect
    .poll(() => metric('evenmoor_backup_drill_age_seconds'), { timeout: 60_000, interval: 1_000 })
    .toBeGreaterThan(0)
  expect(await metric('evenmoor_backup_age_seconds')).toBeGreaterThan(0)
  expect(await metric('evenmoor_backup_drill_age_seconds')).toBeLessThan(240)
})

it('loses at most a minute with its machine', { timeout: 300_000 }, async () => {
  const { env, at } = test
  await expect.poll(() => listBackups(env.BACKUP_DIR), { timeout: 120_000, interval: 500 }).toHaveLength(1)
  const database = await startEmbedded({ dataDir: env.DATA_DIR })
  await query(database.ownerUrl, 'create table note (text text)')
  await query(database.ownerUrl, "insert into note values ('a minute ago')")
  const [row] = await query(database.ownerUrl, 'select pg_walfile_name(pg_current_wal_lsn()) as name')
  const { name } = row as { name: string }
  const writtenMs = Date.now()
  await expect
    .poll(() => listSegments(env.BACKUP_DIR), { timeout: 2 * atRiskMs, interval: 200 })
    .toContain(name)
  expect(Date.now() - writtenMs).toBeLessThan(atRiskMs)
  await product.kill()
  await database.stop()
  rmSync(env.DATA_DIR, { recursive: true, force: true })

  expect(await test.ops(['restore'], { DATA_DIR: at('new') })).toMatchObject({ code: 0, stderr: '' })
  expect(await notesIn(at('new'))).toEqual(['a minute ago'])
})
