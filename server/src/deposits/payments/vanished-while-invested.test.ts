import { balanceOf, shortfalls } from '@evenmoor/ledger'
import { expect, test } from 'vitest'
import { type CheckoutStage, stageCheckouts } from '#deposits/testing/stage-checkouts.ts'
import { addDays, dayMs, utcDay } from '#platform/clock.ts'
import { asSql } from '#platform/database/transaction.ts'
import { accruePlan } from '#positions/accrual/accrue-plan.ts'
import { bookRate, walletOf } from '#positions/testing/accrued.ts'
import { mineBlock } from '#practice/mine-block.ts'
import { reconcile } from '#reconciliation/reconcile.ts'
import { applyCorrections } from '#results/apply-corrections.ts'
import { openBooking } from '#results/testing/booking.ts'
import type { TestApp, TestPerson } from '#testing/app.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import { watchDeposits } from '../watch-deposits.ts'

/** What becomes of positions and their results when the payment behind them leaves its chain (decision 95). */
let app: TestApp
let steps: CheckoutStage['steps']
stageCheckouts((stage) => {
  app = stage.app
  steps = stage.steps
})

let day = utcDay(new Date('2026-06-15T12:00:00Z'))
/** The next day's result of the plan, for every position that is open. */
async function accrue(ratePpm = 25_000): Promise<string> {
  const today = utcDay(app.clock.now())
  day = addDays(day > today ? day : today, 1)
  await bookRate(app, 'basic', day, ratePpm)
  await accruePlan(app.ctx, { planId: 'basic', day, isByTerms: false, ratePpm: BigInt(ratePpm) })
  return day
}
const accrueDays = async (count: number) => {
  for (let each = 0; each < count; each += 1) await accrue()
}

/** Somebody with a paid checkout of this much, in a plan where told. */
async function paid(amount: string, plan_id?: string, by?: TestPerson) {
  const person = by ?? (await app.person())
  const { id } = await steps.open(person, { amount, coin: 'usdt', plan_id })
  const transaction = await steps.pay(person, id)
  await steps.mine(3)
  const look = () => steps.look(person, id)
  const { position_id: position } = await look()
  return { person, id, transaction, look, position: position as string }
}
/** Deep below what the next ones undo. */
const buried = async () => {
  for (let block = 0; block < 4; block += 1) await mineBlock(app.ctx)
  await steps.watch()
}
const vanish = async (...transactions: string[]) => {
  await steps.undo(3, transactions)
  await steps.watch()
}
/** Two moments of one transaction differ. */
const ticking = () => {
  app.clock.advance(1)
  return app.clock.now()
}
const positionOf = async (person: TestPerson, id: string) =>
  (await person.call('GET', `/api/investments/${id}/`)).body
const daysOf = async (person: TestPerson, id: string) =>
  (await person.call('GET', `/api/investments/${id}/results/`)).body.results
const listOf = async (person: TestPerson) =>
  (await person.call('GET', '/api/wallet/transactions/')).body.results
const withdraw = async (person: TestPerson, amount: string) => {
  const address = await knownAddress(app, person.id)
  const reply = await person.call('POST', '/api/wallet/withdrawals/', { amount, address })
  expect(reply.status).toBe(201)
}
const agree = async () => expect(await reconcile(app.ctx)).toEqual([])
const unwindings = async (person: TestPerson) =>
  app.ctx.db
    .selectFrom('credit_unwinding')
    .select(['results_minor', 'shortfall_minor', 'undone_at'])
    .where('investor_id', '=', person.id)
    .orderBy('id')
    .execute()

