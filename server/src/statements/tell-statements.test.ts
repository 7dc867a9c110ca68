import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayMs } from '#platform/clock.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { announceStatements } from './announce-statements.ts'
import { tellStatements } from './tell-statements.ts'
import { backdate } from './testing/backdate.ts'

let app: TestApp
// An installation for each test: everyone with a statement is told, and the month goes on.
beforeEach(async () => {
  app = await createTestApp({}, '2026-12-01T00:05:00Z')
})
afterEach(() => app.close())

const withMoney = async (at = '2026-11-20T10:00:00Z') => {
  const person = await app.person()
  await fund(app, person.id, '1250.50')
  await backdate(app, person.id, at)
  return person
}
const told = async ({ id }: Pick<TestPerson, 'id'>): Promise<unknown[]> => {
  const notices = app.ctx.db.selectFrom('notification').select('facts').where('person_id', '=', id)
  const rows = await notices.where('kind', '=', 'statement_ready').orderBy('id', 'desc').execute()
  return rows.map(({ facts }) => facts)
}
const choose = (person: TestPerson, body: object) =>
  person.call('PATCH', '/account/notifications/', { topic: 'statements', ...body })
const choiceOf = async (person: TestPerson) =>
  (await person.call('GET', '/account/notifications/')).body.topics.find(
    ({ topic }: { topic: string }) => topic === 'statements',
  )

test('who has a statement of the month is told once, however many tell, when the month is settled', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => withMoney()))
  const [empty, later, silent, closed] = [
    await app.person(),
    await withMoney('2026-12-01T00:00:00Z'),
    await withMoney(),
    await withMoney(),
  ]
  await choose(silent, { in_app: false })
  await app.ctx.db
    .updateTable('person')
    .set({ closed_at: app.clock.now() })
    .where('id', '=', closed.id)
    .execute()
  // Five minutes after midnight something may still be booked in November.
  await tellStatements(app.ctx)
  expect(await told(people[0]!)).toEqual([])
  app.clock.advance(6 * 60_000)
  await Promise.all(Array.from({ length: 5 }, () => tellStatements(app.ctx)))
  await tellStatements(app.ctx)
  for (const person of people) expect(await told(person)).toEqual([{ period: '2026-11' }])
  for (const person of [empty, later, silent, closed]) expect(await told(person)).toEqual([])
  app.clock.advance(31 * dayMs)
  await tellStatements(app.ctx)
  expect(await told(later)).toEqual([{ period: '2026-12' }])
  expect(await told(people[0]!)).toEqual([{ period: '2026-12' }, { period: '2026-11' }])
})

test('the mail is a choice that is off at first, the same one here as in the profile', async () => {
  app.clock.advance(6 * 60_000)
  const ada = await withMoney()
  expect(await choiceOf(ada)).toMatchObject({ in_app: true, by_mail: false, say_by_mail: 'choice' })
  expect((await choose(ada, { by_mail: true })).status).toBe(200)
  expect((await ada.call('GET', '/account/me/')).body.preferences).toEqual({ statement_mail: true })
  expect(await choiceOf(ada)).toMatchObject({ in_app: true, by_mail: true })
  expect(await announceStatements(app.ctx)).toBe(1)
  await ada.call('PATCH', '/account/me/', { preferences: { statement_mail: false } })
  expect(await choiceOf(ada)).toMatchObject({ in_app: true, by_mail: false })
  await choose(ada, { in_app: false })
  expect(await choiceOf(ada)).toMatchObject({ in_app: false, by_mail: false })
})
