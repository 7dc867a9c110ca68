/** The database answers and takes nothing in: 503 and when to come again, and `/readyz` knows. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roomWithinMs } from '#platform/database/pool.ts'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type TestApp, type TestPerson } from './app.ts'
import { runAs } from './cluster.ts'

let app: TestApp
let ada: TestPerson
beforeAll(async () => {
  app = await createTestApp({}, undefined, { roomWithinMs })
  ada = await app.person()
  await fund(app, ada.id, '1000')
})
afterAll(() => app.close())

const asOwner = (statement: string) => runAs(app.database.ownerUrl, statement)
const invest = (key: string) =>
  ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' }, { 'idempotency-key': key })
const ready = async () => (await app.call('GET', '/readyz')).status

const tables = ['idempotent_answer', 'room_probe']

/** PostgreSQL says of a table what it says when something is wrong with its disk. */
async function failWith(sqlstate: string): Promise<void> {
  await asOwner(`create function refuse_all() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '${sqlstate}'; end $$`)
  for (const table of tables)
    await asOwner(
      `create trigger refuse_all before insert on ${table} for each statement execute function refuse_all()`,
    )
}

test.each([
  ['no room on the disk', '53100'],
  ['no memory', '53200'],
  ['a disk that fails', '58030'],
  ['a server that only reads', '25006'],
])('%s: asked again later, the same request is done once', async (_what, sqlstate) => {
  expect(await ready()).toBe(200)
  await failWith(sqlstate)
  const refused = await invest(sqlstate)
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([503, 60])
  expect(refused.body.detail).toMatch(/^We can’t store anything right now, so this wasn’t done\./)
  expect(await ready()).toBe(503)
  expect((await app.call('GET', '/healthz')).status).toBe(200)
  await asOwner('drop function refuse_all cascade')
  await expect.poll(ready).toBe(200)
  expect((await invest(sqlstate)).status).toBe(201)
})
