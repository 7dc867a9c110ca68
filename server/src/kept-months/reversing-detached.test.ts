/** A payment that drops off its chain long after its month was detached: nothing breaks, and the operator's step is named. */
import { expect, test, vi } from 'vitest'
import { type CheckoutStage, stageCheckouts } from '#deposits/testing/stage-checkouts.ts'
import { readPromises } from '#metrics/read-promises.ts'
import { reconcile } from '#reconciliation/reconcile.ts'
import type { TestApp } from '#testing/app.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { approveWithdrawal } from '#withdrawals/requests/decide-withdrawal.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { confirmSentWithdrawals } from '#withdrawals/payouts/confirm-withdrawal.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import { monthsOf } from './testing/months.ts'

let app: TestApp
let steps: CheckoutStage['steps']
stageCheckouts(
  (stage) => {
    app = stage.app
    steps = stage.steps
  },
  { leavesAmiss: true },
)

const hourMs = 3_600_000
const parked = async () =>
  (await readPromises(app.ctx)).find(({ metric }) => metric === 'paymentsParked')?.value

test('its credit stays, it is parked at once with the month to attach, and is reversed once the month is back', async () => {
  const errors = vi.spyOn(app.ctx.log, 'error').mockImplementation(() => undefined)
  const months = monthsOf(app.ctx, app.database.ownerUrl)
  const [ada, bob] = [await app.person(), await app.person()]
  const other = await steps.open(ada, { amount: '100.00', coin: 'usdt' })
  await steps.pay(ada, other.id)
  await steps.mine(3)
  const old = await steps.open(ada, { amount: '300.00', coin: 'usdt', plan_id: 'basic' })
  const paid = await steps.pay(ada, old.id)
  await steps.mine(3)
  await accrueDay(app.ctx, '2026-06-16')
  const address = await knownAddress(app, ada.id)
  const sent = (await ada.call('POST', '/api/wallet/withdrawals/', { amount: '20', address })).body.id
  const staff = await app.person({ staffRole: 'finance' })
  await app.ctx.transaction((tx) => approveWithdrawal(app.ctx, tx, { id: sent, staffId: staff.id }))
  await payApprovedWithdrawals(app.ctx)
  const open = (await ada.call('POST', '/api/wallet/withdrawals/', { amount: '10', address })).body.id
  expect(await reconcile(app.ctx)).toEqual([])

  await months.begin()
  const beside = await steps.open(bob, { amount: '400.00', coin: 'usdt' })
  await steps.pay(bob, beside.id)
  await steps.mine(3)
  await confirmSentWithdrawals(app.ctx)
  await ada.call('POST', `/api/wallet/withdrawals/${open}/cancel/`)
  await months.detachOld()
  // What began before and ended since is compared with nothing, and all else agrees.
  expect(await reconcile(app.ctx)).toEqual([])

  await steps.undo(6, [paid])
  await steps.watch()
  expect((await steps.look(ada, old.id)).payments[0].status).toBe('credited')
  expect(await parked()).toBe(1)
  const [told] = (errors.mock.calls.at(-1) ?? []) as { err: Error }[]
  expect(told?.err.message).toMatch(/npm run ops -- attach-month --month \d{4}-\d\d”/)
  const failures = errors.mock.calls.length
  await steps.mine(3)
  await steps.watch()
  expect(errors.mock.calls).toHaveLength(failures)
  expect(await steps.balance(bob)).toBe('400000000')

  await months.attachAll()
  app.clock.advance(hourMs)
  await steps.watch()
  const again = await steps.signInAgain(ada)
  expect((await steps.look(again, old.id)).payments[0].status).toBe('reversed')
  expect(await parked()).toBe(0)
  expect(await reconcile(app.ctx)).toEqual([])
  errors.mockRestore()
})
