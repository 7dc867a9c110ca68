/** What `ops doctor` says of the database and of what is asked with its help: each state, and what to do about it. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { evmChains } from '#chains/evm/evm-chains.ts'
import { findAnvil } from '#chains/evm/testing/anvil.ts'
import { type EvmRig, startEvmRig, testXpub } from '#chains/evm/testing/evm-rig.ts'
import type { Context } from '#context.ts'
import { createJobNotes } from '#platform/job-health.ts'
import { insertMail, recordAttempt } from '#platform/mail/mail-store.ts'
import { portForLater } from '#testing/free-port.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { checkStorage } from './check-backups.ts'
import { checkClock, checkJobs, checkNodes, checkOutbox, checkServer } from './check-database.ts'

const minuteMs = 60_000

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

test('connections are counted, those of other logins too, and what to do once most are in use', async () => {
  const own = await createTestApp({}, undefined, { ownCluster: true })
  const connectionString = own.database.ownerUrl
  const others = Array.from({ length: 82 }, () => new pg.Client({ connectionString }))
  try {
    const [, few] = await checkServer(own.ctx)
    expect(few).toMatchObject({
      state: 'ok',
      found: expect.stringMatching(/^\d of 100 connections are in use\.$/),
    })
    await Promise.all(others.map((each) => each.connect()))
    const [server, many] = await checkServer(own.ctx)
    expect(server).toMatchObject({ state: 'ok' })
    expect(many).toEqual({
      check: 'database',
      state: 'warning',
      found: expect.stringMatching(/^[89]\d of 100 connections are in use\.$/),
      advice: 'Raise max_connections, run fewer processes, or put a pooler in between.',
    })
  } finally {
    await Promise.all(others.map((each) => each.end()))
    await own.close()
  }
})

describe('the clock', () => {
  const offBy = (ms: number) => checkClock({ ...t.ctx, clock: { now: () => new Date(Date.now() + ms) } })
  const advice = 'Let both follow a time server: timedatectl set-ntp true.'

  test.each([
    ['right', 0, 'ok', /differ by 0\.\d s/],
    ['two seconds ahead', 2_000, 'warning', /differ by (2\.0|1\.9) s/],
    ['two seconds behind', -2_000, 'warning', /differ by 2\.\d s/],
    ['a minute ahead', minuteMs, 'failed', /differ by (60\.0|59\.9) s/],
    ['a minute behind', -minuteMs, 'failed', /differ by 60\.\d s/],
  ])('%s', async (_where, ms, state, found) => {
    const finding = await offBy(ms)
    expect(finding).toMatchObject({ check: 'clock', state, found: expect.stringMatching(found) })
    expect(finding.advice).toBe(state === 'ok' ? undefined : advice)
  })
})

test('emails that wait are counted, and after a quarter of an hour there is something to do', async () => {
  const { ctx, clock } = t
  const queue = async () => {
    const mail = { subject: 'S', text: 'T', html: 'H' }
    const to = `${randomUUID()}@example.com`
    await ctx.transaction((tx) => insertMail(tx, { to, mail, now: clock.now(), deliveredAt: null }))
    const { id } = await ctx.db
      .selectFrom('mail')
      .select('id')
      .where('recipient', '=', to)
      .executeTakeFirstOrThrow()
    return id
  }
  expect(await checkOutbox(ctx)).toEqual({
    check: 'outbox',
    state: 'ok',
    found: '0 emails are waiting, 0 failed.',
  })
  await queue()
  await recordAttempt(ctx.db, await queue(), { kind: 'parked', at: clock.now(), error: 'no' })
  clock.advance(15 * minuteMs)
  expect(await checkOutbox(ctx)).toMatchObject({
    state: 'ok',
    found: '1 emails are waiting, 1 failed.',
  })
  clock.advance(2 * minuteMs)
  expect(await checkOutbox(ctx)).toEqual({
    check: 'outbox',
    state: 'warning',
    found: '1 emails are waiting, 1 failed. The oldest has waited 17 minutes.',
    advice: 'Check MAIL_URL and the mail server; the system page of the console shows the reasons.',
  })
})

test('jobs that fail, that stopped, and workers that are away are told apart', async () => {
  const { ctx, clock } = t
  const ran = async (...runs: (readonly [name: string, error?: Error])[]) => {
    const notes = createJobNotes(ctx)
    for (const [name, error] of runs) notes.note({ name, pauseMs: 1_000, lastedMs: 5, error })
    await notes.write()
  }
  await ran(['seal transfers'], ['expire deposits'])
  expect(await checkJobs(ctx)).toEqual([{ check: 'jobs', state: 'ok', found: 'All 2 jobs run.' }])
  clock.advance(1_000)
  await ran(['seal transfers', new Error('no beans')])
  expect(await checkJobs(ctx)).toMatchObject([
    {
      state: 'failed',
      found: expect.stringMatching(
        /^The job “seal transfers” keeps failing\. No beans\. Last success: 20\d\d-/,
      ),
      advice: 'Remove that cause; the job tries again without you.',
    },
  ])
  clock.advance(10 * minuteMs)
  await ran(['seal transfers'])
  expect(await checkJobs(ctx)).toMatchObject([
    {
      state: 'failed',
      found: 'The job “expire deposits” stopped running.',
      advice: 'Restart the worker.',
    },
  ])
  clock.advance(10 * minuteMs)
  expect(await checkJobs(ctx)).toMatchObject([
    { state: 'failed', found: 'No worker is running.', advice: expect.stringContaining('ROLE=worker') },
  ])
})

test('storage that is not set is not checked, and one that does not answer is found, with what to do', async () => {
  const storage = {
    endpoint: `http://127.0.0.1:${await portForLater()}`,
    bucket: 'backups',
    prefix: 'site/',
    region: 'us-east-1',
    accessKeyId: 'A',
    secretAccessKey: 'S',
  }
  const found = (backupStorage: typeof storage | undefined) =>
    checkStorage({ ...t.ctx, config: { ...t.ctx.config, backupStorage } })
  expect(await found(undefined)).toEqual([])
  expect(await found(storage)).toMatchObject([
    {
      check: 'backups',
      state: 'failed',
      found: expect.stringContaining(`${storage.endpoint}/backups/site/`),
      advice: 'The console shows why the job “copy backups to the storage” fails.',
    },
  ])
})

describe('nodes', () => {
  test('there are none to check on the practice network', async () => {
    expect(await checkNodes(t.ctx)).toMatchObject([{ check: 'nodes', state: 'skipped' }])
  })

  test('one that does not answer is named with its settings', async () => {
    const url = `http://127.0.0.1:${await portForLater()}`
    const settings = { USDT_NODE_URL: url, USDT_XPUB: testXpub, BNB_NODE_URL: url, BNB_XPUB: testXpub }
    const away = await createTestApp(settings)
    try {
      expect(await checkNodes(away.ctx)).toMatchObject([
        {
          state: 'failed',
          found: expect.stringContaining('the node did not answer'),
          advice: expect.stringMatching(
            /^Start or repair the node, or correct (USDT_NODE_URL and BNB_NODE_URL|BNB_NODE_URL and USDT_NODE_URL)\. Its deposits wait until then\.$/,
          ),
        },
      ])
    } finally {
      await away.close()
    }
  })

  describe.skipIf(findAnvil() === undefined)('a real one', () => {
    let rig: EvmRig
    let app: TestApp
    let ctx: Context
    beforeAll(async () => {
      rig = await startEvmRig(
        evmChains.find(({ id }) => id === 'bsc-testnet')!,
        ['usdt', 'bnb'],
      )
      app = await createTestApp(rig.env)
      ctx = app.ctx
    })
    afterAll(async () => {
      await app.close()
      await rig.close()
    })

    test('on its test network is right, and its block is told', async () => {
      await rig.mine(2)
      const [finding] = await checkNodes(ctx)
      expect(finding).toMatchObject({
        state: 'ok',
        found: expect.stringMatching(/ is at block [1-9]\d*\.$/),
      })
    })

    test.each([
      ['on a main network', 'mainNetwork', 'the node is on chain 1, not on 97'],
      ['that answers with a page', 'html', 'the node did not answer'],
      ['that breaks off', 'silent', 'the node did not answer'],
    ] as const)('%s is found', async (_what, fault, found) => {
      rig.proxy.misbehave(fault === 'mainNetwork' ? rig.lies.mainNetwork : fault)
      try {
        expect(await checkNodes(ctx)).toMatchObject([
          {
            state: 'failed',
            found: expect.stringContaining(found),
            advice: expect.stringContaining('USDT_NODE_URL'),
          },
        ])
      } finally {
        rig.proxy.heal()
      }
    })
  })
})