test('a payment that vanishes takes its position and the results that it earned with it', async () => {
  const { person, transaction, look, position } = await paid('250.00', 'basic')
  await accrueDays(7)
  expect(await walletOf(app, person)).toMatchObject({ available: '43.75', invested: '250.00' })
  await steps.undo(3, [transaction])
  await watchDeposits({ ...app.ctx, clock: { now: ticking } })
  expect(await look()).toMatchObject({ credited: '0.00', flags: ['reversed'] })
  expect(await walletOf(app, person)).toMatchObject({ available: '0.00', invested: '0.00', total: '0.00' })
  await accrue()
  expect(await walletOf(app, person)).toMatchObject({ total: '0.00' })

  expect(await positionOf(person, position)).toMatchObject({
    status: 'closed',
    value: '0.00',
    results: '0.00',
    redeemed: '250.00',
    unwound: '250.00',
  })
  expect((await person.call('GET', `/api/wallet/explanations/unwound:${position}/`)).body.sum).toBe('250.00')
  const days = await daysOf(person, position)
  expect(days[0]).toMatchObject({
    amount: '6.25',
    corrections: [{ because: 'payment', rate: null, amount: '-6.25' }],
  })
  expect((await listOf(person)).slice(0, 3)).toMatchObject([
    {
      type: 'reversal',
      amount: '-43.75',
      description: 'Results reversed: the payment that earned them dropped off its blockchain',
    },
    {
      type: 'reversal',
      amount: '-250.00',
      description: 'Deposit reversed: its payment dropped off its blockchain',
    },
    {
      type: 'redemption',
      amount: '250.00',
      description: 'Closed in Basic: the payment it was opened with dropped off its blockchain',
    },
  ])
  const notices = (await person.call('GET', '/api/notifications/')).body.results
  expect(notices).toContainEqual(
    expect.objectContaining({
      kind: 'results_reversed',
      facts: expect.objectContaining({ positions: '250.00', results: '43.75' }),
    }),
  )
  const mail = await app.ctx.db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', person.email)
    .where('subject', 'like', '%no longer confirmed')
    .executeTakeFirstOrThrow()
  expect(mail.text).toContain('Results reversed: $43.75')
  const staff = await app.person({ staffRole: 'finance' })
  const { id, reference } = await look()
  const pauses = (await staff.call('GET', '/api/staff/pauses/?status=open')).body.results
  expect(pauses).toContainEqual(
    expect.objectContaining({
      investor: expect.objectContaining({ id: person.id }),
      deposit_reference: reference,
      unwound: [
        expect.objectContaining({
          deposit_id: id,
          deposit_reference: expect.stringMatching(/^D-\d{4,}$/),
          transaction,
          credited: '250.00',
          taken_back: true,
          positions: '250.00',
          results: '43.75',
          shortfall: '0.00',
        }),
      ],
    }),
  )
  await agree()
})

test('it returns: credit and results are given again, the position stays closed, days meanwhile give nothing', async () => {
  const { person, look, position } = await paid('250.00', 'basic')
  await accrueDays(2)
  for (let round = 0; round < 2; round += 1) {
    await vanish()
    expect(await walletOf(app, person)).toMatchObject({ total: '0.00' })
    await accrue()
    await agree()
    await steps.mine(3)
    expect(await look()).toMatchObject({ status: 'settled', credited: '250.00' })
    expect(await walletOf(app, person)).toMatchObject({ available: '262.50', invested: '0.00' })
    expect(await positionOf(person, position)).toMatchObject({ status: 'closed', results: '12.50' })
    await agree()
  }
  expect((await unwindings(person)).map(({ undone_at }) => undone_at === null)).toEqual([false, false])
})

test('own money goes first: of a position that both opened, only what it did not cover goes', async () => {
  const { person } = await paid('150.00')
  await buried()
  const { transaction } = await paid('150.00', undefined, person)
  const opened = await person.call('POST', '/api/investments/', { plan_id: 'basic', amount: '200.00' })
  await accrue()
  await vanish(transaction)
  // A quarter of the position was not covered.
  expect(await positionOf(person, opened.body.id)).toMatchObject({
    status: 'open',
    value: '150.00',
    unwound: '50.00',
    results: '3.75',
  })
  expect(await walletOf(app, person)).toMatchObject({ available: '3.75', invested: '150.00' })
  await accrue()
  expect(await walletOf(app, person)).toMatchObject({ available: '7.50', invested: '150.00' })
  await agree()
})

test('a position that own money covered stays, with its results', async () => {
  const { person } = await paid('150.00')
  const opened = await person.call('POST', '/api/investments/', { plan_id: 'basic', amount: '150.00' })
  await accrue()
  await buried()
  const { transaction } = await paid('150.00', undefined, person)
  await accrue()
  await vanish(transaction)
  expect(await walletOf(app, person)).toMatchObject({ available: '7.50', invested: '150.00' })
  expect(await positionOf(person, opened.body.id)).toMatchObject({ status: 'open', unwound: '0.00' })
  await agree()
})

test('results of results are reversed too, through positions that were redeemed and opened anew', async () => {
  const { person, transaction, position } = await paid('1000.00', 'basic')
  await accrueDays(5)
  await person.call('POST', `/api/investments/${position}/redeem/`, {})
  await person.call('POST', '/api/investments/', { plan_id: 'basic', amount: '1000.00' })
  await person.call('POST', '/api/investments/', { plan_id: 'basic', amount: '125.00' })
  await accrue()
  expect(await walletOf(app, person)).toMatchObject({ total: '1153.125' })
  await vanish(transaction)
  expect(await walletOf(app, person)).toMatchObject({ total: '0.00' })
  await agree()
})

