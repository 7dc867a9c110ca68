import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { limitAccount } from '#people/testing/limited.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test.each(['locked', 'suspended'] as const)(
  'a payment that comes once the account is %s is credited, and what it was to be invested in waits',
  async (state) => {
    const steps = checkoutSteps(app)
    const ada = await app.person()
    const { id } = await steps.open(ada, { plan_id: 'basic', amount: '500', coin: 'usdt' })
    await steps.pay(ada, id)
    await limitAccount(app, ada.id, state)
    await steps.mine(15)
    expect(await steps.look(ada, id)).toMatchObject({ status: 'settled', position_id: null })
    expect((await ada.call('GET', '/api/wallet/')).body).toMatchObject({
      available: '500.00',
      invested: '0.00',
    })
  },
)
