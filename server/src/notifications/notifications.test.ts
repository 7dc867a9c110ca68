import { sayOfTopic, topicOfNotice } from '@evenmoor/contract/notices'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { mailsTo } from '#people/testing/accounts.ts'
import { tellUnusualLogin } from '#sessions/tell-unusual-login.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { confirmSentWithdrawals } from '#withdrawals/payouts/confirm-withdrawal.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import { removeOldNotices } from './jobs.ts'
import { tellPerson } from './tell-person.ts'
import { tellResults } from './tell-results.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const list = async (person: TestPerson, cursor?: string) =>
  (await person.call('GET', `/api/notifications/${cursor === undefined ? '' : `?cursor=${cursor}`}`)).body
const kindsOf = async (person: TestPerson): Promise<string[]> =>
  (await list(person)).results.map(({ kind }: { kind: string }) => kind)
const unread = async (person: TestPerson): Promise<number> =>
  (await person.call('GET', '/api/notifications/unread/')).body.unread
const read = (person: TestPerson, body: object) => person.call('POST', '/api/notifications/read/', body)
const tell = (person: TestPerson, reason = 'x') =>
  app.ctx.transaction((tx) =>
    tellPerson(app.ctx, tx, person.id, { kind: 'bonus_refused', facts: { amount: '1.00', reason } }),
  )
const subjects = async ({ email }: TestPerson) => (await mailsTo(app, email)).map(({ subject }) => subject)