test('losses on it are given back, so that what is taken is what was credited', async () => {
  const { person, transaction, position } = await paid('250.00', 'basic')
  await accrue(-100_000)
  await accrue(100_000)
  expect(await walletOf(app, person)).toMatchObject({ available: '22.50', invested: '225.00' })
  await vanish(transaction)
  expect(await walletOf(app, person)).toMatchObject({ total: '0.00' })
  expect(await positionOf(person, position)).toMatchObject({ results: '0.00', unwound: '225.00' })
  await agree()
})

test('reinvested results go out of the position with it', async () => {
  const { person, transaction, position } = await paid('250.00', 'basic')
  const on = await person.call('POST', `/api/investments/${position}/reinvest/`, { reinvest: true })
  expect(on.status).toBe(200)
  await accrueDays(3)
  const { invested } = await walletOf(app, person)
  expect(Number(invested)).toBeGreaterThan(268)
  await vanish(transaction)
  expect(await walletOf(app, person)).toMatchObject({ total: '0.00' })
  expect(await positionOf(person, position)).toMatchObject({ results: '0.00', unwound: invested })
  await agree()
})

test('results that left are borne by the house, and staff are asked to look; nobody owes anything', async () => {
  const before = await balanceOf(asSql(app.ctx.db), shortfalls)
  const { person, transaction, look } = await paid('250.00', 'basic')
  await accrueDays(4)
  await withdraw(person, '20.00')
  await vanish(transaction)
  expect(await look()).toMatchObject({ credited: '0.00', flags: ['reversed', 'review'] })
  expect(await walletOf(app, person)).toMatchObject({ available: '0.00', invested: '0.00' })
  expect(await unwindings(person)).toMatchObject([
    { results_minor: 25_000_000n, shortfall_minor: 20_000_000n },
  ])
  expect(await balanceOf(asSql(app.ctx.db), shortfalls)).toBe(before - 20_000_000n)
  await agree()
})

test('money that left cannot be taken back: nothing is reversed, but nothing of it earns, however often it is read', async () => {
  const { person, transaction, look, position } = await paid('250.00', 'basic')
  await accrueDays(2)
  await person.call('POST', `/api/investments/${position}/redeem/`, { amount: '100.00' })
  await withdraw(person, '100.00')
  await vanish(transaction)
  const standing = { available: '162.50', invested: '0.00' }
  expect(await look()).toMatchObject({ credited: '250.00', flags: ['review'] })
  expect(await walletOf(app, person)).toMatchObject(standing)
  await steps.mine(3)
  await accrue()
  await steps.mine(1)
  expect(await walletOf(app, person)).toMatchObject(standing)
  expect(await unwindings(person)).toEqual([])
  // Invested anew, it is out of there again before any day.
  await person.call('POST', '/api/investments/', { plan_id: 'basic', amount: '120.00' })
  await steps.mine(1)
  expect(await walletOf(app, person)).toMatchObject(standing)
  expect((await reconcile(app.ctx)).map(({ check }) => check)).toEqual([
    'a_credited_payment_stands_on_the_network',
    'custody_is_what_the_network_holds',
  ])
  // Other money comes: it covers what is missing, and then the results go as well.
  await paid('200.00', undefined, person)
  await steps.mine(1)
  expect(await look()).toMatchObject({ credited: '0.00' })
  expect(await walletOf(app, person)).toMatchObject({ available: '100.00' })
  await agree()
})

test('two payments of one checkout that vanish together take all of it with them', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '250.00', coin: 'usdt', plan_id: 'basic' })
  const parts = [await steps.pay(person, id, '100.00'), await steps.pay(person, id, '150.00')]
  await steps.mine(3)
  await accrueDays(3)
  await vanish(...parts)
  expect(await walletOf(app, person)).toMatchObject({ total: '0.00' })
  await agree()
})

test('of a checkout paid in parts only the part that is gone leaves its position, also when another checkout’s is gone too', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '250.00', coin: 'usdt', plan_id: 'basic' })
  await steps.pay(person, id, '150.00')
  await steps.mine(3)
  await buried()
  const other = await steps.open(person, { amount: '100.00', coin: 'usdt' })
  const otherPayment = await steps.pay(person, other.id)
  await steps.mine(1)
  const part = await steps.pay(person, id, '100.00')
  await steps.mine(3)
  const { position_id: position } = await steps.look(person, id)
  expect(await walletOf(app, person)).toMatchObject({ available: '100.00', invested: '250.00' })
  await accrueDays(2)
  await steps.undo(4, [otherPayment, part])
  await steps.watch()
  expect(await positionOf(person, position)).toMatchObject({ value: '150.00', unwound: '100.00' })
  expect(await walletOf(app, person)).toMatchObject({ available: '7.50', invested: '150.00' })
  await agree()
})

