import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { isPlainRead } from './plain-read.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a statement that calls a function of the schema which may write is no plain read', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct case n.nspname when 'public' then p.proname else n.nspname || '.' || p.proname end as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'ledger') and p.provolatile = 'v' and p.prorettype <> 'trigger'::regtype
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`.execute(app.ctx.db)
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.map(({ name }) => name).filter((name) => isPlainRead(`select * from ${name}($1)`))).toEqual([])
})

test.each([
  ['select id from person where email = $1', true],
  ['with own as (select id from ledger.account) select * from own', true],
  ['select id from person where id = $1 for update', false],
  ['select id from person where id = $1 for share', false],
  ['with made as (insert into mail default values returning id) select id from made', false],
  ["select nextval('deposit_number')", false],
  ['update person set state = $1', false],
])('%s: %s', (text, isPlain) => {
  expect(isPlainRead(text)).toBe(isPlain)
})
