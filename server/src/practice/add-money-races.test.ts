import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { wrongPracticeBalances } from './platform-holdings.ts'

/** "Add money" opens a checkout without a plan and pays it, each under a key made from the one of the press. */

let app: TestApp
let steps: ReturnType<typeof checkoutSteps>

beforeAll(async () => {
  app = await createTestApp()
  steps = checkoutSteps(app)
})
afterEach(async () => {
  await steps.expectAgreement()
  expect(await wrongPracticeBalances(app.ctx.db)).toEqual([])
})
afterAll(() => app.close())

const amount = '1000.00'

/** One press, sent from a browser: the second call needs the answer of the first. */
async function addMoney(person: TestPerson, key: string) {
  const checkout = await person.call(
    'POST',
    '/api/wallet/deposits/',
    { amount, coin: 'usdt' },
    { 'idempotency-key': `${key}-open` },
  )
  expect(checkout.status).toBe(201)
  const payment = await person.call(
    'POST',
    '/api/practice/payments/',
    { deposit_id: checkout.body.id },
    { 'idempotency-key': `${key}-pay` },
  )
  return { checkout, payment }
}

const wallet = async (person: TestPerson) => (await person.call('GET', '/api/practice/wallet/')).body

/** What is left when it was done once: one checkout, no position, the amount moved from one side to the other. */
async function expectDoneOnce(person: TestPerson) {
  await steps.mine(4)
  const { results } = (await person.call('GET', '/api/wallet/deposits/')).body
  expect(results).toMatchObject([{ amount, credited: amount, plan_id: null, status: 'settled' }])
  expect(await steps.balance(person)).toBe('1000000000')
  expect((await wallet(person)).balances[0]).toEqual({ coin: 'usdt', amount: '9000.00' })
  expect((await person.call('GET', '/api/investments/')).body.results).toEqual([])
}

it('moves the amount once, however often the same press is sent', async () => {
  const person = await app.person()
  const first = await addMoney(person, 'repeat')
  await steps.mine(4)
  const second = await addMoney(person, 'repeat')
  expect(second.checkout.body).toEqual(first.checkout.body)
  expect(second.payment.body).toEqual(first.payment.body)
  await expectDoneOnce(person)
})

it('moves the amount once when the same press races itself', async () => {
  const person = await app.person()
  const raced = await Promise.all(Array.from({ length: 8 }, () => addMoney(person, 'race')))
  expect(new Set(raced.map(({ checkout }) => checkout.body.id)).size).toBe(1)
  expect(new Set(raced.map(({ payment }) => payment.body.transaction)).size).toBe(1)
  await expectDoneOnce(person)
})

it('pays once when two presses race for one checkout', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount, coin: 'usdt' })
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => person.call('POST', '/api/practice/payments/', { deposit_id: id })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 409),
  ])
  await expectDoneOnce(person)
})

it('leaves an open checkout and all coins where the wallet holds too little', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '10001.00', coin: 'usdt' })
  const reply = await person.call('POST', '/api/practice/payments/', { deposit_id: id })
  expect(reply.status).toBe(409)
  expect(await wallet(person)).toMatchObject({
    balances: [{ coin: 'usdt', amount: '10000.00' }, {}, {}, {}, {}, {}],
  })
  expect((await steps.look(person, id)).status).toBe('new')
})

it('says what the wallet is worth in dollars', async () => {
  const person = await app.person()
  const { value } = await wallet(person)
  // Six grants, each rounded up to the smallest unit of its coin: 10,000.00 is never shown as 9,999.99.
  expect(Number(value)).toBeGreaterThanOrEqual(60_000)
  expect(Number(value)).toBeLessThan(60_000.01)
  await addMoney(person, 'worth')
  await steps.mine(4)
  expect(Number((await wallet(person)).value)).toBeCloseTo(Number(value) - 1_000, 6)
})