test('raced by days, redemptions and other watchers it is taken back once, and every sum is right', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { person, transaction, position } = await paid('250.00', 'basic')
    await accrueDays(2)
    await steps.undo(3, [transaction])
    await Promise.all([
      steps.watch(),
      accrue(),
      person.call('POST', `/api/investments/${position}/redeem/`, { amount: '50.00' }),
      steps.watch(),
    ])
    await steps.watch()
    expect(await walletOf(app, person)).toMatchObject({ total: '0.00' })
    expect(await unwindings(person)).toHaveLength(1)
    await agree()
  }
})

/** Somebody with two payments, the older one deep in the chain. */
async function twicePaid() {
  const first = await paid('150.00')
  await buried()
  const invest = async (amount: string): Promise<string> => {
    const reply = await first.person.call('POST', '/api/investments/', { plan_id: 'basic', amount })
    expect(reply.status).toBe(201)
    return reply.body.id
  }
  /** The older payment leaves its chain for good, the newer one only its block. */
  const loseFirst = async () => {
    await steps.undo(30, [first.transaction])
    await mineBlock(app.ctx)
    await steps.watch()
  }
  const { person } = first
  return { person, invest, loseFirst, paySecond: () => paid('150.00', undefined, person) }
}

test('results given again with a payment that returned are its owner’s, whatever vanishes later', async () => {
  const { person, invest, paySecond, loseFirst } = await twicePaid()
  const ofFirst = await invest('150.00')
  await person.call('POST', `/api/investments/${ofFirst}/reinvest/`, { reinvest: true })
  await paySecond()
  await invest('150.00')
  await accrue()
  await vanish()
  expect(await walletOf(app, person)).toMatchObject({ available: '0.00', invested: '153.75' })
  await steps.mine(3)
  expect(await walletOf(app, person)).toMatchObject({ available: '153.75' })
  const ofOwn = await invest('153.75')
  await loseFirst()
  expect(await positionOf(person, ofFirst)).toMatchObject({ status: 'closed', results: '0.00' })
  expect(await positionOf(person, ofOwn)).toMatchObject({ status: 'open', value: '153.75', unwound: '0.00' })
  expect(await walletOf(app, person)).toMatchObject({ available: '0.00', total: '153.75' })
  await agree()
})

test('what stayed in a position after a payment that returned was the other payment’s, and goes with it', async () => {
  const { person, invest, paySecond, loseFirst } = await twicePaid()
  await paySecond()
  const position = await invest('300.00')
  await vanish()
  expect(await positionOf(person, position)).toMatchObject({ status: 'open', value: '150.00' })
  await steps.mine(3)
  await accrue()
  expect(await walletOf(app, person)).toMatchObject({ available: '153.75', invested: '150.00' })
  await loseFirst()
  expect(await positionOf(person, position)).toMatchObject({ status: 'closed', results: '0.00' })
  expect(await walletOf(app, person)).toMatchObject({ available: '150.00', invested: '0.00' })
  await agree()
})

test('a day that is corrected after its results were reversed takes nothing from the investor once more', async () => {
  app.clock.advance(Math.max(0, Date.parse(`${day}T12:00:00Z`) - app.clock.now().getTime()))
  const kept = await paid('250.00', 'basic')
  await buried()
  const lost = await paid('250.00', 'basic')
  const wrong = await accrue()
  await vanish(lost.transaction)
  // Money of their own, which no correction of that day may touch.
  await paid('100.00', undefined, lost.person)
  // A day is corrected once it is over, which is longer than a session.
  app.clock.advance(2 * dayMs)
  await app.ctx.db
    .insertInto('accrued_result')
    .values({ plan_id: 'basic', day: wrong, completed_at: app.clock.now() })
    .execute()
  const booking = await openBooking(app)
  const correct = async (rate: string | null) => {
    app.clock.advance(1_000)
    await booking.book('basic', wrong, rate)
    await applyCorrections(app.ctx)
    const [mine, other] = [await walletOf(app, lost.person), await walletOf(app, kept.person)]
    return [mine.available, mine.total, other.available, other.invested]
  }
  expect(await correct(null)).toEqual(['100.00', '100.00', '0.00', '250.00'])
  expect(await correct('10')).toEqual(['100.00', '100.00', '25.00', '250.00'])
  expect(await correct(null)).toEqual(['100.00', '100.00', '0.00', '250.00'])
  expect(await correct('-4')).toEqual(['100.00', '100.00', '0.00', '240.00'])
  await agree()
})
