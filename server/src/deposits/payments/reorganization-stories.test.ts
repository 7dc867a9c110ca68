import { post, withdrawalRequestTransfer } from '@evenmoor/ledger'
import { expect, it } from 'vitest'
import { compareDepositsWithChain } from '#deposits/networks/compare-with-chain.ts'
import { type CheckoutStage, stageCheckouts } from '#deposits/testing/stage-checkouts.ts'
import { asSql } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'
import { mineBlock } from '#practice/mine-block.ts'
import { watchDeposits } from '../watch-deposits.ts'

let app: CheckoutStage['app']
let steps: CheckoutStage['steps']
stageCheckouts((stage) => ({ app, steps } = stage))

it('follows a payment that is reorganized before its credit, and credits it once', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '40.00', coin: 'ltc' })
  await steps.pay(person, id)
  await steps.mine(2)
  await steps.undo(2)
  await steps.watch()
  expect(await steps.look(person, id)).toMatchObject({ status: 'seen', confirmations: 0 })
  await steps.mine(3)
  expect(await steps.look(person, id)).toMatchObject({ status: 'settled', flags: [], credited: '40.00' })
  expect(await steps.balance(person)).toBe('40000000')
})

it('tells of a payment that vanished before its credit, and takes another in its place', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '40.00', coin: 'ltc' })
  const transaction = await steps.pay(person, id)
  await steps.mine(1)
  await steps.undo(1, [transaction])
  await steps.watch()
  expect(await steps.look(person, id)).toMatchObject({ status: 'new', flags: ['replaced'], received: '0.00' })
  expect(await steps.balance(person)).toBe('0')
  app.clock.advance(15 * 60_000)
  await steps.watch()
  const again = await steps.signInAgain(person)
  expect(await steps.look(again, id)).toMatchObject({ status: 'invalid' })
  await steps.pay(again, id)
  await steps.mine(3)
  expect((await steps.look(again, id)).flags).toEqual(expect.arrayContaining(['late', 'replaced']))
  expect(await steps.balance(person)).not.toBe('0')
})

it('takes a credit back when its payment is reorganized away, and gives it again when it returns', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '60.00', coin: 'bnb' })
  const transaction = await steps.pay(person, id)
  await steps.mine(3)
  expect(await steps.balance(person)).toBe('60000000')
  for (let round = 0; round < 2; round += 1) {
    await steps.undo(3)
    await steps.watch()
    expect(await steps.balance(person)).toBe('0')
    expect(await steps.look(person, id)).toMatchObject({ status: 'seen', flags: ['reversed'] })
    await steps.mine(3)
    expect(await steps.look(person, id)).toMatchObject({
      status: 'settled',
      flags: ['reversed'],
      credited: '60.00',
    })
    expect(await steps.balance(person)).toBe('60000000')
  }
  await steps.undo(3, [transaction])
  await steps.watch()
  expect(await steps.balance(person)).toBe('0')
  expect(await steps.look(person, id)).toMatchObject({ status: 'new', payments: [{ status: 'reversed' }] })
})

it('flags a credit for review whose money is spent, keeps watching the others, and recovers', async () => {
  const [spender, other] = [await app.person(), await app.person()]
  const { id } = await steps.open(spender, { amount: '60.00', coin: 'usdt' })
  await steps.pay(spender, id)
  await steps.mine(3)
  await app.ctx.transaction((tx) =>
    post(
      asSql(tx),
      withdrawalRequestTransfer({ withdrawalId: uuidv7(), investorId: spender.id, grossMinor: 50_000_000n }),
    ),
  )
  const { id: otherId } = await steps.open(other, { amount: '10.00', coin: 'usdt' })
  await steps.pay(other, otherId)
  await steps.undo(3)
  await steps.watch()
  expect(await steps.look(spender, id)).toMatchObject({
    status: 'settled',
    flags: ['review'],
    credited: '60.00',
  })
  expect(await steps.balance(spender)).toBe('10000000')
  expect(await steps.look(other, otherId)).toMatchObject({ status: 'seen' })
  await steps.mine(3)
  expect(await steps.look(other, otherId)).toMatchObject({ status: 'settled' })
  expect(await steps.look(spender, id)).toMatchObject({
    credited: '60.00',
    payments: [{ status: 'credited' }],
  })
  expect(await steps.balance(spender)).toBe('10000000')
})

it('finds a reorganization deeper than the overlap, although the chain has grown past it', async () => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '20.00', coin: 'usdt' })
  const transaction = await steps.pay(person, id)
  await steps.mine(20)
  expect(await steps.balance(person)).toBe('20000000')
  await steps.undo(20, [transaction])
  for (let block = 0; block < 25; block += 1) await mineBlock(app.ctx)
  await steps.watch()
  expect(await steps.balance(person)).toBe('0')
  expect((await steps.look(person, id)).flags).toContain('reversed')
})

it('credits once with watchers at once, and after any of them was cut off', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => app.person()))
  for (const person of people) {
    const { id } = await steps.open(person, { amount: '30.00', coin: 'usdt' })
    await steps.pay(person, id)
  }
  for (let block = 0; block < 4; block += 1) {
    await mineBlock(app.ctx)
    await Promise.all(Array.from({ length: 3 }, () => watchDeposits(app.ctx)))
  }
  // As after a crash between the credit and keeping the place: everything is read once more.
  await app.ctx.db.updateTable('chain_cursor').set({ height: 0n, hash: 'lost' }).execute()
  await steps.watch()
  for (const person of people) expect(await steps.balance(person)).toBe('30000000')
})

it('names, for the operator, credits that the chain does not bear out and payments left uncredited', async () => {
  const person = await app.person()
  const [first, second] = [
    await steps.open(person, { amount: '10.00', coin: 'usdt' }),
    await steps.open(person, { amount: '11.00', coin: 'usdt' }),
  ]
  const wrong = await steps.pay(person, first.id)
  await steps.mine(4)
  const left = await steps.pay(person, second.id)
  for (let block = 0; block < 3; block += 1) await mineBlock(app.ctx)
  const setAmount = (minor: bigint) =>
    app.ctx.db.updateTable('payment').set({ coin_minor: minor }).where('transaction', '=', wrong).execute()
  await setAmount(1n)
  expect(await compareDepositsWithChain(app.ctx)).toEqual([expect.stringContaining(wrong)])
  app.clock.advance(60_001)
  expect(await compareDepositsWithChain(app.ctx)).toEqual([
    expect.stringContaining(wrong),
    `payment ${left} on practice is confirmed but not credited`,
  ])
  await setAmount(10n * 10n ** 18n)
  await steps.watch()
})
