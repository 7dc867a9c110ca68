import { expect, it } from 'vitest'
import { type CheckoutStage, stageCheckouts } from '#deposits/testing/stage-checkouts.ts'
import { sendFromTreasury } from '#practice/send-from-treasury.ts'
import type { TestPerson } from '#testing/app.ts'

let app: CheckoutStage['app']
let steps: CheckoutStage['steps']
// Payments are left on their way, and coins are sent past the books.
stageCheckouts((stage) => ({ app, steps } = stage), { leavesAmiss: true })

const practice = { network: 'practice', network_name: 'Practice network' }

const ask = (person: TestPerson, transaction: unknown) =>
  person.call('POST', '/api/wallet/payment-lookups/', { transaction })

const paid = async (amount = '100.00') => {
  const person = await app.person()
  const { id } = await steps.open(person, { amount, coin: 'usdt' })
  return { person, id, transaction: await steps.pay(person, id) }
}

it('follows a payment from the moment it is sent: waiting, seen, n of m, credited, to which checkout', async () => {
  const { person, id, transaction } = await paid()
  const status = async () => (await ask(person, transaction)).body.payments[0]
  expect((await ask(person, transaction)).body).toMatchObject({
    outcome: 'own',
    networks: [practice],
    payments: [{ deposit_id: id, status: 'waiting', coin: 'usdt', amount: '100.00', credited: null }],
  })
  await steps.watch()
  expect(await status()).toMatchObject({ status: 'seen', confirmations: 0, required_confirmations: 3 })
  await steps.mine(2)
  expect(await status()).toMatchObject({ status: 'confirming', confirmations: 2 })
  await steps.mine(1)
  expect(await status()).toMatchObject({ status: 'credited', credited: '100.00', deposit_id: id })
  await person.call('POST', '/api/practice/reorganisations/', { deposit_id: id })
  await steps.watch()
  expect(await status()).toMatchObject({ status: 'reversed', credited: null })
})

it('takes a hash as wallets show it: with 0x, in capitals, with spaces around', async () => {
  const { person, transaction } = await paid()
  for (const form of [`0x${transaction}`, transaction.toUpperCase(), ` ${transaction}\n`])
    expect((await ask(person, form)).body).toMatchObject({ outcome: 'own' })
})

it('says of somebody else’s payment only that a network has it and that it pays none of one’s own checkouts', async () => {
  const { transaction, person: payer } = await paid()
  const stranger = await app.person()
  await steps.mine(3)
  const { address } = (await payer.call('GET', '/api/practice/wallet/')).body
  const order = { sendKey: 'to a wallet', toAddress: address, coin: 'btc', amountMinor: 1n } as const
  const sent = await app.ctx.transaction((tx) => sendFromTreasury(app.ctx, tx, order))
  const [toCheckout, toWallet] = [
    (await ask(stranger, transaction)).body,
    (await ask(stranger, sent.transaction)).body,
  ]
  expect(toCheckout).toEqual({
    transaction,
    outcome: 'elsewhere',
    networks: [practice],
    without_index: [],
    paused: [],
    payments: [],
  })
  // The same to the letter, whether it came to a checkout of another investor or to no checkout at all.
  expect({ ...toCheckout, transaction: '' }).toEqual({ ...toWallet, transaction: '' })
})

it('says that no network has it, and which were asked', async () => {
  const person = await app.person()
  expect((await ask(person, 'ab'.repeat(32))).body).toMatchObject({
    outcome: 'unknown',
    networks: [practice],
    payments: [],
  })
})

it('tells another coin than the checkout’s by its name: staff have to look', async () => {
  const person = await app.person()
  const { id, address } = await steps.open(person, { amount: '100.00', coin: 'usdt' })
  const order = { sendKey: 'wrong coin', toAddress: address, coin: 'btc', amountMinor: 5n } as const
  const { transaction } = await app.ctx.transaction((tx) => sendFromTreasury(app.ctx, tx, order))
  await steps.mine(3)
  expect((await ask(person, transaction)).body).toMatchObject({
    outcome: 'own',
    payments: [{ deposit_id: id, status: 'wrong_coin', coin: 'btc' }],
  })
})

it.each(['', 'abc', 'g'.repeat(64), 'a'.repeat(63), `0x${'a'.repeat(65)}`, 5, "' or 1=1"])(
  'refuses %j as no hash',
  async (transaction) => {
    const reply = await ask(await app.person(), transaction)
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body)).toEqual(['transaction'])
  },
)

it('answers ten times in ten minutes, and others all the while', async () => {
  const person = await app.person()
  const replies = await Promise.all(Array.from({ length: 14 }, () => ask(person, 'cd'.repeat(32))))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = replies.find(({ status }) => status === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(500)
  expect(await ask(await app.person(), 'cd'.repeat(32))).toMatchObject({ status: 200 })
})

it('staff ask for one investor and are told of that investor’s checkouts alone', async () => {
  const { transaction, person, id } = await paid()
  const stranger = await app.person()
  const staff = await app.person({ staffRole: 'support' })
  const askAs = (caller: TestPerson, investor: string) =>
    caller.call('POST', `/api/staff/investors/${investor}/payment-lookups/`, { transaction })
  expect((await askAs(staff, person.id)).body).toMatchObject({
    outcome: 'own',
    payments: [{ deposit_id: id }],
  })
  expect((await askAs(staff, stranger.id)).body).toMatchObject({ outcome: 'elsewhere', payments: [] })
  expect(await askAs(staff, crypto.randomUUID())).toMatchObject({ status: 404 })
  expect(await askAs(person, person.id)).toMatchObject({ status: 403 })
})
