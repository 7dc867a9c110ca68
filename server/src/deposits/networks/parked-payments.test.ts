import { expect, it, vi } from 'vitest'
import { watchAlerts } from '#alerts/watch-alerts.ts'
import { type CheckoutStage, stageCheckouts } from '#deposits/testing/stage-checkouts.ts'
import { readPromises } from '#metrics/read-promises.ts'
import { runAs } from '#testing/cluster.ts'

let app: CheckoutStage['app']
let steps: CheckoutStage['steps']
stageCheckouts((stage) => ({ app, steps } = stage))

const minuteMs = 60_000

const placeRead = async () =>
  (await app.ctx.db.selectFrom('chain_cursor').select('height').executeTakeFirstOrThrow()).height

const parked = async () =>
  (await readPromises(app.ctx)).find(({ metric }) => metric === 'paymentsParked')?.value

const alerts = () =>
  app.ctx.db.selectFrom('alert').select(['facts', 'ended_at']).where('kind', '=', 'payments_parked').execute()

it('a deposit that always throws is parked after five tries with an alarm, the others go on, and it is credited once it can be (F22)', async () => {
  const errors = vi.spyOn(app.ctx.log, 'error').mockImplementation(() => undefined)
  const [ada, bob, eve] = [await app.person(), await app.person(), await app.person()]
  const poisoned = await steps.open(ada, { amount: '250.00', coin: 'usdt' })
  const beside = await steps.open(bob, { amount: '300.00', coin: 'usdt' })
  const later = await steps.open(eve, { amount: '400.00', coin: 'usdt' })
  await steps.watch()
  await steps.pay(ada, poisoned.id)
  await steps.pay(bob, beside.id)
  await runAs(
    app.database.ownerUrl,
    `create function poison() returns trigger language plpgsql as $$ begin raise exception 'poison'; end $$;
     create trigger poison before insert on payment for each row when (new.deposit_id = '${poisoned.id}')
       execute function poison()`,
  )
  await steps.mine(1)
  const stuckAt = await placeRead()
  await steps.mine(3)
  expect(await steps.balance(bob)).toBe('300000000')
  // Until the fifth try it's read again and again from there; tries of one minute are one.
  for (let tries = 2; tries <= 5; tries += 1) {
    expect([await placeRead(), await parked()]).toEqual([stuckAt, 0])
    app.clock.advance(minuteMs)
    await steps.watch()
    await steps.watch()
  }
  expect(await parked()).toBe(1)
  await watchAlerts(app.ctx)
  expect(await alerts()).toEqual([{ facts: { count: 1 }, ended_at: null }])
  expect(await placeRead()).toBeGreaterThan(stuckAt)

  // Further than a reading looks back.
  await steps.pay(await steps.signInAgain(eve), later.id)
  await steps.mine(15)
  expect(await steps.balance(eve)).toBe('400000000')
  expect(await steps.balance(ada)).toBe('0')
  const failuresBefore = errors.mock.calls.length
  await steps.watch()
  expect(errors.mock.calls).toHaveLength(failuresBefore)
  app.clock.advance(60 * minuteMs)
  await steps.watch()
  expect(errors.mock.calls).toHaveLength(failuresBefore + 1)

  await runAs(app.database.ownerUrl, 'drop trigger poison on payment')
  app.clock.advance(60 * minuteMs)
  await steps.watch()
  expect(await steps.balance(ada)).toBe('250000000')
  expect(await parked()).toBe(0)
  await watchAlerts(app.ctx)
  expect((await alerts()).map(({ ended_at }) => ended_at === null)).toEqual([false])
  errors.mockRestore()
})
