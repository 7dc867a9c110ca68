import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { balanceOf, shortfalls } from '@evenmoor/ledger'
import { createContext, type Context } from '#context.ts'
import { createPool } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { changeResultSource } from '#plans/change-result-source.ts'
import { getOutlook } from '#plans/get-outlook.ts'
import { accrueDay } from '#positions/accrue-day.ts'
import { accrueFinishedDays } from '#positions/accrue-finished-days.ts'
import { listPositionResults } from '#positions/list-position-results.ts'
import { openPosition } from '#positions/open-position.ts'
import { redeemPosition } from '#positions/redeem-position.ts'
import { reconcile } from '#reconciliation/reconcile.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { runAs } from '#testing/cluster.ts'
import { listTransactions } from '#wallet/list-transactions.ts'
import { fund } from '#wallet/testing/fund.ts'
import { getWallet } from '#wallet/get-wallet.ts'
import { requestWithdrawal } from '#withdrawals/request-withdrawal.ts'
import { applyCorrections } from './apply-corrections.ts'
import { type Booking, openBooking } from './testing/booking.ts'

const dayMs = 86_400_000
const day = '2026-06-16'
let app: TestApp
let booking: Booking
beforeEach(async () => {
  app = await createTestApp()
  await changeResultSource(app.ctx, { planId: 'basic', source: 'booked' })
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

async function invested(amount = '100'): Promise<{ ada: TestPerson; id: string }> {
  const ada = await app.person()
  await fund(app, ada.id, amount)
  const amountMinor = BigInt(amount) * 1_000_000n
  const { id } = await app.ctx.transaction((tx) =>
    openPosition(app.ctx, tx, { investorId: ada.id, planId: 'basic', amountMinor }),
  )
  return { ada, id }
}

/** A day later: 16 June has this result, and all have had it. */
async function bookWrong(rate: string): Promise<void> {
  app.clock.advance(2 * dayMs)
  booking = await openBooking(app)
  await booking.book('basic', day, rate)
  await accrueFinishedDays(app.ctx)
}

const correct = async (rate: string | null): Promise<void> => {
  await booking.book('basic', day, rate)
  await applyCorrections(app.ctx)
}
const wallet = (person: TestPerson) => app.ctx.transaction((tx) => getWallet(app.ctx, tx, person.id))
const redeem = (person: TestPerson, positionId: string, amount?: string, ctx: Context = app.ctx) =>
  ctx.transaction((tx) => redeemPosition(ctx, tx, { investorId: person.id, positionId, amount }))
const withdraw = (person: TestPerson, amount: string, ctx: Context = app.ctx) =>
  ctx.transaction((tx) =>
    requestWithdrawal(ctx, tx, { investorId: person.id, amount, address: newPracticeAddress() }),
  )
const lines = async (person: TestPerson) => {
  const { results } = await app.ctx.transaction((tx) => listTransactions(tx, person.id, {}))
  return results.map(({ type, amount, description }) => [type, amount, description])
}
/** What the plan has really returned, as the forecast shows it. */
const recordOfPlan = async () => {
  const asked = { planId: 'basic', amount: '100', days: 7 }
  return (await app.ctx.transaction((tx) => getOutlook(app.ctx, tx, asked))).record
}
const borne = () => balanceOf(asSql(app.ctx.db), shortfalls)
const staffDay = async () => (await booking.proposer.call('GET', `/api/staff/results/basic/${day}/`)).body

test('a wrong day is taken back and another booked in its place; the investor sees all three lines', async () => {
  const { ada, id } = await invested()
  await bookWrong('25')
  expect(await recordOfPlan()).toMatchObject({ days: 1, losing_days: 0, returned: '25' })
  await correct(null)
  expect(await recordOfPlan()).toMatchObject({ days: 0, worst: null, returned: null })
  expect(await wallet(ada)).toMatchObject({ total: '100.00', today: '0.00' })
  expect(await staffDay()).toMatchObject({ status: 'reversed', rate: null, may_propose: 'result' })
  await correct('-2.5')
  expect(await recordOfPlan()).toMatchObject({
    days: 1,
    illustrated_days: 0,
    losing_days: 1,
    worst: { day, rate: '-2.5' },
    best: { day, rate: '-2.5' },
    returned: '-2.5',
  })
  expect(await wallet(ada)).toMatchObject({ available: '0.00', invested: '97.50', today: '-2.50' })
  expect((await lines(ada)).slice(0, 3)).toEqual([
    ['result', '-2.50', `Corrected result of Basic for ${day}`],
    ['reversal', '-25.00', `The result of Basic for ${day} was wrong and is taken back`],
    ['result', '25.00', `Result of Basic for ${day}`],
  ])
  expect(await staffDay()).toMatchObject({
    status: 'corrected',
    rate: '-2.5',
    source: 'booked',
    may_propose: 'reversal',
    steps: [
      { kind: 'result', rate: '25', amount: '25.00' },
      { kind: 'reversal', rate: null, amount: '-25.00', shortfall: '0.00', positions: 1, complete: true },
      { kind: 'replacement', rate: '-2.5', amount: '-2.50', shortfall: '0.00', positions: 1, complete: true },
    ],
  })
  const asked = { investorId: ada.id, positionId: id, cursor: undefined }
  const history = await app.ctx.transaction((tx) => listPositionResults(tx, asked))
  expect(history.results).toMatchObject([
    {
      day,
      rate: '25',
      amount: '25.00',
      corrections: [
        { rate: null, amount: '-25.00' },
        { rate: '-2.5', amount: '-2.50' },
      ],
    },
  ])
  // And the right one may turn out wrong as well.
  await correct(null)
  await correct('2.5')
  expect(await wallet(ada)).toMatchObject({ available: '2.50', invested: '100.00' })
  const [basic] = (await app.call('GET', '/api/plans/')).body
  expect(basic.record).toMatchObject({ days: 1, worst_rate: '2.5', best_rate: '2.5' })
})

test('a loss that was wrong is given back, also to who has left', async () => {
  const [stays, left] = [await invested(), await invested()]
  await bookWrong('-50')
  await redeem(left.ada, left.id)
  await correct(null)
  expect(await wallet(stays.ada)).toMatchObject({ invested: '100.00', available: '0.00' })
  expect(await wallet(left.ada)).toMatchObject({ invested: '0.00', available: '100.00' })
})

test('what was withdrawn meanwhile is nobody’s debt: the house bears it, and it is shown', async () => {
  const { ada, id } = await invested()
  await bookWrong('25')
  await redeem(ada, id)
  await withdraw(ada, '110')
  await correct(null)
  expect(await wallet(ada)).toMatchObject({ available: '0.00', pending_withdrawal: '110.00' })
  expect(await borne()).toBe(-10_000_000n)
  expect((await staffDay()).steps[1]).toMatchObject({ amount: '-15.00', shortfall: '-10.00' })
  // A right result first makes up for it.
  await correct('12')
  expect(await borne()).toBe(0n)
  expect(await wallet(ada)).toMatchObject({ available: '2.00' })
})

test('a gain that was spent is taken from its position; a replaced loss never from the available balance', async () => {
  const { ada } = await invested()
  await bookWrong('25')
  await withdraw(ada, '20')
  await correct(null)
  expect(await wallet(ada)).toMatchObject({ available: '0.00', invested: '80.00' })
  expect(await borne()).toBe(0n)
})

test('a day of the plan’s own rate can be corrected too, once all have had it', async () => {
  app.clock.advance(dayMs)
  const ada = await app.person()
  await fund(app, ada.id, '1000')
  await app.ctx.transaction((tx) =>
    openPosition(app.ctx, tx, { investorId: ada.id, planId: 'standard', amountMinor: 1_000_000_000n }),
  )
  app.clock.advance(2 * dayMs)
  booking = await openBooking(app)
  await accrueDay(app.ctx, '2026-06-17')
  await expect(booking.propose('standard', '2026-06-17', null)).rejects.toThrow(/409/)
  await accrueFinishedDays(app.ctx)
  await booking.book('standard', '2026-06-17', null)
  await applyCorrections(app.ctx)
  expect(await wallet(ada)).toMatchObject({ total: '1000.00' })
})

test('while a correction is on its way nothing else can be proposed for the day', async () => {
  await invested()
  await bookWrong('25')
  await booking.book('basic', day, null)
  expect(await staffDay()).toMatchObject({ status: 'correcting', may_propose: null })
  await expect(booking.propose('basic', day, '1')).rejects.toThrow(/on its way/)
})

test('the database takes no correction that nobody approved, and none out of turn', async () => {
  await invested()
  await bookWrong('25')
  const insert = (values: string) =>
    runAs(
      app.database.ownerUrl,
      `insert into day_correction (id, plan_id, day, sequence, rate_ppm, created_at) values (${values}, now())`,
    )
  await expect(insert(`gen_random_uuid(), 'basic', '${day}', 1, null`)).rejects.toThrow(/nobody approved/)
  await correct(null)
  await expect(runAs(app.database.ownerUrl, 'update day_correction set rate_ppm = 1')).rejects.toThrow(
    /stays as it was/,
  )
  await expect(
    runAs(app.database.ownerUrl, 'update position_correction set available_minor = 0'),
  ).rejects.toThrow(/append-only/)
  const id = await booking.propose('basic', day, '2')
  await expect(insert(`'${id}', 'basic', '${day}', 3, null`)).rejects.toThrow(/nobody approved/)
})

test(
  'is applied once however often and by however many it is run, and goes on where it was interrupted',
  {
    timeout: 60_000,
  },
  async () => {
    const { ada } = await invested()
    // More positions than a chunk holds; made in SQL, with the ledger's own functions.
    for (let made = 0; made < 2_500; made += 500) {
      await sql`
    with made as (select gen_random_uuid() as id from generate_series(1, 500)), opened as (
      select id, ledger.open_account('invested', 'usd', ${ada.id}::uuid, id) as account_id from made)
    insert into position (id, investor_id, plan_id, terms_id, account_id, principal_minor, opened_on, redeemed_minor,
      bucket_id, slot, available_account_id)
    select id, ${ada.id}::uuid, 'basic', (select max(id) from plan_terms where plan_id = 'basic'), account_id, 1,
      '2026-06-15', 1, j.bucket_id, j.slot, j.available_account_id
    from opened cross join lateral join_bucket('basic', ${ada.id}::uuid, 0 * opened.account_id) j`.execute(
        app.ctx.db,
      )
    }
    await bookWrong('25')
    await booking.book('basic', day, null)
    let transactions = 0
    const failing: Context = {
      ...app.ctx,
      transaction: (work) => {
        transactions += 1
        return transactions === 3 ? Promise.reject(new Error('the power went')) : app.ctx.transaction(work)
      },
    }
    await expect(applyCorrections(failing)).rejects.toThrow('the power went')
    const corrected = async () => {
      const row = await app.ctx.db
        .selectFrom('position_correction')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
      return Number(row.n)
    }
    expect(await corrected()).toBe(1_000)
    await Promise.all([applyCorrections(app.ctx), applyCorrections(app.ctx), applyCorrections(app.ctx)])
    expect(await corrected()).toBe(2_501)
    expect(await wallet(ada)).toMatchObject({ available: '0.00', invested: '100.00' })
  },
)

describe('at once', () => {
  test(
    'with withdrawals, redemptions and a second pool: no debt, nothing lost, every share exact',
    {
      timeout: 120_000,
    },
    async () => {
      const pool = createPool(app.database.ownerUrl, { role: 'evenmoor_app', max: 4 })
      const other = createContext({ config: app.ctx.config, pool, log: app.ctx.log, clock: app.clock })
      try {
        for (let round = 0; round < 20; round += 1) {
          const today = app.clock.now().toISOString().slice(0, 10)
          const people = [await invested(), await invested(), await invested()]
          app.clock.advance(2 * dayMs)
          booking = await openBooking(app)
          const wrong = new Date(Date.parse(today) + dayMs).toISOString().slice(0, 10)
          for (const missing of await missingDays(wrong)) await booking.book('basic', missing, '0')
          await booking.book('basic', wrong, '25')
          await accrueFinishedDays(app.ctx)
          await booking.book('basic', wrong, null)
          const before = await borne()
          const [one, two, three] = people
          const outcomes = await Promise.allSettled([
            applyCorrections(app.ctx),
            applyCorrections(other),
            withdraw(one!.ada, '25'),
            redeem(two!.ada, two!.id, undefined, other).then(() => withdraw(two!.ada, '125')),
            redeem(three!.ada, three!.id, '50'),
          ])
          expect(outcomes.slice(0, 2).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
          await applyCorrections(app.ctx)
          const totals = await Promise.all(
            people.map(async ({ ada }) => {
              const { total } = await wallet(ada)
              return BigInt(total.replace('.', '')) * 10_000n
            }),
          )
          // What investors have, with what the house bears for them, is what they put in.
          expect(totals.reduce((sum, total) => sum + total, 0n) + (await borne()) - before).toBe(300_000_000n)
          app.clock.advance(dayMs)
        }
      } finally {
        await other.db.destroy()
      }
    },
  )
})

/** The days before one that staff have not booked yet. */
async function missingDays(before: string): Promise<string[]> {
  const { body } = await booking.proposer.call('GET', '/api/staff/results/?status=missing&plan_id=basic')
  return body.results.map((row: { day: string }) => row.day).filter((each: string) => each < before)
}
