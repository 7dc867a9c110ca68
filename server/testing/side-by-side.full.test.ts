/** A rolling upgrade and the way back: processes of an older commit and of today's on one schema, behind one balancer. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { checkInvariants } from '@evenmoor/ledger'
import { migrate } from '#platform/database/migrate.ts'
import { createDatabase, createPool } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { startBalancer } from './balancer.ts'
import { runAs, withDatabase } from './cluster.ts'
import { createTestDatabase } from './database.ts'
import { asker, doMainJob } from './main-job.ts'
import { hasCommit, layOutOlder, type OlderVersion } from './older-version.ts'
import { passedOn, type RunningProgram, startProgram } from './program.ts'

/** The last commit before migrations were apart from the start, and many migrations before today's. */
const olderCommit = 'cd1d3365'
const isThere = await hasCommit(olderCommit)
const today = path.resolve(import.meta.dirname, '../src/main.ts')
const callers = 4

let older: OlderVersion
beforeAll(async () => {
  if (isThere) older = await layOutOlder(olderCommit)
})
afterAll(async () => {
  if (isThere) await older.remove()
})

test.skipIf(!isThere)(
  `an upgrade from commit ${olderCommit} and back, needing that commit in the history: every main job is done and no request fails`,
  { timeout: 600_000 },
  async () => {
    const server = await createTestDatabase()
    const name = `${new URL(server.ownerUrl).pathname.slice(1)}_rolling`
    await runAs(server.ownerUrl, `create database ${name}`)
    const ownerUrl = withDatabase(server.ownerUrl, name)
    const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-side-by-side-'))
    const balancer = await startBalancer()
    const running = new Set<RunningProgram>()
    const env = { DATABASE_URL: ownerUrl, DATA_DIR: dataDir, PRACTICE_BLOCK_MS: '500' }
    const start = async (file: string, role: 'web' | 'worker') => {
      const settings = { ...env, ROLE: role, ...(role === 'web' && file === today && { DRAIN_SECONDS: '2' }) }
      const started = await startProgram(file, settings, role === 'web' ? 'PORT' : 'HEALTH_PORT')
      running.add(started)
      if (role === 'web') await balancer.add(started.url)
      return started
    }
    const stop = async (program: RunningProgram) => {
      await program.stop()
      running.delete(program)
    }
    /** That version closes its port before its readiness turns, so the balancer is told first. */
    const stopOlder = async (program: RunningProgram) => {
      await balancer.drain(program.url)
      await stop(program)
    }
    const { ask, asked, failures } = asker(balancer.url)
    const over = new AbortController()
    let working: Promise<void>[] = []
    try {
      const web = [await start(older.server, 'web'), await start(older.server, 'web')]
      const worker = await start(older.server, 'worker')
      const staff = await administrator(older, env)
      const { access } = await ask('POST', '/account/staff_link/', { body: { token: staff } })
      const progress = createProgress()
      working = Array.from({ length: callers }, async (_, caller) => {
        for (let n = 0; !over.signal.aborted; n++) {
          await doMainJob(ask, access, `investor-${caller}-${n}@example.com`)
          progress.count()
        }
      })
      const failed = Promise.all(working).then(() => undefined)
      failed.catch(() => undefined)
      // One begun before it and one begun during it, for every caller.
      const jobs = () => Promise.race([progress.more(2 * callers), failed])

      await jobs()
      const ran = await migrate(ownerUrl)
      expect(ran.length).toBeGreaterThan(5)
      await jobs()
      const newer = [await start(today, 'web')]
      await stopOlder(web[0]!)
      const newerWorker = await start(today, 'worker')
      await jobs()
      await stop(worker)
      await jobs()
      newer.push(await start(today, 'web'))
      await stopOlder(web[1]!)
      await jobs()

      const back = [await start(older.server, 'web'), await start(older.server, 'worker')] as const
      await stop(newer[0]!)
      await jobs()
      await stop(newer[1]!)
      await stop(newerWorker)
      await jobs()
      over.abort()
      await failed

      expect(failures).toEqual([])
      expect(balancer.turnedUnready([...web, back[0]].map(({ url }) => url))).toEqual([])
      expect(progress.done()).toBeGreaterThanOrEqual(14 * callers)
      await expectSoundLedger(ownerUrl)
      console.log(`${progress.done()} main jobs, ${asked()} requests, ${failures.length} failed`)
    } finally {
      over.abort()
      await Promise.allSettled(working)
      await balancer.close()
      await Promise.all([...running].map(({ kill }) => kill()))
      await runAs(server.ownerUrl, `drop database ${name} with (force)`)
      await server.drop()
      await rm(dataDir, { recursive: true })
    }
  },
)

/** The token of the way in that the operator's command prints. */
async function administrator({ ops }: OlderVersion, env: Record<string, string>): Promise<string> {
  const words = [ops, 'staff', 'add', '--email', 'admin@example.com', '--role', 'admin']
  const options = { env: { ...passedOn(), NODE_NO_WARNINGS: '1', ...env } }
  const { stdout } = await promisify(execFile)(process.execPath, words, options)
  return /token=(\S+)/.exec(stdout)?.[1] ?? ''
}

/** Counts what is done, and resolves when so much more is. */
function createProgress() {
  let done = 0
  let waiting: { readonly at: number; readonly resolve: () => void }[] = []
  return {
    done: () => done,
    count: () => {
      done += 1
      for (const { at, resolve } of waiting) if (at <= done) resolve()
      waiting = waiting.filter(({ at }) => at > done)
    },
    more: (count: number) =>
      new Promise<void>((resolve) => {
        waiting.push({ at: done + count, resolve })
      }),
  }
}

async function expectSoundLedger(ownerUrl: string): Promise<void> {
  const db = createDatabase(createPool(ownerUrl))
  try {
    expect(await checkInvariants(asSql(db))).toEqual([])
  } finally {
    await db.destroy()
  }
}
