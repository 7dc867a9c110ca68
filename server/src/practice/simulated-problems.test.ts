import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { wrongPracticeBalances } from './platform-holdings.ts'

/** What the controls of the checkout page do on the practice network. */

let app: TestApp
let steps: ReturnType<typeof checkoutSteps>

beforeAll(async () => {
  app = await createTestApp()
  steps = checkoutSteps(app)
})

// After every story the chain, the deposits and the ledger's custody say the same.
afterEach(() => steps.expectAgreement())

afterAll(async () => {
  const wrong = await wrongPracticeBalances(app.ctx.db)
  await app.close()
  expect(wrong).toEqual([])
})

const endHold = (person: TestPerson, id: string) =>
  person.call('POST', '/api/practice/ended-holds/', { deposit_id: id })
const undo = (person: TestPerson, id: string, headers = {}) =>
  person.call('POST', '/api/practice/reorganisations/', { deposit_id: id }, headers)
const held = async (person: TestPerson) =>
  (await person.call('GET', '/api/practice/wallet/')).body.balances[0].amount

it('ends a held price at once, so that a payment is late and a price can be held anew', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '100.00', coin: 'eth' })
  const first = await endHold(person, id)
  expect(first).toMatchObject({ status: 200, body: { status: 'expired' } })
  expect((await endHold(person, id)).body).toEqual(first.body)
  const renewed = await person.call('POST', `/api/wallet/deposits/${id}/price/`)
  expect(renewed).toMatchObject({ status: 200, body: { status: 'new' } })
  app.clock.advance(60_000)
  await endHold(person, id)
  await steps.pay(person, id)
  await steps.mine(3)
  expect((await steps.look(person, id)).flags).toContain('late')
})

it.each([
  ['that waits for a block', 0],
  ['with two confirmations', 2],
])(
  'takes a payment %s away: told, nothing credited, the coins are back in the wallet',
  async (_what, blocks) => {
    const person = await app.person()
    const { id } = await steps.open(person, { amount: '100.00', coin: 'usdt' })
    const transaction = await steps.pay(person, id)
    await steps.watch()
    await steps.mine(blocks)
    const reply = await undo(person, id)
    expect(reply).toMatchObject({ status: 201, body: { blocks, dropped: [transaction] } })
    await steps.watch()
    expect(await steps.look(person, id)).toMatchObject({
      status: 'new',
      flags: ['replaced'],
      received: '0.00',
      payments: [{ status: 'dropped' }],
    })
    expect(await steps.balance(person)).toBe('0')
    expect(await held(person)).toBe('10000.00')
    await steps.pay(person, id)
    await steps.mine(3)
    expect(await steps.look(person, id)).toMatchObject({ status: 'settled', credited: '100.00' })
  },
)

it('pays what is due, and no more, when a payment of too much was taken away and nobody has noticed yet', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '100.00', coin: 'usdt' })
  await steps.pay(person, id, '150')
  await steps.watch()
  await undo(person, id)
  await steps.pay(person, id)
  expect(await held(person)).toBe('9900.00')
  await steps.mine(3)
  expect(await steps.look(person, id)).toMatchObject({ status: 'settled', credited: '100.00' })
})

it('takes a settled payment away: its credit is taken back', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '100.00', coin: 'usdt' })
  await steps.pay(person, id)
  await steps.mine(5)
  expect(await steps.balance(person)).toBe('100000000')
  expect(await undo(person, id)).toMatchObject({ status: 201, body: { blocks: 5 } })
  await steps.watch()
  expect(await steps.balance(person)).toBe('0')
  const deposit = await steps.look(person, id)
  expect(deposit.payments).toMatchObject([{ status: 'reversed' }])
  expect(deposit.flags).toContain('reversed')
})

it('leaves everybody else’s payments confirmed, at least as deep as before, and their money where it is', async () => {
  const [person, other] = [await app.person(), await app.person()]
  const settled = await steps.open(other, { amount: '50.00', coin: 'usdt' })
  await steps.pay(other, settled.id)
  const { id } = await steps.open(person, { amount: '100.00', coin: 'usdt' })
  await steps.pay(person, id)
  await steps.mine(2)
  const young = await steps.open(other, { amount: '60.00', coin: 'btc' })
  await steps.pay(other, young.id)
  await steps.mine(1)
  expect(await steps.balance(other)).toBe('50000000')
  await undo(person, id)
  await steps.watch()
  expect(await steps.balance(other)).toBeOneOf(['50000000', '110000000'])
  expect(await steps.look(other, settled.id)).toMatchObject({ status: 'settled', flags: [] })
  const followed = await steps.look(other, young.id)
  expect(followed.flags).toEqual([])
  expect(followed.confirmations).toBeGreaterThanOrEqual(1)
  await steps.mine(3)
  expect(await steps.balance(other)).toBe('110000000')
})

it('repeated or at once, it is done once; then there is nothing to take away', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '100.00', coin: 'usdt' })
  expect(await undo(person, id)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('no payment') },
  })
  await steps.pay(person, id)
  await steps.mine(1)
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => undo(person, id, { 'idempotency-key': 'once' })),
  )
  for (const reply of replies) expect(reply.body).toEqual(replies[0]!.body)
  expect(await undo(person, id)).toMatchObject({ status: 409 })
  await steps.watch()
  expect(await held(person)).toBe('10000.00')
})

it('undoes no more than a hundred blocks', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '100.00', coin: 'usdt' })
  await steps.pay(person, id)
  await steps.mine(101)
  expect(await undo(person, id)).toMatchObject({ status: 409 })
  expect(await steps.look(person, id)).toMatchObject({ status: 'settled' })
})

it('touches nobody else’s checkout', async () => {
  const [person, stranger] = [await app.person(), await app.person()]
  const { id } = await steps.open(person, { amount: '100.00', coin: 'usdt' })
  await steps.pay(person, id)
  for (const call of [endHold, undo]) {
    for (const foreign of [id, crypto.randomUUID(), 'nonsense'])
      expect(await call(stranger, foreign)).toMatchObject({ status: 404 })
  }
  await steps.mine(3)
  expect(await steps.look(person, id)).toMatchObject({ status: 'settled' })
})
