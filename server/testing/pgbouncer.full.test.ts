/** Behind the PgBouncer of this machine; `behind-pooler.test.ts` has a pooler of our own, on every machine. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { sql } from 'kysely'
import { formatMoney, usd } from '@evenmoor/ledger/money'
import { readConfig } from '#config.ts'
import { loginOf } from '#database/login-url.ts'
import { runOps } from '#ops/testing/run-ops.ts'
import { migrate } from '#platform/database/migrate.ts'
import { migrationNames, migrationsFolder } from '#platform/database/migration-files.ts'
import { socketOf } from '#platform/database/socket-of.ts'
import { openRuntime } from '#runtime.ts'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type TestApp, type TestPerson } from './app.ts'
import { runAs, withDatabase } from './cluster.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { changeOf, openStream, stateOf } from './event-stream.ts'
import { answerWithinMs, expectSentAway, type Timed, timed } from './in-time.ts'
import { asker, doMainJob, type Invested } from './main-job.ts'
import { deployedPools, type PgBouncer, pgbouncerProgram, startPgBouncer } from './pgbouncer.ts'
import type { RunningProgram } from './program.ts'
import { startServer } from './second-process.ts'

const quiet = () => undefined
const log = { info: quiet, warn: quiet, error: quiet, debug: quiet }

describe.skipIf(pgbouncerProgram === undefined)('behind PgBouncer, where this machine has one', () => {
  let database: TestDatabase
  let dataDir: string
  let bouncer: PgBouncer | undefined
  beforeAll(async () => {
    database = await createTestDatabase()
    dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-pgbouncer-data-'))
  })
  afterAll(async () => {
    await database.drop()
    await rm(dataDir, { recursive: true })
  })

  /** In front of the test's server for one test. */
  async function behind(more: Record<string, string>, work: (url: string) => Promise<void>): Promise<void> {
    bouncer = await startPgBouncer(database.ownerUrl, more)
    try {
      await work(bouncer.url(database.ownerUrl))
    } finally {
      await bouncer.stop()
    }
  }
  const settings = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env }, '/')
  const asking = () => ({ auth_type: 'scram-sha-256', auth_user: loginOf(database.ownerUrl).user })

  test.each([{}, { pool_mode: 'transaction' }])(
    'with a list of users that has not the application, %j, a start is refused in one sentence that says what to change',
    (more) =>
      behind(more, async (url) => {
        for (const direct of [{}, { DATABASE_DIRECT_URL: database.ownerUrl }]) {
          const config = settings({ DATABASE_URL: url, ...direct })
          await expect(openRuntime(config, log)).rejects.toThrow(
            /^DATABASE_URL does not work: "evenmoor_app_\d+", the application's login, is not let in; .*\(auth_query\)[^\n]*$/,
          )
        }
      }),
  )

  test.each([{}, deployedPools, { pool_mode: 'transaction', server_lifetime: '1' }])(
    'with auth_query, %j, 48 transactions at once run as the application and within its time-out, also as the only address',
    (more) =>
      behind({ ...asking(), ...more }, async (url) => {
        for (const direct of [{}, { DATABASE_DIRECT_URL: database.ownerUrl }]) {
          const { ctx, close } = await openRuntime(settings({ DATABASE_URL: url, ...direct }), log)
          try {
            const seen = await Promise.all(
              Array.from({ length: 48 }, async () => {
                const { rows } = await sql<{ may: boolean; timeout: string }>`
                  select has_table_privilege('ledger.posting', 'update') as may,
                    current_setting('statement_timeout') as timeout`.execute(ctx.db)
                return rows[0]
              }),
            )
            expect(new Set(seen.map((row) => JSON.stringify(row)))).toEqual(
              new Set([JSON.stringify({ may: false, timeout: '10s' })]),
            )
          } finally {
            await close()
          }
        }
      }),
  )

  test.each([{}, { default_pool_size: '1' }, { default_pool_size: '2' }])(
    'three starts at once as the owner bring up an empty database through a pooler with %j',
    (more) =>
      behind({ ...asking(), pool_mode: 'transaction', ...more }, async (url) => {
        const name = `${new URL(database.ownerUrl).pathname.slice(1)}_empty`
        await runAs(database.ownerUrl, `create database ${name}`)
        try {
          const config = () => settings({ DATABASE_URL: withDatabase(url, name) })
          const first = await openRuntime(config(), log)
          await first.close()
          await runAs(database.ownerUrl, `drop database ${name} with (force)`)
          await runAs(database.ownerUrl, `create database ${name}`)
          const ran = await Promise.all([1, 2, 3].map(() => migrate(withDatabase(url, name))))
          expect(ran.toSorted((a, b) => a.length - b.length)).toEqual([[], [], await migrationNames()])
        } finally {
          await runAs(database.ownerUrl, `drop database ${name} with (force)`)
        }
      }),
  )

  test('an index that is built beside other work is refused in one line where the pooler has a single connection', () =>
    behind({ ...asking(), pool_mode: 'transaction', default_pool_size: '1' }, async (url) => {
      const later = await mkdtemp(path.join(tmpdir(), 'evenmoor-migrations-'))
      try {
        await cp(migrationsFolder, later, { recursive: true })
        await writeFile(
          path.join(later, '0990_index.sql'),
          '-- no transaction\ncreate index concurrently if not exists later_index on login_failure (in_a_row);\n',
        )
        await expect(migrate(url, { folder: later })).rejects.toThrow(
          /^The schema was not changed: "0990_index" needs two connections at once, [^\n]+ DATABASE_DIRECT_URL, [^\n]+$/,
        )
        expect(await migrate(database.ownerUrl, { folder: later })).toEqual(['0990_index'])
      } finally {
        await rm(later, { recursive: true })
      }
    }))

  test('what a start that was killed held in a session or a transaction keeps no later one waiting', () =>
    behind({ ...asking(), pool_mode: 'transaction' }, async (url) => {
      const killed = new pg.Client({ connectionString: url })
      killed.on('error', quiet)
      await killed.connect()
      await killed.query('begin')
      await killed.query('select pg_advisory_xact_lock(4201837)')
      socketOf(killed).destroy()
      // As a version before 0.1.0 took it: for the session, which PgBouncer keeps.
      const session = new pg.Client({ connectionString: url })
      await session.connect()
      await session.query('select pg_advisory_lock(3853314791062309107)')
      await session.end()
      const patience = { sayAfterMs: 2_000, sayEveryMs: 2_000, giveUpAfterMs: 10_000 }
      expect(await migrate(url, { patience })).toEqual([])
      expect(await runOps(['migrate'], { DATABASE_URL: url, DATA_DIR: dataDir })).toEqual({
        code: 0,
        stdout: 'Nothing to run.\n',
        stderr: '',
      })
    }))
})

