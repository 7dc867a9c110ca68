import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { markTried } from '#backups/backup-folder.ts'
import { noteBackups, noteState } from '#backups/backup-state.ts'
import { claimedFolder, writeBackup } from '#backups/testing/backup-folder.ts'
import { dayMs } from '#platform/clock.ts'
import { createJobNotes } from '#platform/job-health.ts'
import { insertMail, recordAttempt } from '#platform/mail/mail-store.ts'
import { startJobs } from '#server.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { isDecided } from './settings.ts'

let app: TestApp
let admin: TestPerson
beforeEach(async () => {
  app = await createTestApp({
    SECOND_APPROVAL_ABOVE: '750',
    MAIL_URL: 'smtp://user:hidden@mail.example.com',
    COINGECKO_API_KEY: 'key-nobody-may-see',
  })
  admin = await app.person({ staffRole: 'admin' })
})
afterEach(() => app.close())

test('settings say where their value comes from, and no secret is shown', async () => {
  const { body } = await admin.call('GET', '/api/staff/settings/')
  const setting = (name: string) => body.find((one: { name: string }) => one.name === name)
  expect(setting('SECOND_APPROVAL_ABOVE')).toEqual({
    name: 'SECOND_APPROVAL_ABOVE',
    value: '750.00',
    source: 'given',
  })
  expect(setting('MARKET_PROVIDER')).toEqual({
    name: 'MARKET_PROVIDER',
    value: 'simulated',
    source: 'default',
  })
  // An address may hold a password: its host is shown.
  expect(setting('MAIL_URL')).toEqual({ name: 'MAIL_URL', value: 'mail.example.com', source: 'given' })
  expect(setting('DATABASE_URL')).toEqual({ name: 'DATABASE_URL', value: null, source: 'made' })
  expect(setting('COINGECKO_API_KEY')).toEqual({ name: 'COINGECKO_API_KEY', value: null, source: 'given' })
  expect(setting('USDT_XPUB')).toEqual({ name: 'USDT_XPUB', value: null, source: 'unset' })
  expect(setting('USDT_CONFIRMATIONS')).toEqual({
    name: 'USDT_CONFIRMATIONS',
    value: '3',
    source: 'default',
  })
  for (const secret of ['hidden', 'user:', 'key-nobody-may-see']) {
    expect(JSON.stringify(body)).not.toContain(secret)
  }
})

test('of each setting that there is somebody has decided whether it may be shown', () => {
  expect([...app.ctx.config.settings.keys()].filter((name) => !isDecided(name))).toEqual([])
})

const health = async () => (await admin.call('GET', '/api/staff/health/')).body

test('health names chains, networks, mail and the age of prices', async () => {
  await fund(app, (await app.person()).id, '10')
  expect(await health()).toMatchObject({
    transfer_chain: { sealed: 0, unsealed: 1 },
    mail: { waiting: 0, failing: 0, parked: 0, oldest_waiting_at: null, reasons: [] },
    market: { provider: 'simulated', is_answering: true, is_left_alone: false, doubted: 0 },
  })
  const mail = { subject: 'S', text: 'T', html: 'H' }
  const now = app.clock.now()
  await app.ctx.transaction((tx) => insertMail(tx, { to: 'a@example.com', mail, now, deliveredAt: null }))
  const { id } = await app.ctx.db.selectFrom('mail').select('id').executeTakeFirstOrThrow()
  const error = 'no way to a@example.com'
  await recordAttempt(app.ctx.db, id, { kind: 'again', at: now, error })
  const { mail: told, market } = await health()
  expect(told).toEqual({
    waiting: 1,
    failing: 1,
    parked: 0,
    oldest_waiting_at: now.toISOString(),
    reasons: [{ error: 'no way to …', count: 1 }],
  })
  expect(Date.parse(market.oldest_price_at)).toBeLessThanOrEqual(now.getTime())
})

test('health tells the age of backups where there is a BACKUP_DIR', async () => {
  expect(await health()).toMatchObject({ backups: null })
  const folder = await claimedFolder()
  Object.assign(app.ctx.config, { backupDir: folder })
  expect((await health()).backups).toEqual({ backed_up_at: null, tried_at: null })
  const now = app.clock.now()
  const id = await writeBackup(folder, now.toISOString(), 1)
  await markTried(folder, id, now)
  await noteBackups(app.ctx.db, folder)
  expect((await health()).backups).toEqual({
    backed_up_at: now.toISOString(),
    tried_at: now.toISOString(),
  })
})

test("health tells the age of an external server's backups once a drill of them was recorded", async () => {
  Object.assign(app.ctx.config, { databaseUrl: app.database.appUrl })
  expect(await health()).toMatchObject({ backups: null })
  const now = app.clock.now()
  const backedUpAt = new Date(now.getTime() - dayMs / 24)
  await noteState(app.ctx.db, { backedUpAt, triedAt: now })
  expect((await health()).backups).toEqual({
    backed_up_at: backedUpAt.toISOString(),
    tried_at: now.toISOString(),
  })
})

describe('jobs', () => {
  const jobsByName = async () =>
    new Map<string, unknown>((await health()).jobs.map((job: { name: string }) => [job.name, job]))

  test('of any process are told by every process', async () => {
    const jobs = startJobs(app.ctx)
    await jobs.stop()
    const known = await jobsByName()
    expect(known.get('seal transfers')).toMatchObject({ state: 'ok', last_error: null })
    expect((await health()).networks).toMatchObject([{ network: 'practice', paused_at: null }])
  })

  test('that fail say why until they go well, and one that nobody runs any more is late', async () => {
    const here = createJobNotes(app.ctx)
    const elsewhere = createJobNotes(app.ctx)
    const run = { name: 'count the beans', pauseMs: 1_000, lastedMs: 12.4 }
    here.note({ ...run, error: new Error('no beans for ada@example.com at https://beans.example/v3/canary') })
    await here.write()
    expect((await jobsByName()).get(run.name)).toMatchObject({
      state: 'failing',
      last_error: 'No beans for [address] at https://beans.example/…',
      last_ms: 12,
      last_succeeded_at: null,
    })
    app.clock.advance(1_000)
    elsewhere.note(run)
    await elsewhere.write()
    expect((await jobsByName()).get(run.name)).toMatchObject({
      state: 'ok',
      last_error: expect.stringContaining('No beans'),
    })
    app.clock.advance(120_000)
    expect((await jobsByName()).get(run.name)).toMatchObject({ state: 'late' })
    app.clock.advance(dayMs)
    await here.forgetOld()
    expect(await app.ctx.db.selectFrom('job_health').selectAll().execute()).toEqual([])
  })

  test('that could not be written down are written the next time', async () => {
    const notes = createJobNotes({
      clock: app.clock,
      get db() {
        return isAway ? ({} as typeof app.ctx.db) : app.ctx.db
      },
    })
    let isAway = true
    notes.note({ name: 'later', pauseMs: 1_000, lastedMs: 1 })
    await expect(notes.write()).rejects.toThrow(TypeError)
    isAway = false
    await notes.write()
    expect(await app.ctx.db.selectFrom('job_health').select('name').execute()).toEqual([{ name: 'later' }])
  })
})
