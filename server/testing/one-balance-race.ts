/** Everything that moves one investor's money, at the same moment and through two processes. */
import { randomUUID } from 'node:crypto'
import { available, balanceOf, checkInvariants } from '@evenmoor/ledger'
import { usd } from '@evenmoor/ledger/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#context.ts'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { asSql } from '#platform/database/transaction.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { reconcile } from '#reconciliation/reconcile.ts'
import { applyCorrections } from '#results/apply-corrections.ts'
import { approveProposal } from '#results/decide-proposal.ts'
import { proposeResult } from '#results/propose-result.ts'
import { addDays, dayMs, utcDay } from '#platform/clock.ts'
import { createTestApp, TestClock, type TestApp, type TestPerson } from './app.ts'
import { type SecondProcess, startSecondProcess } from './second-process.ts'

let here: TestApp
let there: SecondProcess
let steps: ReturnType<typeof checkoutSteps>
let ada: TestPerson
let staff: readonly [TestPerson, TestPerson]
/** The jobs' clock: a day further each round, so that each round has a day to accrue. */
let ahead: TestClock
let later: Context

const asked = async (path: string, body: unknown): Promise<string> => {
  const reply = await ada.call('POST', path, body)
  expect(reply).toMatchObject({ status: 201 })
  return reply.body.id
}

const withdrawals = '/api/wallet/withdrawals/'
const invest = (amount: string) => ({ plan_id: 'basic', amount })
const withdrawal = (amount: string) => ({ amount, address: newPracticeAddress() })

/** Two members of staff have agreed that a day is taken back; it is not applied yet. */
async function agreeToTakeBack(day: string): Promise<void> {
  const [proposer, approver] = staff
  const { id } = await here.ctx.transaction((tx) =>
    proposeResult(later, tx, {
      staffId: proposer.id,
      kind: 'reversal',
      planId: 'basic',
      day,
      reason: 'race',
    }),
  )
  await here.ctx.transaction((tx) => approveProposal(later, tx, { id, staffId: approver.id }))
}

/** What the results of days and their corrections have changed about her available balance. */
async function resultsMinor(): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce((select sum(amount_minor) from accrual where amount_minor > 0 and not reinvested), 0)
      + coalesce((select sum(available_minor) from position_correction), 0) as total`.execute(here.ctx.db)
  return rows[0]?.total ?? 0n
}

const availableMinor = () => balanceOf(asSql(here.ctx.db), available(ada.id))

/** Races everything that moves one investor's money for so many rounds. In eight of them each has once been the first to be sent. */
export function describeOneBalanceRaces(rounds: number): void {
  beforeAll(async () => {
    here = await createTestApp({}, new Date().toISOString())
    steps = checkoutSteps(here)
    ada = await here.person()
    staff = [await here.person({ staffRole: 'finance' }), await here.person({ staffRole: 'finance' })]
    ahead = new TestClock(new Date().toISOString())
    later = { ...here.ctx, clock: ahead }
    there = await startSecondProcess(here)
  }, 60_000)
  afterAll(async () => {
    await there.stop()
    await here.close()
  })

  test(
    `${rounds} rounds of everything at once on one balance: each counts once, nothing else does`,
    { timeout: 180_000 },
    async () => {
      await steps.mine(1)
      const first = await steps.open(ada, { amount: '3000', coin: 'usdt' })
      await steps.pay(ada, first.id)
      await steps.mine(3)
      const position = await asked('/api/investments/', invest('1000'))
      for (let round = 0; round < rounds; round += 1) {
        const deposit = await steps.open(ada, { amount: '150', coin: 'usdt' })
        await steps.pay(ada, deposit.id)
        await steps.mine(2)
        const toCancel = await asked(withdrawals, withdrawal('30'))
        if (round > 0) await agreeToTakeBack(addDays(utcDay(ahead.now()), -1))
        ahead.advance(round === 0 ? 2 * dayMs : dayMs)
        const [before, resultsBefore] = [await availableMinor(), await resultsMinor()]
        const key = { 'idempotency-key': randomUUID() }
        const twice = withdrawal('20')

        const work = [
          () => steps.mine(1),
          () => there.call(ada, 'POST', '/api/investments/', invest('100')),
          () => ada.call('POST', `/api/investments/${position}/redeem/`, { amount: '10' }),
          () => there.call(ada, 'POST', `${withdrawals}${toCancel}/cancel/`),
          () => accrueFinishedDays(later),
          () => applyCorrections(later),
          () => ada.call('POST', withdrawals, twice, key),
          () => there.call(ada, 'POST', withdrawals, twice, key),
        ] as const
        // Each round another one is the first to be sent.
        const order = [...work.slice(round % work.length), ...work.slice(0, round % work.length)]
        const done = new Map<unknown, unknown>()
        await Promise.all(order.map(async (one) => done.set(one, await one())))
        const replies = [1, 2, 3, 6, 7].map((index) => done.get(work[index]))
        expect(replies).toMatchObject([201, 200, 200, 201, 201].map((status) => ({ status })))
        const [once, again] = [replies[3], replies[4]] as { body: unknown }[]
        expect(again?.body).toEqual(once?.body)

        const moved = usd('150') - usd('100') + usd('10') + usd('30') - usd('20')
        expect(await availableMinor()).toBe(before + moved + (await resultsMinor()) - resultsBefore)
        expect(await checkInvariants(asSql(here.ctx.db))).toEqual([])
      }
      const { rows } = await sql<{ days: bigint; corrections: bigint }>`
      select (select count(distinct day) from accrual) as days,
        (select count(*) from day_correction where completed_at is not null) as corrections`.execute(
        here.ctx.db,
      )
      expect(rows).toEqual([{ days: BigInt(rounds), corrections: BigInt(rounds - 1) }])
      expect(await reconcile(here.ctx)).toEqual([])
    },
  )
}