describe.skipIf(pgbouncerProgram === undefined)(
  'a site whose pooled address is PgBouncer, as deployed',
  () => {
    let app: TestApp
    let bouncer: PgBouncer
    let web: RunningProgram
    let worker: RunningProgram
    let pooled: Record<string, string>
    beforeAll(async () => {
      app = await createTestApp({}, new Date().toISOString())
      const { ownerUrl } = app.database
      bouncer = await startPgBouncer(ownerUrl, { ...deployedPools, auth_user: loginOf(ownerUrl).user })
      pooled = {
        DATABASE_URL: bouncer.url(ownerUrl),
        DATABASE_DIRECT_URL: ownerUrl,
        DATA_DIR: app.ctx.config.dataDir,
        PRACTICE_BLOCK_MS: '500',
      }
      const url = pooled['DATABASE_URL'] ?? ''
      web = await startServer(url, { ...pooled, ROLE: 'web' })
      worker = await startServer(url, { ...pooled, ROLE: 'worker' }, 'HEALTH_PORT')
    })
    afterAll(async () => {
      await web.stop()
      await worker.stop()
      await bouncer.stop()
      await app.close()
    })

    const call = (
      person: Pick<TestPerson, 'access'> | undefined,
      method: 'GET' | 'POST',
      address: string,
      body?: unknown,
      key?: string,
    ): Promise<Timed> =>
      timed(
        (async () => {
          const answer = await fetch(web.url + address, {
            method,
            headers: {
              ...(person !== undefined && { authorization: `Bearer ${person.access}` }),
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...(key !== undefined && { 'idempotency-key': key }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          })
          return {
            status: answer.status,
            body: await answer.json(),
            headers: Object.fromEntries(answer.headers),
          }
        })(),
      )
    const invest = (person: Pick<TestPerson, 'access'>, key: string) =>
      call(person, 'POST', '/api/investments/', { plan_id: 'basic', amount: '100' }, key)

    /** Asks for one investment after the other, each until it is made. Whatever else is answered is a sentence. */
    async function keepInvesting(person: TestPerson, over: AbortSignal): Promise<string[]> {
      const made: string[] = []
      while (!over.aborted) {
        const key = randomUUID()
        let answer = await invest(person, key)
        for (; answer.status !== 201; answer = await invest(person, key)) expectSentAway(answer)
        expect(answer.ms).toBeLessThan(answerWithinMs)
        made.push(answer.body.id)
      }
      return made
    }

    /** PgBouncer ends and starts again, under one who goes on; then this person is served again, in the very process. */
    async function restart(person: Pick<TestPerson, 'access'>, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
      const investor = await app.person()
      await fund(app, investor.id, '1000000')
      const over = new AbortController()
      const investing = keepInvesting(investor, over.signal)
      investing.catch(() => undefined)
      try {
        const key = randomUUID()
        await expect
          .poll(async () => (await call(investor, 'GET', '/api/investments/')).body.results.length)
          .toBeGreaterThan(2)
        await bouncer.end(signal)
        const [ready, ...others] = await Promise.all([
          call(undefined, 'GET', '/readyz'),
          call(person, 'GET', '/api/wallet/'),
          call(person, 'GET', '/api/wallet/transactions/'),
          call(undefined, 'POST', '/account/login/', {
            email: investor.email,
            password: 'not the right one',
          }),
          invest(investor, key),
        ])
        expect(ready.status).toBe(503)
        for (const answer of others) expectSentAway(answer)
        await bouncer.start()
        await expect
          .poll(async () => (await call(undefined, 'GET', '/readyz')).status, { timeout: 10_000 })
          .toBe(200)
        const later = await invest(investor, key)
        expect(later.status).toBe(201)
        over.abort()
        const made = [...(await investing), later.body.id]
        const positions = await app.ctx.db
          .selectFrom('position')
          .select('id')
          .where('investor_id', '=', investor.id)
          .execute()
        expect(positions.map(({ id }) => id).toSorted()).toEqual(made.toSorted())
      } finally {
        over.abort()
        await Promise.allSettled([investing])
      }
    }

    test(
      'does the main job with a day that accrues, and goes on each time PgBouncer is restarted',
      { timeout: 240_000 },
      async () => {
        const { access: staff } = await app.person({ staffRole: 'admin' })
        const { ask, failures } = asker(web.url)
        const meanwhile = async ({ access, position }: Invested) => {
          const person = { access }
          const stream = await openStream(web.url, person)
          await stream.next(stateOf(true))
          for (const signal of ['SIGINT', 'SIGKILL'] as const) await restart(person, signal)

          const day = position.first_result_day
          const before = stream.events.length
          const { code, stdout } = await runOps(['accrue', '--day', day, '--json'], pooled)
          expect(code).toBe(0)
          // PgBouncer passes no messages on: this one came by the server's own address, on the stream from before.
          await stream.next((event) => stream.events.indexOf(event) >= before && changeOf('money')(event))
          stream.close()
          const accrued = JSON.parse(stdout).days[0].plans.find(
            (plan: { plan_id: string }) => plan.plan_id === position.plan_id,
          )
          expect(accrued.positions).toBeGreaterThanOrEqual(1)
          const { results } = await ask('GET', `/api/investments/${position.id}/`, { access })
          expect(usd(results)).not.toBe(0n)
          const wallet = await ask('GET', '/api/wallet/', { access })
          expect(usd(wallet.available) + usd(wallet.invested)).toBe(usd('150') + usd(results))
          const left = formatMoney({ asset: 'usd', minor: usd(wallet.available) - usd('10') })
          return `${left} available, ${wallet.invested} invested`
        }
        await doMainJob(ask, staff, `investor-${randomUUID()}@example.com`, meanwhile)
        expect(failures).toEqual([])
      },
    )
  },
)
