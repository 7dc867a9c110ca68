/** Answers that are the same for everyone: remembered, told apart by their tag, forgotten when they are old. */
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createContext, type Context } from '#context.ts'
import { hubOf } from '#live/hub.ts'
import { notePublicChange } from '#platform/changes/note-change.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { createTestPool } from '#testing/pool.ts'
import { SharedAnswers } from './shared-answers.ts'

let app: TestApp
/** Another process on the same database. */
let other: Context
beforeAll(async () => {
  app = await createTestApp()
  const { config, log, clock, listen } = app.ctx
  other = createContext({ config, log, clock, listen, pool: createTestPool(app.database, 2) })
  hubOf(app.ctx).listen()
})
afterAll(async () => {
  await other.announcer.flush()
  await other.db.destroy()
  await app.close()
})

const plans = () => app.call('GET', '/api/plans/')
async function statementsOfPlans(): Promise<number> {
  const { statements } = await app.trips.during(plans)
  return statements.filter((text) => text.includes('plan_terms')).length
}
/** Until this process hears of changes, and so remembers. */
async function remembering(): Promise<void> {
  await expect.poll(statementsOfPlans).toBe(0)
}
const rename = (ctx: Context, title: string) =>
  ctx.transaction(async (tx) => {
    notePublicChange(tx)
    await tx.updateTable('plan').set({ title }).where('id', '=', 'basic').execute()
  })
const title = async () =>
  ((await plans()).body as { id: string; title: string }[]).find(({ id }) => id === 'basic')?.title

// First of all: no news of a change by another test is on its way.
test('a transaction that is undone changes nothing', async () => {
  await remembering()
  const forget = vi.spyOn(app.ctx.shared, 'forget')
  const undone = app.ctx.transaction(async (tx) => {
    notePublicChange(tx)
    await tx.updateTable('plan').set({ title: 'Never' }).where('id', '=', 'basic').execute()
    throw new Error('refused')
  })
  await expect(undone).rejects.toThrow('refused')
  expect(forget).not.toHaveBeenCalled()
  forget.mockRestore()
  expect(await title()).toBe('Basic')
})

test('whoever made a change sees it at once, others soon after', async () => {
  await remembering()
  await rename(app.ctx, 'Here')
  expect(await title()).toBe('Here')
  await rename(other, 'There')
  await expect.poll(title).toBe('There')
  await rename(other, 'Basic')
  await expect.poll(title).toBe('Basic')
})

test('an answer that somebody has already is not sent again', async () => {
  const first = await plans()
  const { etag } = first.headers
  expect(first.headers).toMatchObject({
    'cache-control': 'public, no-cache',
    etag: expect.stringMatching(/^W\/"/),
  })
  const again = await app.call('GET', '/api/plans/', undefined, { 'if-none-match': `"x", ${String(etag)}` })
  expect(again).toMatchObject({ status: 304, body: undefined })
  const changed = await app.call('GET', '/api/plans/', undefined, { 'if-none-match': 'W/"another"' })
  expect(changed).toMatchObject({ status: 200, body: first.body })
})

test('a large one is packed for who takes that', async () => {
  const plain = await app.call('GET', '/api/market/coins/')
  const packed = await app.app.inject({
    url: '/api/market/coins/',
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.body)
})

test('a refusal is not remembered, and says what it always said', async () => {
  expect(await app.call('GET', '/api/market/candles/?id=nothing')).toMatchObject({ status: 400 })
  expect(await app.call('GET', '/api/results/2026-99/')).toMatchObject({ status: 400 })
})

test('an answer that was being made when something changed is not kept, nor anything while nothing is heard', async () => {
  const answers = new SharedAnswers()
  let made = 0
  const at = (make = async (): Promise<unknown> => (made += 1)) => answers.at('/x', 60_000, make)
  await at()
  await at()
  expect(made).toBe(2)
  answers.setHearing(true)
  const making = Promise.withResolvers<unknown>()
  const early = at(() => making.promise)
  answers.forget()
  making.resolve('old')
  expect((await early).text).toBe('"old"')
  expect((await at()).text).toBe('3')
  expect((await at()).text).toBe('3')
  answers.setHearing(false)
  expect((await at()).text).toBe('4')
})
