import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  accountName,
  accrualTransfer,
  balanceOf,
  findTransfer,
  type Posting,
  results,
  rounding,
} from '@evenmoor/ledger'
import { splitResult } from '@evenmoor/ledger/money'
import { createContext } from '#context.ts'
import { createPool } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems.ts'
import { reconcile } from '#reconciliation/reconcile.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { getWallet } from '#wallet/get-wallet.ts'
import { fund } from '#wallet/testing/fund.ts'
import { accrueDay } from './accrue-day.ts'
import { accrueFinishedDays } from './accrue-finished-days.ts'

const dayMs = 24 * 60 * 60 * 1000
let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(async () => {
  // Funds come from nowhere here, so the deposits and custody alone may differ; so do the positions made in SQL.
  const found = (await reconcile(app.ctx)).filter(
    ({ check, detail }) =>
      !['a_deposit_moved_what_its_payments_say', 'custody_is_what_the_network_holds'].includes(check) &&
      detail !== 'says 1 put in and 1 taken back, the postings 0 and 0',
  )
  await app.close()
  expect(found).toEqual([])
})

async function invested(amount: string, planId = 'basic'): Promise<{ ada: TestPerson; id: string }> {
  const ada = await app.person()
  await fund(app, ada.id, amount)
  const { body } = await ada.call('POST', '/api/investments/', { plan_id: planId, amount })
  return { ada, id: body.id }
}

