import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { compiledOnce } from './compiled-once.ts'

let app: TestApp
let ada: TestPerson
let bob: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  ada = await app.person()
  bob = await app.person()
})
afterAll(() => app.close())

test('a statement is made once, and filled in with the values of each run', async () => {
  let made = 0
  const find = compiledOnce((db, given: { id: string; state: string; most: number }) => {
    made += 1
    return db
      .selectFrom('person')
      .select(['id', 'email'])
      .where('id', '=', given.id)
      .where('state', '=', given.state)
      .where('must_complete', '=', false)
      .limit(given.most)
  })
  for (const { id, email } of [ada, bob, ada])
    expect(await find(app.ctx.db, { id, state: 'active', most: 1 })).toEqual([{ id, email }])
  expect(await find(app.ctx.db, { id: ada.id, state: 'locked', most: 1 })).toEqual([])
  expect(await find(app.ctx.db, { id: ada.id, state: 'active', most: 0 })).toEqual([])
  expect(made).toBe(1)
})

test('a value may be null or undefined, which is null', async () => {
  const keep = compiledOnce((db, given: { id: string; at: Date | null | undefined }) =>
    db
      .updateTable('person')
      .set({ break_until: given.at })
      .where('id', '=', given.id)
      .returning('break_until'),
  )
  const at = new Date('2026-06-15T10:00:00Z')
  expect(await keep(app.ctx.db, { id: ada.id, at })).toEqual([{ break_until: at }])
  expect(await keep(app.ctx.db, { id: ada.id, at: null })).toEqual([{ break_until: null }])
})

test('a statement that is written as text is filled in too', async () => {
  const find = compiledOnce(
    (_db, given: { ids: readonly string[]; state: string }) => sql<{ id: string }>`
      select id from person where id = any(${given.ids}::uuid[]) and state = ${given.state} order by id`,
  )
  const expected = [ada.id, bob.id].toSorted().map((id) => ({ id }))
  expect(await find(app.ctx.db, { ids: [ada.id, bob.id], state: 'active' })).toEqual(expected)
  expect(await find(app.ctx.db, { ids: [ada.id], state: 'locked' })).toEqual([])
})
