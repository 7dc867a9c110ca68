/** A disk that is really full: the files of the database stand on a small one, and something else takes the rest of it. */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync, statSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInvariants } from '@evenmoor/ledger'
import { asSql } from '#platform/database/transaction.ts'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type TestApp, type TestPerson } from './app.ts'
import { withDatabase } from './cluster.ts'

const diskMiB = 96

/** A small disk in memory, which takes a right that root has on most machines. */
const disk = mkdtempSync(path.join(tmpdir(), 'evenmoor-disk-'))
const isMounted =
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMiB}m,mode=0777`, 'tmpfs', disk]).status === 0

let app: TestApp
let ada: TestPerson
beforeAll(async () => {
  if (!isMounted) return
  app = await createTestApp({}, undefined, { ownCluster: true })
  await moveToDisk(app.database.ownerUrl)
  ada = await app.person()
  await fund(app, ada.id, '100000')
})
afterAll(async () => {
  if (isMounted) {
    await app.close()
    spawnSync('umount', ['-l', disk])
  }
  rmSync(disk, { recursive: true, force: true })
})

/** PostgreSQL runs as another user than root, who must own the place. */
async function moveToDisk(ownerUrl: string): Promise<void> {
  const name = new URL(ownerUrl).pathname.slice(1)
  const client = new pg.Client({ connectionString: withDatabase(ownerUrl, 'postgres') })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const { uid, gid } = statSync(`/proc/${rows[0]!.pid}`)
    chownSync(disk, uid, gid)
    await client.query(`create tablespace small location '${disk}'`)
    await client.query(`alter database ${name} connection limit 0`)
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    await client.query(`alter database ${name} set tablespace small`)
    await client.query(`alter database ${name} connection limit -1`)
  } finally {
    await client.end()
  }
}

const other = path.join(disk, 'something-else')

/** Takes every block that is left. */
function fillDisk(): void {
  for (const share of [1, 0.5, 0.1]) {
    const { bavail, bsize } = statfsSync(disk)
    const bytes = Math.floor(bavail * bsize * share)
    try {
      writeFileSync(other, Buffer.alloc(bytes), { flag: 'a' })
    } catch {
      // Full.
    }
  }
}

const invest = (key: string) =>
  ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' }, { 'idempotency-key': key })
const ready = async () => (await app.call('GET', '/readyz')).status

test.runIf(isMounted)(
  'whoever asks is told to come again, and with room again it is done once',
  { timeout: 120_000 },
  async () => {
    expect(await ready()).toBe(200)
    fillDisk()
    const keys: string[] = []
    const statuses = new Set<number>()
    // Until what is left of each table's last page is used up.
    for (let count = 0; count < 400 && !statuses.has(503); count += 1) {
      const key = randomUUID()
      keys.push(key)
      const { status, headers } = await invest(key)
      statuses.add(status)
      if (status !== 201) expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
    }
    expect(statuses).toContain(503)
    expect(await ready()).toBe(503)
    expect((await app.call('GET', '/healthz')).status).toBe(200)
    rmSync(other)
    await expect.poll(ready).toBe(200)
    for (const key of keys) expect((await invest(key)).status).toBe(201)
    expect((await ada.call('GET', '/api/wallet/')).body.invested).toBe(`${100 * keys.length}.00`)
    expect(await checkInvariants(asSql(app.ctx.db))).toEqual([])
  },
)