// By the verb: a session does not last as long as these stories.
const wallet = (person: TestPerson) => app.ctx.transaction((tx) => getWallet(app.ctx, tx, person.id))
const position = async (person: TestPerson) => (await person.call('GET', '/api/investments/')).body.results[0]
const accruals = async () => {
  const row = await app.ctx.db
    .selectFrom('accrual')
    .select((e) => e.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}
const bookRate = (planId: string, day: string, ratePpm: number) =>
  app.ctx.db
    .insertInto('daily_result')
    .values({ plan_id: planId, day, rate_ppm: ratePpm, source: 'illustration' })
    .execute()

describe("a day's result", () => {
  test('is paid to the available balance, once, however often the day is run', async () => {
    const { ada } = await invested('100')
    const first = await accrueDay(app.ctx, '2026-06-16')
    expect([first.positions, first.plans.find(({ planId }) => planId === 'basic')?.amountMinor]).toEqual([
      1,
      2_500_000n,
    ])
    expect((await accrueDay(app.ctx, '2026-06-16')).positions).toBe(0)
    expect(await wallet(ada)).toMatchObject({
      available: '2.50',
      invested: '100.00',
      total: '102.50',
      today: '2.50',
    })
    expect(await position(ada)).toMatchObject({ value: '100.00', results: '2.50' })
    const { body } = await ada.call('GET', '/api/wallet/transactions/?type=result')
    expect(body.results).toEqual([
      expect.objectContaining({
        type: 'result',
        amount: '2.50',
        day: '2026-06-16',
        description: 'Result of Basic for 2026-06-16',
        available_after: '2.50',
        reference: 'basic',
      }),
    ])
  })

  test('is not for the day a position was opened on, nor for days before', async () => {
    await invested('100')
    expect((await accrueDay(app.ctx, '2026-06-15')).positions).toBe(0)
    expect((await accrueDay(app.ctx, '2026-06-01')).positions).toBe(0)
    expect((await accrueDay(app.ctx, '2026-06-16')).positions).toBe(1)
  })

  test('uses the rate that was booked first, whatever the terms say later', async () => {
    const { ada } = await invested('100')
    await bookRate('basic', '2026-06-16', 10_000)
    await accrueDay(app.ctx, '2026-06-16')
    expect(await wallet(ada)).toMatchObject({ available: '1.00' })
  })

  test('of a losing day comes out of the position, never out of the available balance', async () => {
    const { ada } = await invested('100')
    await bookRate('basic', '2026-06-16', -33_333)
    await accrueDay(app.ctx, '2026-06-16')
    expect(await wallet(ada)).toMatchObject({ available: '0.00', invested: '96.6667', today: '-3.3333' })
    expect((await ada.call('GET', '/api/wallet/transactions/?type=result')).body.results[0]).toMatchObject({
      amount: '-3.3333',
      available_after: null,
    })
  })

  test('of a day that lost everything leaves an empty position that can be closed', async () => {
    const { ada, id } = await invested('100')
    await bookRate('basic', '2026-06-16', -1_000_000)
    await accrueDay(app.ctx, '2026-06-16')
    expect((await accrueDay(app.ctx, '2026-06-17')).positions).toBe(1)
    const { body } = await ada.call('POST', `/api/investments/${id}/redeem/`)
    expect(body).toMatchObject({ status: 'closed', value: '0.00', results: '-100.00' })
  })

  test('stays in the position when its results are reinvested', async () => {
    const { ada, id } = await invested('100')
    await ada.call('POST', `/api/investments/${id}/reinvest/`, { reinvest: true })
    await accrueDay(app.ctx, '2026-06-16')
    await accrueDay(app.ctx, '2026-06-17')
    expect(await wallet(ada)).toMatchObject({ available: '0.00', invested: '105.0625' })
  })

  test('is rounded down to a millionth for each position; the rest is the rounding account’s', async () => {
    const [one, two] = [await invested('100.01'), await invested('100.01')]
    await bookRate('basic', '2026-06-16', 33_350)
    await accrueDay(app.ctx, '2026-06-16')
    expect(await wallet(one.ada)).toMatchObject({ available: '3.335333' })
    expect(await wallet(two.ada)).toMatchObject({ available: '3.335333' })
    const sqlOf = asSql(app.ctx.db)
    expect([await balanceOf(sqlOf, results), await balanceOf(sqlOf, rounding)]).toEqual([-6_670_667n, 1n])
  })

  test('reaches those who came after the day was run ahead, and nobody twice', async () => {
    const early = await invested('100')
    await accrueDay(app.ctx, '2026-06-20')
    app.clock.advance(dayMs)
    const late = await invested('200')
    expect((await accrueDay(app.ctx, '2026-06-20')).positions).toBe(1)
    expect((await accrueDay(app.ctx, '2026-06-20')).positions).toBe(0)
    expect((await wallet(early.ada)).available).toBe('2.50')
    expect((await wallet(late.ada)).available).toBe('5.00')
  })

  test('is not for a position that was taken back', async () => {
    const { ada, id } = await invested('100')
    await ada.call('POST', `/api/investments/${id}/redeem/`)
    expect((await accrueDay(app.ctx, '2026-06-16')).positions).toBe(0)
  })
})

describe('refused days', () => {
  test.each([
    '',
    '2026-6-1',
    '2026-02-30',
    '20260616',
    'tomorrow',
    '2026-06-16T00:00:00Z',
    '2025-12-31',
    '2027-06-17',
    '9999-12-31',
  ])('%s', async (day) => {
    await invested('100')
    await expect(accrueDay(app.ctx, day)).rejects.toThrow(Problem)
    expect(await accruals()).toBe(0)
  })

  test('the last day ahead that may be run', async () => {
    expect((await accrueDay(app.ctx, '2027-06-16')).day).toBe('2027-06-16')
  })
})

describe('the running product', () => {
  test('accrues each finished day, catches up in order, and repeats nothing that was run ahead', async () => {
    const { ada } = await invested('100')
    expect(await accrueFinishedDays(app.ctx)).toEqual([])
    await accrueDay(app.ctx, '2026-06-17')
    app.clock.advance(4 * dayMs)
    expect(await accrueFinishedDays(app.ctx)).toEqual(['2026-06-16', '2026-06-17', '2026-06-18'])
    expect(await accrueFinishedDays(app.ctx)).toEqual([])
    expect(await accruals()).toBe(3)
    expect(await wallet(ada)).toMatchObject({ available: '7.50', today: '5.00' })
  })
})

describe('at once', () => {
  test('the same day by two pools: every position once', { timeout: 60_000 }, async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => invested('100')))
    const pool = createPool(app.database.ownerUrl, { role: 'evenmoor_app', max: 4 })
    const other = createContext({ config: app.ctx.config, pool, log: app.ctx.log, clock: app.clock })
    try {
      for (let day = 16; day <= 28; day += 1) {
        const runs = await Promise.all(
          [app.ctx, other, app.ctx, other].map((ctx) => accrueDay(ctx, `2026-06-${day}`)),
        )
        expect(runs.reduce((sum, { positions }) => sum + positions, 0)).toBe(20)
      }
    } finally {
      await other.db.destroy()
    }
    for (const { ada } of people) expect((await wallet(ada)).available).toBe('32.50')
  })

  test(
    'beside redemptions and new positions: each position gets the day whole or not at all',
    { timeout: 60_000 },
    async () => {
      for (let round = 0; round < 20; round += 1) {
        const day = new Date(app.clock.now().getTime() + dayMs).toISOString().slice(0, 10)
        const [one, two] = [await invested('100'), await invested('100')]
        const [, redemption, part] = await Promise.all([
          accrueDay(app.ctx, day),
          one.ada.call('POST', `/api/investments/${one.id}/redeem/`),
          two.ada.call('POST', `/api/investments/${two.id}/redeem/`, { amount: '50' }),
          invested('100'),
        ])
        expect([redemption.status, part.status]).toEqual([200, 200])
        expect(['100.00', '102.50']).toContain((await wallet(one.ada)).total)
        expect(['101.25', '102.50']).toContain((await wallet(two.ada)).total)
        app.clock.advance(dayMs)
      }
    },
  )
})

