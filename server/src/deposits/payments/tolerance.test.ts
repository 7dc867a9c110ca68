import { expect, it } from 'vitest'
import { type CheckoutStage, stageCheckouts } from '#deposits/testing/stage-checkouts.ts'

let app: CheckoutStage['app']
let steps: CheckoutStage['steps']
stageCheckouts((stage) => ({ app, steps } = stage), {
  env: { USDT_TOLERANCE_BPS: '50', USDT_CONFIRMATIONS: '2' },
})

it('settles a checkout that is short by no more than the tolerance, and credits what came', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '250.00', coin: 'usdt', plan_id: 'basic' })
  await steps.pay(person, id, '248.75')
  await steps.mine(2)
  const settled = await steps.look(person, id)
  expect(settled).toMatchObject({ status: 'settled', flags: [], credited: '248.75', due: '0.00' })
  // The position is opened with what came.
  expect(settled.position_id).not.toBeNull()
  expect(await steps.balance(person)).toBe('0')
})

it('waits for the rest of one that is short by more', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '250.00', coin: 'usdt' })
  await steps.pay(person, id, '248.74')
  await steps.mine(2)
  expect(await steps.look(person, id)).toMatchObject({
    flags: ['underpaid'],
    credited: '248.74',
    due: '1.26',
  })
  await steps.pay(person, id, '0.01')
  await steps.mine(2)
  expect(await steps.look(person, id)).toMatchObject({ status: 'settled', flags: [], credited: '248.75' })
})

it('lists the coins of this installation with the confirmations that it wants', async () => {
  const { body } = await app.call('GET', '/api/wallet/coins/')
  expect(body).toHaveLength(6)
  expect(body[0]).toEqual({
    coin: 'usdt',
    network: 'practice',
    network_name: 'Practice network',
    required_confirmations: 2,
    is_paused: false,
    paused_reason: null,
    paused_since: null,
  })
  expect(body[1].required_confirmations).toBe(3)
})
