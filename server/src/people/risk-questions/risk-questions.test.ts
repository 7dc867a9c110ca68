import { randomUUID } from 'node:crypto'
import { riskQuestions } from '@evenmoor/contract/risk-questions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestPerson, createTestApp } from '#testing/app.ts'
import { untilLockWait } from '#testing/lock-waits.ts'
import { fund } from '#wallet/testing/fund.ts'
import { lockPerson } from '../person-store.ts'
import { mistakesIn, rightAnswers } from './risk-questions.ts'

/** Of BIP-32's first test vector. No node is asked: the refusal comes before anything of a chain. */
const testNetwork = {
  USDT_NODE_URL: 'http://127.0.0.1:9',
  USDT_XPUB:
    'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
}
const hourMs = 3_600_000

let t: TestApp
let practice: TestApp
beforeAll(async () => {
  t = await createTestApp(testNetwork)
  practice = await createTestApp()
})
afterAll(() => Promise.all([t.close(), practice.close()]))

const path = '/account/risk_questions/'
const answer = (who: TestPerson, changes: object = {}) =>
  who.call('POST', path, { answers: { ...rightAnswers, ...changes } })
const invest = (who: TestPerson, key: string = randomUUID()) =>
  who.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' }, { 'idempotency-key': key })
const look = async (who: TestPerson) => (await who.call('GET', path)).body

async function newcomer(app = t): Promise<TestPerson> {
  const who = await app.person({ knowsRisks: false })
  await fund(app, who.id, '1000')
  return who
}

/** As if the answers had been given so much earlier: a session doesn't last as long as the wait. */
async function passes(who: TestPerson, ms: number): Promise<void> {
  const { passed_at } = await t.ctx.db
    .selectFrom('risk_check')
    .select('passed_at')
    .where('person_id', '=', who.id)
    .executeTakeFirstOrThrow()
  await t.ctx.db
    .updateTable('risk_check')
    .set({ passed_at: new Date((passed_at?.getTime() ?? 0) - ms) })
    .where('person_id', '=', who.id)
    .execute()
}

const first = { status: 409, body: { code: 'risk_questions_first' } }
const thinking = { status: 409, body: { code: 'risk_thinking_time' } }
const accept = { accept: 'application/problem+json' }
const investAsked = (who: TestPerson) =>
  who.call(
    'POST',
    '/api/investments/',
    { plan_id: 'basic', amount: '100' },
    { 'idempotency-key': randomUUID(), ...accept },
  )