test('a position opens while a day holds the buckets, and has the next day with the others', async () => {
  const early = await invested('100')
  const late = await app.ctx.transaction(async (tx) => {
    await sql`select from position_bucket for update`.execute(tx)
    return invested('200')
  })
  const { rows } = await sql<{ slots: number }>`select slots from position_bucket order by id`.execute(
    app.ctx.db,
  )
  expect(rows).toEqual([{ slots: 1 }, { slots: 1 }])
  expect((await accrueDay(app.ctx, '2026-06-16')).positions).toBe(2)
  expect([(await wallet(early.ada)).available, (await wallet(late.ada)).available]).toEqual(['2.50', '5.00'])
})

test(
  'many positions go in chunks, and what was interrupted is finished by the next run',
  { timeout: 60_000 },
  async () => {
    const { ada } = await invested('100')
    const count = 4_500
    // As many positions of one investor as the chunks need; made in SQL, with the ledger's own functions.
    for (let made = 0; made < count; made += 500) {
      await sql`
    with made as (select gen_random_uuid() as id from generate_series(1, 500)), opened as (
      select id, ledger.open_account('invested', 'usd', ${ada.id}::uuid, id) as account_id from made)
    insert into position (id, investor_id, plan_id, terms_id, account_id, principal_minor, opened_on, redeemed_minor,
      bucket_id, slot, available_account_id)
    select id, ${ada.id}::uuid, 'basic', (select id from plan_terms where plan_id = 'basic'), account_id, 1, '2026-06-15', 1,
      j.bucket_id, j.slot, j.available_account_id
    from opened cross join lateral join_bucket('basic', ${ada.id}::uuid, 0 * opened.account_id) j`.execute(
        app.ctx.db,
      )
    }
    let transactions = 0
    const failing = {
      ...app.ctx,
      transaction: <T>(work: Parameters<typeof app.ctx.transaction<T>>[0]) => {
        transactions += 1
        return transactions === 3 ? Promise.reject(new Error('the power went')) : app.ctx.transaction(work)
      },
    }
    await expect(accrueDay(failing, '2026-06-16')).rejects.toThrow('the power went')
    // One of the two chunks under way was stopped; the other one stands.
    expect(await accruals()).toBe(4_000)
    expect((await accrueDay(app.ctx, '2026-06-16')).positions).toBe(count + 1 - 4_000)
    expect((await wallet(ada)).available).toBe('2.50')
  },
)

