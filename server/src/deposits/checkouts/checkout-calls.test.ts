import { available, balanceOf } from '@evenmoor/ledger'
import { expect, it } from 'vitest'
import { type CheckoutStage, stageCheckouts } from '#deposits/testing/stage-checkouts.ts'
import { asSql } from '#platform/database/transaction.ts'
import { sendFromTreasury } from '#practice/send-from-treasury.ts'

let app: CheckoutStage['app']
let steps: CheckoutStage['steps']
// Coins are sent past the books.
stageCheckouts((stage) => ({ app, steps } = stage), { leavesAmiss: true })

const good = { amount: '250.00', coin: 'usdt' }

it.each([
  ['a number', { ...good, amount: 250 }, 'amount'],
  ['a float as a number', { ...good, amount: 250.5 }, 'amount'],
  ['an exponent', { ...good, amount: '2.5e2' }, 'amount'],
  ['a negative amount', { ...good, amount: '-250.00' }, 'amount'],
  ['zero', { ...good, amount: '0.00' }, 'amount'],
  ['three decimals', { ...good, amount: '250.001' }, 'amount'],
  ['full-width digits', { ...good, amount: '２５０' }, 'amount'],
  ['a comma', { ...good, amount: '1,000' }, 'amount'],
  ['a space', { ...good, amount: ' 250' }, 'amount'],
  ['nothing', { coin: 'usdt' }, 'amount'],
  ['less than $1', { ...good, amount: '0.99' }, 'amount'],
  ['more than $1,000,000', { ...good, amount: '1000000.01' }, 'amount'],
  ['a huge amount', { ...good, amount: '9'.repeat(41) }, 'amount'],
  ['an unknown coin', { ...good, coin: 'doge' }, 'coin'],
  ['a coin in capitals', { ...good, coin: 'USDT' }, 'coin'],
  ['an unknown plan', { ...good, plan_id: 'gold' }, 'plan_id'],
  ['below the plan', { ...good, amount: '99.99', plan_id: 'basic' }, 'amount'],
  ['above the plan', { ...good, amount: '1000.01', plan_id: 'basic' }, 'amount'],
])('opens no checkout for %s', async (_what, body, field) => {
  const person = await app.person()
  const reply = await person.call('POST', '/api/wallet/deposits/', body)
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.body)).toEqual([field])
  const { deposits } = await app.ctx.db
    .selectFrom('deposit')
    .select((e) => e.fn.countAll<bigint>().as('deposits'))
    .where('investor_id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(deposits).toBe(0n)
})

it.each([
  ['1.00', undefined],
  ['1000000.00', undefined],
  ['100.00', 'basic'],
  ['1000.00', 'basic'],
  ['1000.00', 'standard'],
])('opens a checkout of %s with plan %s: the edges belong to the range', async (amount, plan_id) => {
  const checkout = await steps.open(await app.person(), { amount, coin: 'usdt', plan_id })
  expect(checkout).toMatchObject({
    amount,
    coin_amount: amount,
    status: 'new',
    network_name: 'Practice network',
  })
  expect(checkout.address).toMatch(/^PRACTICE-[A-Z2-7]{24}$/)
  expect(checkout.payment_uri).toBeNull()
  expect(Date.parse(checkout.expires_at) - Date.parse(checkout.created_at)).toBe(15 * 60_000)
})

it('shows, and lets be paid, nobody else’s checkout', async () => {
  const [owner, stranger] = [await app.person(), await app.person()]
  const { id } = await steps.open(owner, good)
  for (const foreign of [id, crypto.randomUUID(), 'nonsense', "1' or '1'='1"]) {
    const path = `/api/wallet/deposits/${encodeURIComponent(foreign)}/`
    expect(await stranger.call('GET', path)).toMatchObject({ status: 404 })
    const payment = await stranger.call('POST', '/api/practice/payments/', { deposit_id: foreign })
    expect(payment.status).toBe(404)
  }
  expect(await app.call('GET', `/api/wallet/deposits/${id}/`)).toMatchObject({ status: 401 })
  await steps.watch()
  expect(await steps.look(owner, id)).toMatchObject({ status: 'new', payments: [] })
})

it('opens one checkout for ten requests with one key', async () => {
  const person = await app.person()
  const replies = await Promise.all(
    Array.from({ length: 10 }, () =>
      person.call('POST', '/api/wallet/deposits/', good, { 'idempotency-key': 'same' }),
    ),
  )
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  const other = await person.call(
    'POST',
    '/api/wallet/deposits/',
    { ...good, amount: '251.00' },
    { 'idempotency-key': 'same' },
  )
  expect(other.status).toBe(422)
})

it.each(['0', '-1', '1e3', '0.0000000000000000001', '１', 5, '1'.repeat(60)])(
  'sends nothing for the coin amount %s',
  async (coin_amount) => {
    const person = await app.person()
    const { id } = await steps.open(person, good)
    const reply = await person.call('POST', '/api/practice/payments/', { deposit_id: id, coin_amount })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body)).toEqual(['coin_amount'])
    await steps.watch()
    expect(await steps.look(person, id)).toMatchObject({ payments: [] })
  },
)

it('pays what is due once, however many ask at once, and once for one key', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, good)
  const ask = (key: string) =>
    person.call('POST', '/api/practice/payments/', { deposit_id: id }, { 'idempotency-key': key })
  const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(`key-${index}`)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 409),
  ])
  const winner = replies.findIndex(({ status }) => status === 201)
  const again = await Promise.all(Array.from({ length: 10 }, () => ask(`key-${winner}`)))
  for (const reply of again) expect(reply.body).toEqual(replies[winner]!.body)
  await steps.mine(4)
  expect(await steps.look(person, id)).toMatchObject({ status: 'settled', flags: [], credited: '250.00' })
  expect(await balanceOf(asSql(app.ctx.db), available(person.id))).toBe(250_000_000n)
})

it('never spends more than the practice wallet holds', async () => {
  const person = await app.person()
  const checkouts = await Promise.all(
    Array.from({ length: 10 }, () => steps.open(person, { amount: '3000.00', coin: 'usdt' })),
  )
  const replies = await Promise.all(
    checkouts.map(({ id }) => person.call('POST', '/api/practice/payments/', { deposit_id: id })),
  )
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(7)
  const { body } = await person.call('GET', '/api/practice/wallet/')
  expect(body.balances[0]).toEqual({ coin: 'usdt', amount: '1000.00' })
})

it('lists dust that is worth nothing, and goes on', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, good)
  await steps.pay(person, id, '0.000000000000000001')
  await steps.mine(4)
  expect(await steps.look(person, id)).toMatchObject({
    status: 'new',
    credited: '0.00',
    payments: [{ status: 'credited', amount: '0.000000000000000001' }],
  })
  await steps.pay(person, id)
  await steps.mine(4)
  expect(await steps.look(person, id)).toMatchObject({ status: 'settled', flags: [], credited: '250.00' })
})

it('credits nothing for another coin than the checkout’s, and asks staff to look', async () => {
  const person = await app.person()
  const { id, address } = await steps.open(person, good)
  const order = { sendKey: 'wrong coin', toAddress: address, coin: 'btc', amountMinor: 100_000_000n } as const
  await app.ctx.transaction((tx) => sendFromTreasury(app.ctx, tx, order))
  await steps.mine(4)
  expect(await steps.look(person, id)).toMatchObject({ status: 'new', flags: ['review'], payments: [] })
  await steps.pay(person, id)
  await steps.mine(4)
  expect(await steps.look(person, id)).toMatchObject({ status: 'settled', credited: '250.00' })
})
