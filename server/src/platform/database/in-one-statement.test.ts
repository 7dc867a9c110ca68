import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { inOneStatement, uuids } from './in-one-statement.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const people = (ids: readonly string[]) =>
  app.ctx.db
    .selectFrom('person')
    .select(['id', 'created_at'])
    .where(sql<boolean>`id = any(${uuids(ids)})`)
    .orderBy('email')

test('the rows of each query come in its order, with times as text, and where there are none, none', async () => {
  const [zoe, amy] = [
    await app.person({ email: 'zoe@example.com' }),
    await app.person({ email: 'amy@example.com' }),
  ]
  const { named, none } = await inOneStatement(app.ctx.db, {
    named: people([zoe.id, amy.id, zoe.id]),
    none: people([]),
  })
  expect(named.map(({ id }) => id)).toEqual([amy.id, zoe.id])
  const alone = await people([zoe.id]).executeTakeFirstOrThrow()
  expect(new Date(named[1]!.created_at)).toEqual(alone.created_at)
  expect(none).toEqual([])
})

test('money that its query makes text keeps every digit', async () => {
  const { sums } = await inOneStatement(app.ctx.db, {
    sums: sql<{ minor: string }>`(select 12345678901234567890::numeric(38, 0)::text as minor)`,
  })
  expect(sums).toEqual([{ minor: '12345678901234567890' }])
})

test('however many queries there are, the database is asked once', async () => {
  const { statements } = await app.trips.during(() =>
    inOneStatement(app.ctx.db, { one: people([]), another: people([]), third: people([]) }),
  )
  expect(statements).toHaveLength(1)
})
