import { formatMoney, usd, usdToCoinCeil } from '@evenmoor/ledger/money'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { priceOf } from '#market/price-of.ts'
import { dayMs } from '#platform/clock.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { faucetAddress } from './genesis.ts'
import { wrongPracticeBalances } from './platform-holdings.ts'
import { sendCoins } from './send-coins.ts'

let app: TestApp
let steps: ReturnType<typeof checkoutSteps>

beforeAll(async () => {
  app = await createTestApp()
  steps = checkoutSteps(app)
})
// The platform's coins, its ledger and every practice balance say the same after each story.
afterEach(async () => {
  await steps.expectAgreement()
  expect(await wrongPracticeBalances(app.ctx.db)).toEqual([])
})
afterAll(() => app.close())

const restart = (person: TestPerson, headers = {}) =>
  person.call('POST', '/api/practice/restarts/', undefined, headers)
const wallet = async (person: TestPerson) => (await person.call('GET', '/api/practice/wallet/')).body
const sends = async (address: string) =>
  (
    await app.ctx.db
      .selectFrom('practice_transaction')
      .select('hash')
      .where((e) => e.or([e('to_address', '=', address), e('from_address', '=', address)]))
      .execute()
  ).length

/** Somebody who has paid 400 of their 10,000 USDT in, and had it credited. */
async function spender(): Promise<TestPerson> {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '400.00', coin: 'usdt' })
  await steps.pay(person, id)
  await steps.mine(4)
  expect((await wallet(person)).balances[0]).toEqual({ coin: 'usdt', amount: '9600.00' })
  return person
}

it('fills the wallet up again and leaves its address, the account and its history as they are', async () => {
  const person = await spender()
  const before = await wallet(person)
  const history = (await person.call('GET', '/api/wallet/transactions/')).body
  const reply = await restart(person)
  expect(reply).toMatchObject({ status: 200, body: { address: before.address } })
  expect(reply.body.balances[0]).toEqual({ coin: 'usdt', amount: '10000.00' })
  expect(await wallet(person)).toEqual(reply.body)
  expect(await steps.balance(person)).toBe('400000000')
  expect((await person.call('GET', '/api/wallet/transactions/')).body).toEqual(history)
  expect(history.results).toHaveLength(1)
})

it('takes back what is above the start, as when a withdrawal came in', async () => {
  const person = await spender()
  await restart(person)
  const { address } = await wallet(person)
  const order = { fromAddress: faucetAddress, toAddress: address, coin: 'usdt', amountMinor: 7n } as const
  await app.ctx.transaction((tx) => sendCoins(app.ctx, tx, order))
  const { body } = await restart(person)
  expect(body.balances[0]).toEqual({ coin: 'usdt', amount: '10000.00' })
})

it('gives each coin at the price of now', async () => {
  const person = await spender()
  app.clock.advance(30 * dayMs)
  const { body } = await restart(await steps.signInAgain(person))
  const price = await priceOf(app.ctx, 'eth')
  const minor = usdToCoinCeil(usd('10000'), 'eth', price.usdMinor)
  expect(body.balances[2]).toEqual({ coin: 'eth', amount: formatMoney({ asset: 'eth', minor }) })
})

it('happens once for a key, and several at once fill up once', async () => {
  const person = await spender()
  const { address } = await wallet(person)
  const before = await sends(address)
  const key = { 'idempotency-key': `restart-${person.id}` }
  const [first, again] = [await restart(person, key), await restart(person, key)]
  expect(again.body).toEqual(first.body)
  expect(await sends(address)).toBe(before + 1)
  const { id } = await steps.open(person, { amount: '100.00', coin: 'usdt' })
  await steps.pay(person, id)
  await steps.mine(4)
  const many = await Promise.all(Array.from({ length: 8 }, () => restart(person)))
  expect(many.map(({ status }) => status)).toEqual(Array(8).fill(200))
  // The payment, and one filling up.
  expect(await sends(address)).toBe(before + 3)
})

it('beside payments from the same wallet nothing is lost and nothing is made', async () => {
  const person = await spender()
  const checkouts = await Promise.all(
    ['usdt', 'btc', 'eth', 'usdt'].map((coin) => steps.open(person, { amount: '50.00', coin })),
  )
  const replies = await Promise.all(
    checkouts.flatMap(({ id }) => [
      person.call('POST', '/api/practice/payments/', { deposit_id: id }),
      restart(person),
    ]),
  )
  expect(replies.filter(({ status }) => status >= 400)).toEqual([])
  await steps.mine(4)
  for (const { id } of checkouts) expect(await steps.look(person, id)).toMatchObject({ status: 'settled' })
})

it('needs a session', async () => {
  expect((await app.call('POST', '/api/practice/restarts/')).status).toBe(401)
})

it('is limited: each one writes to the network', async () => {
  const person = await app.person()
  const replies = []
  for (let tries = 0; tries < 21; tries += 1) replies.push((await restart(person)).status)
  expect(replies).toEqual([...Array<number>(20).fill(200), 429])
})