describe('what happens to somebody’s money is told', () => {
  test('a deposit that comes in parts, and the position it was made for', async () => {
    const ada = await app.person()
    const { open, pay, watch, mine } = checkoutSteps(app)
    const { id } = await open(ada, { amount: '150.00', coin: 'usdt', plan_id: 'basic' })
    await pay(ada, id, '100.00')
    await watch()
    expect((await list(ada)).results).toMatchObject([
      { kind: 'deposit_underpaid', facts: { deposit_id: id, coin: 'usdt', coin_due: '50.00' } },
      { kind: 'deposit_seen', facts: { deposit_id: id, coin: 'usdt', coin_amount: '100.00' } },
    ])
    await pay(ada, id)
    await mine(20)
    expect(await kindsOf(ada)).toEqual([
      'deposit_settled',
      'position_opened',
      'deposit_seen',
      'deposit_underpaid',
      'deposit_seen',
    ])
    expect((await list(ada)).results[0].facts).toEqual({ deposit_id: id, amount: '150.00' })
    expect(await subjects(ada)).toEqual([
      'Your deposit of $150.00 is complete',
      'We’ve detected your payment of 50.00 USDT',
      'We’ve detected your payment of 100.00 USDT',
    ])
  })

  test('each step of a withdrawal, and why one was not approved', async () => {
    const ada = await app.person()
    const finance = await app.person({ staffRole: 'finance' })
    await fund(app, ada.id, '100')
    const ask = async () => {
      const body = { amount: '20.00', address: await knownAddress(app, ada.id) }
      return (await ada.call('POST', '/api/wallet/withdrawals/', body)).body.id as string
    }
    const first = await ask()
    await finance.call('POST', `/api/staff/withdrawals/${first}/approval/`)
    await payApprovedWithdrawals(app.ctx)
    const { mine } = checkoutSteps(app)
    await mine(20)
    await confirmSentWithdrawals(app.ctx)
    const second = await ask()
    await ada.call('POST', `/api/wallet/withdrawals/${second}/cancel/`)
    const third = await ask()
    await finance.call('POST', `/api/staff/withdrawals/${third}/rejection/`, { reason: 'Not yours.' })
    const told = (await list(ada)).results
    expect(told.map(({ kind }: { kind: string }) => kind)).toEqual([
      'withdrawal_rejected',
      'withdrawal_requested',
      'withdrawal_cancelled',
      'withdrawal_requested',
      'withdrawal_confirmed',
      'withdrawal_sent',
      'withdrawal_approved',
      'withdrawal_requested',
    ])
    expect(told[0].facts).toEqual({ withdrawal_id: third, amount: '20.00', reason: 'Not yours.' })
  })

  test('a credit that left its chain', async () => {
    const ada = await app.person()
    const { open, pay, watch, mine, undo } = checkoutSteps(app)
    const { id } = await open(ada, { amount: '100.00', coin: 'usdt' })
    const transaction = await pay(ada, id)
    await mine(20)
    await undo(25, [transaction])
    await watch()
    const [newest] = (await list(ada)).results
    expect(newest).toMatchObject({
      kind: 'deposit_reversed',
      facts: { deposit_id: id, coin: 'usdt', amount: '100.00', taken_back: 'yes' },
    })
  })

  test('nothing that did not happen', async () => {
    const ada = await app.person()
    const failing = app.ctx.transaction(async (tx) => {
      await tellPerson(app.ctx, tx, ada.id, { kind: 'password_changed', facts: {} })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await kindsOf(ada)).toEqual([])
  })
})

describe('reading', () => {
  test('marks what is named, of one’s own', async () => {
    const [ada, bob] = [await app.person(), await app.person()]
    for (const reason of ['a', 'b', 'c']) await tell(ada, reason)
    await tell(bob)
    const [newest] = (await list(ada)).results
    const [his] = (await list(bob)).results
    expect((await read(ada, { ids: [newest.id, his.id, 'nonsense'] })).body).toEqual({ unread: 2 })
    expect(await unread(bob)).toBe(1)
    expect((await list(ada)).results[0].read_at).toEqual(app.clock.now().toISOString())
    const again = await read(ada, { ids: [newest.id] })
    expect([again.status, again.body]).toEqual([200, { unread: 2 }])
  })

  test('marks all up to one: what came meanwhile stays unread', async () => {
    const ada = await app.person()
    for (const reason of ['a', 'b']) await tell(ada, reason)
    const [newest] = (await list(ada)).results
    await tell(ada, 'meanwhile')
    expect((await read(ada, { up_to: newest.id })).body).toEqual({ unread: 1 })
  })

  test('goes on in pages to the first of all', async () => {
    const ada = await app.person()
    await app.ctx.transaction(async (tx) => {
      for (let n = 0; n < 120; n += 1) {
        const facts = { amount: '1.00', reason: String(n) }
        await tellPerson(app.ctx, tx, ada.id, { kind: 'bonus_refused', facts })
      }
    })
    expect(await unread(ada)).toBe(100)
    const reasons: string[] = []
    let cursor: string | undefined
    do {
      const { results, next } = await list(ada, cursor)
      reasons.push(...results.map(({ facts }: { facts: { reason: string } }) => facts.reason))
      cursor = next ?? undefined
    } while (cursor !== undefined)
    expect(reasons).toEqual(Array.from({ length: 120 }, (_, n) => String(119 - n)))
    expect((await ada.call('GET', '/api/notifications/?cursor=abc')).status).toBe(400)
  })
})

describe('what somebody wants to be told', () => {
  const choose = (person: TestPerson, body: object) => person.call('PATCH', '/account/notifications/', body)
  const choiceOf = async (person: TestPerson, topic: string) =>
    (await person.call('GET', '/account/notifications/')).body.topics.find(
      (choice: { topic: string }) => choice.topic === topic,
    )

  test('is everything at first; mails of deposits can be switched off, and the notices stay', async () => {
    const ada = await app.person()
    expect(await choiceOf(ada, 'deposits')).toMatchObject({ in_app: true, by_mail: true })
    expect((await choose(ada, { topic: 'deposits', by_mail: false })).status).toBe(200)
    expect(await choiceOf(ada, 'deposits')).toMatchObject({ in_app: true, by_mail: false })
    const { open, pay, watch } = checkoutSteps(app)
    const { id } = await open(ada, { amount: '100.00', coin: 'usdt' })
    await pay(ada, id)
    await watch()
    expect(await kindsOf(ada)).toEqual(['deposit_seen'])
    expect(await subjects(ada)).toEqual([])
    await choose(ada, { topic: 'deposits', in_app: false })
    expect(await choiceOf(ada, 'deposits')).toMatchObject({ in_app: false, by_mail: false })
    await pay(ada, id, '1.00')
    await watch()
    expect(await kindsOf(ada)).toEqual(['deposit_seen'])
  })

  test.each(['security', 'withdrawals'])('cannot leave out %s', async (topic) => {
    const ada = await app.person()
    for (const way of ['in_app', 'by_mail']) {
      const { status, body } = await choose(ada, { topic, [way]: false })
      expect([status, Object.keys(body)]).toEqual([400, [way]])
    }
    // Nor what some other version let them choose.
    await app.ctx.db
      .insertInto('notice_choice')
      .values({ person_id: ada.id, topic, in_app: false, by_mail: false })
      .execute()
    const origin = { address: '127.0.0.1', userAgent: 'Firefox/1 Linux' }
    await app.ctx.transaction((tx) => tellUnusualLogin(app.ctx, tx, ada.id, origin))
    expect(await kindsOf(ada)).toEqual(['new_device'])
    expect(await subjects(ada)).toEqual(['A new device logged in to your Evenmoor account'])
  })

  test('has no mails where there are none', async () => {
    const ada = await app.person()
    expect((await choose(ada, { topic: 'results', by_mail: true })).status).toBe(400)
    expect((await choose(ada, { topic: 'weather', in_app: true })).status).toBe(400)
  })

  test('is one say for both ways: a topic is chosen in some way, or told in any case', () => {
    for (const topic of new Set(Object.values(topicOfNotice))) {
      const { inApp, byMail } = sayOfTopic[topic]
      expect([topic, inApp === 'always']).toEqual([topic, byMail === 'always'])
    }
  })
})

describe('daily results', () => {
  const results = (person: TestPerson, day: string, amountMinor: bigint) =>
    app.ctx.transaction((tx) => tellResults(app.ctx, tx, day, [{ personId: person.id, amountMinor }]))

  test('are one notice until it is read, then another', async () => {
    const ada = await app.person()
    await results(ada, '2026-06-10', 1_500_000n)
    await tell(ada)
    await results(ada, '2026-06-11', -2_000_001n)
    expect((await list(ada)).results).toMatchObject([
      { kind: 'daily_results', facts: { from: '2026-06-10', to: '2026-06-11', amount: '-0.500001' } },
      { kind: 'bonus_refused' },
    ])
    const [{ id }] = (await list(ada)).results
    await read(ada, { ids: [id] })
    await results(ada, '2026-06-12', 3_000_000n)
    expect((await list(ada)).results.map(({ facts }: { facts: { amount: string } }) => facts.amount)).toEqual(
      ['3.00', '-0.500001', '1.00'],
    )
  })

  test('are added up, whatever adds to them at once', async () => {
    const ada = await app.person()
    await Promise.all(Array.from({ length: 10 }, () => results(ada, '2026-06-10', 1_000_000n)))
    expect((await list(ada)).results).toMatchObject([{ facts: { amount: '10.00' } }])
  })

  test('are not told to who does not want to be', async () => {
    const ada = await app.person()
    await ada.call('PATCH', '/account/notifications/', { topic: 'results', in_app: false })
    await results(ada, '2026-06-10', 1_000_000n)
    expect(await kindsOf(ada)).toEqual([])
  })
})

test('notices go after a year, and those of somebody who closes the account at once', async () => {
  const [ada, bob] = [await app.person(), await app.person()]
  await tell(ada)
  await tell(bob)
  await sql`update notification set created_at = ${app.clock.now()}::timestamptz - interval '366 days'
    where person_id = ${ada.id}`.execute(app.ctx.db)
  await removeOldNotices(app.ctx)
  expect(await kindsOf(ada)).toEqual([])
  expect(await kindsOf(bob)).toEqual(['bonus_refused'])
  await app.ctx.transaction(async (tx) => {
    await tx
      .updateTable('session')
      .set({ stepped_up_at: app.clock.now() })
      .where('person_id', '=', bob.id)
      .execute()
  })
  expect((await bob.call('POST', '/account/closure/')).status).toBe(200)
  const left = await app.ctx.db
    .selectFrom('notification')
    .select('id')
    .where('person_id', '=', bob.id)
    .execute()
  expect(left).toEqual([])
})
