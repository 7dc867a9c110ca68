import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, type TestPerson, createTestApp } from '#testing/app.ts'
import { answerOnce } from './idempotency.ts'
import { conflict } from './problems.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  person = await app.person()
})
afterAll(() => app.close())

const request = (key: string, text = 'POST /x {}') => ({ personId: person.id, key, request: text })

test('the work runs once and its answer is given again', async () => {
  let runs = 0
  const work = async () => ({ status: 201, body: { run: (runs += 1) } })
  const first = await answerOnce(app.ctx, request('once'), work)
  const second = await answerOnce(app.ctx, request('once'), work)
  expect(first).toEqual({ status: 201, body: { run: 1 } })
  expect(second).toEqual(first)
})

test('the same key with another request is refused with 422 and nothing runs', async () => {
  await answerOnce(app.ctx, request('two'), async () => ({ status: 200, body: {} }))
  const other = answerOnce(app.ctx, request('two', 'POST /x {"amount":"2"}'), async () => {
    throw new Error('must not run')
  })
  await expect(other).rejects.toMatchObject({ status: 422 })
})

test('the same key of somebody else is another key', async () => {
  const other = await app.person()
  await answerOnce(app.ctx, request('shared'), async () => ({ status: 200, body: { of: person.id } }))
  const answer = await answerOnce(app.ctx, { ...request('shared'), personId: other.id }, async () => ({
    status: 200,
    body: { of: other.id },
  }))
  expect(answer.body).toEqual({ of: other.id })
})

test('a refusal stores nothing: the key can be tried again', async () => {
  const refused = answerOnce(app.ctx, request('refused'), async () => {
    throw conflict('available_changed')
  })
  await expect(refused).rejects.toMatchObject({ status: 409 })
  expect(await answerOnce(app.ctx, request('refused'), async () => ({ status: 200, body: 'done' }))).toEqual({
    status: 200,
    body: 'done',
  })
})

test('fifty at once with one key run the work once and all get its answer', async () => {
  let runs = 0
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      answerOnce(app.ctx, request('race'), async (tx) => {
        runs += 1
        await sql`select pg_sleep(0.02)`.execute(tx)
        return { status: 201, body: { run: runs } }
      }),
    ),
  )
  expect(runs).toBe(1)
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set(['{"status":201,"body":{"run":1}}']),
  )
})

test('fifty of one person that wait for each other leave connections for everybody else', async () => {
  let open = 0
  let most = 0
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const waiting = Array.from({ length: 50 }, (_, n) =>
    answerOnce(app.ctx, request(`many-${n}`), async () => {
      open += 1
      most = Math.max(most, open)
      await over
      open -= 1
      return { status: 200, body: {} }
    }),
  )
  await expect.poll(() => open).toBe(3)
  const other = await app.person()
  expect(await other.call('GET', '/api/wallet/')).toMatchObject({ status: 200 })
  end()
  expect((await Promise.all(waiting)).length).toBe(50)
  expect(most).toBe(3)
})
