import { expect, it } from 'vitest'
import { type CheckoutStage, stageCheckouts } from '#deposits/testing/stage-checkouts.ts'
import { dayMs } from '#platform/clock.ts'
import type { TestPerson } from '#testing/app.ts'

let app: CheckoutStage['app']
let steps: CheckoutStage['steps']
stageCheckouts((stage) => ({ app, steps } = stage))

const subjects = async (person: TestPerson): Promise<string[]> => {
  const rows = await app.ctx.db
    .selectFrom('mail')
    .select('subject')
    .where('recipient', '=', person.email)
    .execute()
  return rows.map(({ subject }) => subject)
}

it('is paid exactly: seen, confirming, settled; credited what was asked, told by two mails', async () => {
  const person = await app.person()
  const { id, due } = await steps.open(person, { amount: '250.00', coin: 'eth' })
  await steps.pay(person, id)
  expect(await steps.look(person, id)).toMatchObject({ status: 'new', received: '0.00' })
  await steps.watch()
  expect(await steps.look(person, id)).toMatchObject({
    status: 'seen',
    received: due,
    confirmations: 0,
    due: '0.00',
  })
  await steps.mine(1)
  expect(await steps.look(person, id)).toMatchObject({
    status: 'confirming',
    confirmations: 1,
    credited: '0.00',
  })
  await steps.mine(1)
  expect(await steps.look(person, id)).toMatchObject({ status: 'confirming', confirmations: 2 })
  expect(await steps.balance(person)).toBe('0')
  await steps.mine(1)
  expect(await steps.look(person, id)).toMatchObject({
    status: 'settled',
    flags: [],
    confirmations: 3,
    credited: '250.00',
    payments: [{ status: 'credited' }],
  })
  await steps.mine(2)
  expect(await steps.balance(person)).toBe('250000000')
  expect(await subjects(person)).toEqual([
    expect.stringMatching(/^We’ve detected your payment/),
    'Your deposit of $250.00 is complete',
  ])
})

it.each(['usdt', 'bnb', 'eth', 'btc', 'ltc', 'trx'])('credits exactly what was asked in %s', async (coin) => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '333.33', coin })
  await steps.pay(person, id)
  await steps.mine(4)
  expect(await steps.look(person, id)).toMatchObject({ status: 'settled', flags: [], credited: '333.33' })
  expect(await steps.balance(person)).toBe('333330000')
})

it('opens the chosen position with what was asked, once', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '100.00', coin: 'usdt', plan_id: 'basic' })
  await steps.pay(person, id, '150')
  await steps.mine(4)
  const settled = await steps.look(person, id)
  expect(settled).toMatchObject({
    status: 'settled',
    flags: ['overpaid'],
    credited: '150.00',
    plan_id: 'basic',
  })
  const positions = await app.ctx.db
    .selectFrom('position')
    .select(['id', 'principal_minor'])
    .where('investor_id', '=', person.id)
    .execute()
  expect(positions).toEqual([{ id: settled.position_id, principal_minor: 100_000_000n }])
  expect(await steps.balance(person)).toBe('50000000')
})

it('leaves the money available when the plan was closed meanwhile', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '100.00', coin: 'usdt', plan_id: 'basic' })
  await app.ctx.db.updateTable('plan').set({ closed_at: app.clock.now() }).where('id', '=', 'basic').execute()
  try {
    await steps.pay(person, id)
    await steps.mine(4)
    expect(await steps.look(person, id)).toMatchObject({
      status: 'settled',
      position_id: null,
      credited: '100.00',
    })
    expect(await steps.balance(person)).toBe('100000000')
  } finally {
    await app.ctx.db.updateTable('plan').set({ closed_at: null }).where('id', '=', 'basic').execute()
  }
})

it('takes too little, credits it, and settles when the rest arrives', async () => {
  const person = await app.person()
  const { id, due } = await steps.open(person, { amount: '100.00', coin: 'btc' })
  await steps.pay(person, id, '0.00100001')
  await steps.mine(4)
  const under = await steps.look(person, id)
  expect(under).toMatchObject({ status: 'new', flags: ['underpaid'], received: '0.00100001' })
  expect(Number(under.due) + 0.00100001).toBeCloseTo(Number(due), 10)
  await steps.pay(person, id)
  await steps.mine(4)
  expect(await steps.look(person, id)).toMatchObject({
    status: 'settled',
    flags: [],
    received: due,
    credited: '100.00',
  })
  expect(await steps.balance(person)).toBe('100000000')
})

it('credits parts that arrive together to the millionth', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '99.99', coin: 'trx' })
  for (const part of ['1.000001', '7.000003', '11.123457']) await steps.pay(person, id, part)
  await steps.pay(person, id)
  await steps.mine(4)
  expect(await steps.look(person, id)).toMatchObject({ status: 'settled', flags: [], credited: '99.99' })
  expect(await steps.balance(person)).toBe('99990000')
})

it('credits an overpayment in proportion, and a second payment on top', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '50.00', coin: 'usdt' })
  await steps.pay(person, id, '75.5')
  await steps.mine(4)
  expect(await steps.look(person, id)).toMatchObject({
    status: 'settled',
    flags: ['overpaid'],
    credited: '75.50',
  })
  await steps.pay(person, id, '0.25')
  await steps.mine(4)
  expect(await steps.look(person, id)).toMatchObject({ status: 'settled', credited: '75.75' })
  expect(await steps.balance(person)).toBe('75750000')
})

it('expires unpaid, and credits a late payment at the price of the moment it was seen', async () => {
  const person = await app.person()
  const { id, coin_amount: due } = await steps.open(person, { amount: '100.00', coin: 'eth' })
  app.clock.advance(15 * 60_000)
  await steps.watch()
  expect(await steps.look(await steps.signInAgain(person), id)).toMatchObject({
    status: 'expired',
    flags: [],
  })
  // Two days on, the price is another one.
  app.clock.advance(2 * dayMs)
  const fresh = await app.person()
  await steps.pay(await steps.signInAgain(person), id)
  await steps.watch()
  const { body: prices } = await fresh.call('GET', '/api/market/prices/?ids=ethereum')
  await steps.mine(4)
  const late = await steps.look(await steps.signInAgain(person), id)
  expect(late.flags).toContain('late')
  expect(late.status).toBe(Number(late.credited) >= 100 ? 'settled' : 'expired')
  expect(Number(late.credited)).toBeCloseTo(Number(due) * Number(prices.ethereum.usd), 3)
  expect(Number(late.credited)).not.toBeCloseTo(100, 3)
})

it('counts a payment as in time that reached the network in time while nobody was looking', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '100.00', coin: 'btc' })
  await steps.pay(person, id)
  app.clock.advance(20 * 60_000)
  await steps.mine(4)
  expect(await steps.look(await steps.signInAgain(person), id)).toMatchObject({
    status: 'settled',
    flags: [],
    credited: '100.00',
  })
})

it('asks for nothing below a cent: what is short by less is settled, a whole cent is still due', async () => {
  const [short, shorter] = [await app.person(), await app.person()]
  const ask = { amount: '100.00', coin: 'usdt' }
  const [enough, tooLittle] = [await steps.open(short, ask), await steps.open(shorter, ask)]
  await steps.pay(short, enough.id, '99.990001')
  await steps.pay(shorter, tooLittle.id, '99.99')
  await steps.mine(4)
  expect(await steps.look(short, enough.id)).toMatchObject({
    status: 'settled',
    flags: [],
    due: '0.00',
    credited: '99.990001',
  })
  expect(await steps.look(shorter, tooLittle.id)).toMatchObject({ flags: ['underpaid'], due: '0.01' })
})
