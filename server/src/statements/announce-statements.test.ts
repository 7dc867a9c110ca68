import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayMs } from '#platform/clock.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { announceStatements } from './announce-statements.ts'
import { backdate } from './testing/backdate.ts'

let app: TestApp
// An installation for each test: everyone with a statement is told, and the month goes on.
beforeEach(async () => {
  app = await createTestApp({}, '2026-12-01T00:05:00Z')
})
afterEach(() => app.close())

const mailsTo = async ({ email }: TestPerson) =>
  (await app.ctx.db.selectFrom('mail').selectAll().where('recipient', '=', email).execute()).map(
    ({ subject, text }) => ({ subject, text }),
  )
const wanting = async (options: { locale?: string } = {}) => {
  const person = await app.person()
  await person.call('PATCH', '/account/me/', { ...options, preferences: { statement_mail: true } })
  return person
}
const withMoney = async (person: TestPerson) => {
  await fund(app, person.id, '1250.50')
  await backdate(app, person.id, '2026-11-20T10:00:00Z')
  return person
}

test('who asked for it is told once, when the month is settled, in their language', async () => {
  const ada = await withMoney(await wanting())
  const max = await withMoney(await wanting({ locale: 'de' }))
  const unasked = await withMoney(await app.person())
  const empty = await wanting()
  // Five minutes after midnight something may still be booked in November.
  expect(await announceStatements(app.ctx)).toBe(0)
  app.clock.advance(6 * 60_000)
  expect(await announceStatements(app.ctx)).toBe(2)
  expect(await announceStatements(app.ctx)).toBe(0)
  expect(await mailsTo(ada)).toEqual([
    {
      subject: 'Your Evenmoor statement for November 2026 is ready',
      text: expect.stringMatching(
        /Opening balance: \$0\.00\nClosing balance: \$1,250\.50[\s\S]*\/dashboard\/statements/,
      ),
    },
  ])
  expect((await mailsTo(max)).map(({ subject }) => subject)).toEqual([
    'Ihr Evenmoor-Kontoauszug für November 2026',
  ])
  expect(await mailsTo(unasked)).toEqual([])
  expect(await mailsTo(empty)).toEqual([])
})

test('ten runs at once tell each person once', async () => {
  app.clock.advance(6 * 60_000)
  const people = await Promise.all(Array.from({ length: 5 }, async () => withMoney(await wanting())))
  const told = await Promise.all(Array.from({ length: 10 }, () => announceStatements(app.ctx)))
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(5)
  for (const person of people) expect(await mailsTo(person)).toHaveLength(1)
})

test('the next month is told of as well, and no more once it is switched off', async () => {
  app.clock.advance(6 * 60_000)
  const ada = await withMoney(await wanting())
  const eve = await withMoney(await wanting())
  await announceStatements(app.ctx)
  await eve.call('PATCH', '/account/me/', { preferences: { statement_mail: false } })
  app.clock.advance(31 * dayMs)
  await announceStatements(app.ctx)
  expect((await mailsTo(ada)).map(({ subject }) => subject).toSorted()).toEqual([
    'Your Evenmoor statement for December 2026 is ready',
    'Your Evenmoor statement for November 2026 is ready',
  ])
  expect(await mailsTo(eve)).toHaveLength(1)
})