test(
  'a chunk is what the ledger’s own arithmetic says, to the key and the hash',
  { timeout: 60_000 },
  async () => {
    for (const [index, ratePpm] of [33_350, -33_350, 1, -1_000_000].entries()) {
      const day = `2026-06-${16 + index}`
      const people = [await invested('100.01'), await invested('250.73'), await invested('999.99')]
      const [reinvesting] = people
      await reinvesting?.ada.call('POST', `/api/investments/${reinvesting.id}/reinvest/`, { reinvest: true })
      const due = await openPositions()
      const { sharesMinor, remainderMinor } = splitResult(
        due.map(({ valueMinor }) => valueMinor),
        BigInt(ratePpm),
      )
      const expected = accrualTransfer({
        day,
        planId: 'basic',
        chunk: due[0]?.positionId ?? '',
        shares: due.map((position, i) => {
          const amountMinor = sharesMinor[i] ?? 0n
          return { ...position, amountMinor, reinvested: position.reinvested && amountMinor > 0n }
        }),
        remainderMinor,
      })
      await bookRate('basic', day, ratePpm)
      await accrueDay(app.ctx, day)
      const { id } = await app.ctx.db
        .selectFrom('ledger.transfer')
        .select((e) => e.fn.max('id').as('id'))
        .executeTakeFirstOrThrow()
      const booked = await findTransfer(asSql(app.ctx.db), id ?? 0n)
      const inOrder = (postings: readonly Posting[] = []) =>
        postings.map(({ account, amountMinor }) => `${accountName(account)} ${amountMinor}`).toSorted()
      expect({ ...booked, postings: inOrder(booked?.postings) }).toMatchObject({
        ...expected,
        postings: inOrder(expected?.postings),
      })
      app.clock.advance(dayMs)
    }
  },
)

/** Those that take part in the next day, in the order in which they take part. */
async function openPositions() {
  const { rows } = await sql<{ id: string; investor_id: string; amount: bigint; switches: number }>`
    select p.id, p.investor_id, b.amount, cardinality(p.reinvest_switch_days) as switches
    from position p join ledger.balance b on b.account_id = p.account_id
    where p.closed_at is null order by p.bucket_id, p.slot`.execute(app.ctx.db)
  return rows.map((row) => ({
    positionId: row.id,
    investorId: row.investor_id,
    valueMinor: row.amount,
    reinvested: row.switches % 2 === 1,
  }))
}

describe('an accrual', () => {
  const insert = (slot: number, part: number, result: string) =>
    sql
      .raw(`insert into bucket_accrual
        (bucket_id, slots, part, plan_id, day, bases_minor, amounts_minor, reinvested_slots, booked_at)
        select bucket_id, array[${slot}], ${part}, ${result}, '{0}', '{0}', '{}', now() from position`)
      .execute(app.ctx.db)

  test.each([
    ['of a position that does not exist', 2, `'basic', '2026-06-16'`],
    ['of a day without a result', 1, `'basic', '2026-06-17'`],
    ['of a plan without a result', 1, `'standard', '2026-06-16'`],
  ])('%s is refused', async (_what, slot, result) => {
    await invested('100')
    await bookRate('basic', '2026-06-16', 1)
    await expect(insert(slot, 1, result)).rejects.toMatchObject({ code: '23503' })
  })

  test('of a day that the position has had is refused, whatever part of it is said to be', async () => {
    await invested('100')
    await accrueDay(app.ctx, '2026-06-16')
    for (const part of [1, 2, 3]) {
      await expect(insert(1, part, `'basic', '2026-06-16'`)).rejects.toMatchObject({ code: '23505' })
    }
  })

  test('keeps its position and its result: neither can be removed', async () => {
    await invested('100')
    await bookRate('basic', '2026-06-16', 1)
    await expect(sql`delete from position`.execute(app.ctx.db)).rejects.toMatchObject({ code: '23503' })
    for (const change of ['id = gen_random_uuid()', 'slot = slot + 1', 'bucket_id = bucket_id + 1']) {
      await expect(sql.raw(`update position set ${change}`).execute(app.ctx.db)).rejects.toMatchObject({
        code: '23503',
      })
    }
    const owner = createPool(app.database.ownerUrl, { max: 1 })
    await expect(owner.query('delete from daily_result')).rejects.toThrow('append-only')
    await expect(owner.query('truncate daily_result cascade')).rejects.toThrow('append-only')
    await owner.end()
  })
})