describe('on a test network', () => {
  test('a first position waits for the five answers, and for 24 hours after them', async () => {
    const who = await newcomer()
    expect(await look(who)).toEqual({
      is_required: true,
      passed_at: null,
      can_invest_at: null,
      is_blocking: true,
    })
    expect(await investAsked(who)).toMatchObject(first)
    const at = t.clock.now()
    const from = new Date(at.getTime() + 24 * hourMs).toISOString()
    expect((await answer(who)).body).toMatchObject({
      mistakes: [],
      passed_at: at.toISOString(),
      can_invest_at: from,
      is_blocking: true,
    })
    expect(await investAsked(who)).toMatchObject({ ...thinking, body: { params: { until_at: from } } })
    await passes(who, 24 * hourMs - 1)
    expect(await investAsked(who)).toMatchObject(thinking)
    await passes(who, 1)
    expect((await invest(who)).status).toBe(201)
    expect(await look(who)).toMatchObject({ is_required: false, is_blocking: false, can_invest_at: null })
    expect((await invest(who)).status).toBe(201)
    expect((await who.call('GET', '/api/wallet/')).body).toMatchObject({ invested: '200.00' })
  })

  test('a wrong answer is named with the right one, costs nothing, and can be changed at once', async () => {
    const who = await newcomer()
    const tried = await answer(who, { fee: 'a', loss: 'b' })
    expect(tried).toMatchObject({
      status: 200,
      body: { mistakes: ['loss', 'fee'], right: rightAnswers, passed_at: null, is_blocking: true },
    })
    expect(await investAsked(who)).toMatchObject(first)
    expect((await answer(who)).body).toMatchObject({ mistakes: [], passed_at: t.clock.now().toISOString() })
  })

  test('answering again, right or wrong, moves nothing', async () => {
    const who = await newcomer()
    await answer(who)
    await passes(who, hourMs)
    const { passed_at, can_invest_at } = await look(who)
    expect(passed_at).toBe(new Date(t.clock.now().getTime() - hourMs).toISOString())
    expect((await answer(who)).body).toMatchObject({ passed_at, can_invest_at })
    expect((await answer(who, { value: 'a' })).body).toMatchObject({
      mistakes: ['value'],
      passed_at,
      can_invest_at,
    })
    await passes(who, 23 * hourMs)
    expect((await invest(who)).status).toBe(201)
  })

  test('answers that are sent at once begin one wait', async () => {
    const who = await newcomer()
    const sent = await Promise.all([
      ...Array.from({ length: 6 }, () => answer(who)),
      answer(who, { fee: 'c' }),
      answer(who, { loss: 'c' }),
    ])
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
    const row = await t.ctx.db
      .selectFrom('risk_check')
      .selectAll()
      .where('person_id', '=', who.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ attempts: 8, passed_at: t.clock.now() })
  })

  test('investing while the answers are being sent doesn’t get ahead of the wait', async () => {
    const who = await newcomer()
    let sent: ReturnType<typeof answer> | undefined
    await t.ctx.transaction(async (tx) => {
      await lockPerson(tx, who.id)
      sent = answer(who)
      await untilLockWait(t.ctx.db)
    })
    const replies = await Promise.all([sent, invest(who), invest(who), invest(who)])
    expect(replies.map((reply) => reply?.status)).toEqual([200, 409, 409, 409])
    expect((await who.call('GET', '/api/wallet/')).body).toMatchObject({
      available: '1000.00',
      invested: '0.00',
    })
  })

  test('what was refused is not kept under its key: the same call works once the wait is over', async () => {
    const who = await newcomer()
    const key = randomUUID()
    expect((await invest(who, key)).status).toBe(409)
    await answer(who)
    await passes(who, 24 * hourMs)
    const opened = await invest(who, key)
    expect(opened.status).toBe(201)
    expect((await invest(who, key)).body.id).toBe(opened.body.id)
  })

  test('a checkout for a plan waits too; one without a plan doesn’t', async () => {
    const who = await newcomer()
    const open = (body: object) =>
      who.call('POST', '/api/wallet/deposits/', { coin: 'usdt', amount: '100', ...body }, accept)
    expect(await open({ plan_id: 'basic' })).toMatchObject(first)
    expect((await open({})).body.code).not.toBe('risk_questions_first')
  })

  test('the answers are in the export of the own data', async () => {
    const who = await newcomer()
    await answer(who)
    const { body } = await who.call('GET', '/account/export/')
    expect(body.risk_questions).toMatchObject([{ answers: rightAnswers, attempts: '1' }])
  })
})

test('in practice a first position waits for nothing, and the questions can be answered all the same', async () => {
  const who = await newcomer(practice)
  expect(await look(who)).toMatchObject({ is_required: false, is_blocking: false, passed_at: null })
  expect((await invest(who)).status).toBe(201)
  expect((await answer(who)).body).toMatchObject({ mistakes: [], is_blocking: false, can_invest_at: null })
  expect((await look(who)).passed_at).toBe(practice.clock.now().toISOString())
})

test.each([
  [{}],
  [{ ...rightAnswers, fee: 'd' }],
  [{ ...rightAnswers, fee: undefined }],
  [{ ...rightAnswers, other: 'a' }],
  [null],
])('answers such as %j are refused, and nothing is kept', async (answers) => {
  const who = await newcomer(practice)
  expect((await who.call('POST', path, { answers })).status).toBe(400)
  expect((await look(who)).passed_at).toBeNull()
})

test('each of the five has one right answer, and every other one is a mistake', () => {
  for (const question of riskQuestions)
    for (const given of ['a', 'b', 'c'] as const)
      expect(mistakesIn({ ...rightAnswers, [question]: given })).toEqual(
        given === rightAnswers[question] ? [] : [question],
      )
})
