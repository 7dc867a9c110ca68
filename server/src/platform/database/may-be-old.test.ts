import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { mayBeOld } from './may-be-old.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a statement that reads a table, a view or a function with a balance behind it may not be old', async () => {
  const { rows } = await sql<{ name: string }>`
    with source as (
      select c.oid::regclass::text as name, coalesce(pg_get_viewdef(c.oid), '') as text
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'ledger') and c.relkind in ('r', 'p', 'v', 'm')
      union all
      select p.oid::regproc::text, p.prosrc from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'ledger') and p.prorettype <> 'trigger'::regtype
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    )
    select distinct name from source
    where name like 'ledger.%' or name ~ 'balance' or text ~ 'ledger\\.|balance|position_bucket|bucket_accrual'
    order by 1`.execute(app.ctx.db)
  const names = rows.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['ledger.balance', 'ledger.account_balance', 'practice_balance']),
  )
  expect(
    names.filter((name) => mayBeOld(`select * from ${name}`) || mayBeOld(`select * from ${name}($1)`)),
  ).toEqual([])
})

test.each([
  ['select id, status from withdrawal where status = $1', true],
  ['select balance from "ledger"."balance" where account_id = $1', false],
  ['select id from withdrawal for update', false],
  ['update person set state = $1', false],
  ['begin', false],
])('%s: %s', (text, may) => {
  expect(mayBeOld(text)).toBe(may)
})
