import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChainReading } from '#chains/chain-network.ts'
import { evmChains } from '#chains/evm/evm-chains.ts'
import { findAnvil } from '#chains/evm/testing/anvil.ts'
import { type EvmRig, placeToken, startEvmRig } from '#chains/evm/testing/evm-rig.ts'
import { networksOf } from '#chains/networks.ts'
import { attemptsAt } from '#chains/unmatched-payments.ts'
import { networkSteps } from '#deposits/testing/network-steps.ts'
import { watchNetwork } from '#deposits/networks/watch-network.ts'
import { utcDay } from '#platform/clock.ts'
import { selectTransfers } from '#reconciliation/by-day.ts'
import { reconcile } from '#reconciliation/reconcile.ts'
import { watchAlerts } from '#alerts/watch-alerts.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { confirmSentWithdrawals } from './confirm-withdrawal.ts'
import { applyPayoutChanges, findPayoutChanges } from './match-payouts.ts'
import { payApprovedWithdrawals } from './pay-withdrawal.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'

/** Withdrawals on a test network: staff pay from a wallet of their own, on a real node (trust.md, C01, C10, I11). */
const bsc = evmChains.find(({ id }) => id === 'bsc-testnet')!
const token = bsc.token!.address
const erc20 = parseAbi(['function transfer(address to, uint256 value) returns (bool)'])
const list = '/api/wallet/withdrawals/'
const due = 9_900_000_000_000_000_000n

let rig: EvmRig
let app: TestApp
let finance: TestPerson
let steps: ReturnType<typeof networkSteps>

const newAddress = () => privateKeyToAccount(generatePrivateKey()).address
const see = async (person: TestPerson, id: string) => (await person.call('GET', `${list}${id}/`)).body
const wallet = async (person: TestPerson) => (await person.call('GET', '/api/wallet/')).body
const payouts = async () => (await finance.call('GET', '/api/staff/payouts/')).body.results
const payout = async (id: string) => (await finance.call('GET', `/api/staff/payouts/${id}/`)).body
const lookUp = async (id: string, transaction: string, by = finance) =>
  (await by.call('POST', `/api/staff/payouts/${id}/payment-lookups/`, { transaction })).body

/** Somebody with 10 dollars who asked for all of it at an address known of old; 9.90 are to be paid. */
async function asked(address: string = newAddress(), person?: TestPerson) {
  const ada = person ?? (await app.person())
  await fund(app, ada.id, '10')
  await knownAddress(app, ada.id, address, 'bsc-testnet')
  const { status, body } = await ada.call('POST', list, { amount: '10', address })
  expect([status, body.network, body.held_until]).toEqual([201, 'bsc-testnet', null])
  return { ada, id: body.id as string, address }
}
const approve = (id: string, by = finance) => by.call('POST', `/api/staff/withdrawals/${id}/approval/`)

async function approved(address?: string, person?: TestPerson) {
  const made = await asked(address, person)
  expect((await approve(made.id)).body.status).toBe('approved')
  return made
}

const paidTransfers = async (id: string) =>
  (
    await app.ctx.db
      .selectFrom('ledger.transfer')
      .select('kind')
      .where('reference', '=', `withdrawal/${id}`)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind)
const differences = async () =>
  (await reconcile(app.ctx)).filter(({ check }) => /withdrawal|held/.test(check))

describe.skipIf(findAnvil() === undefined)('withdrawals that staff pay on a test network', () => {
  beforeAll(async () => {
    rig = await startEvmRig(bsc, ['usdt', 'bnb'])
    app = await createTestApp(rig.env, new Date().toISOString())
    finance = await app.person({ staffRole: 'finance' })
    steps = networkSteps(app, rig)
    await steps.watch()
  }, 60_000)
  afterAll(async () => {
    expect(await differences()).toEqual([])
    await app.close()
    await rig.close()
  })

  test('a payment in a block that comes while only the pool is looked at is found with the next look', async () => {
    const network = networksOf(app.ctx).withId('bsc-testnet')!
    const { ada, id, address } = await approved()
    await steps.watch()
    const transaction = await rig.pay('usdt', address, due)
    const tip = async (ctx: typeof app.ctx) => {
      const before = await network.tip(ctx)
      await rig.mine(1)
      return before
    }
    await watchNetwork(app.ctx, { ...network, tip })
    await steps.watch()
    expect(await see(ada, id)).toMatchObject({ status: 'sent', transaction })
  })

  test('the list says what to pay, for a wallet, by hand and as a file; no key of the server pays it', async () => {
    const { id, address } = await approved()
    const row = (await payouts()).find((one: { id: string }) => one.id === id)
    expect(row).toMatchObject({
      amount: '9.90',
      coin: 'usdt',
      network: 'bsc-testnet',
      chain_id: 97,
      token,
      address,
      payment_uri: `ethereum:${token}@97/transfer?address=${address}&uint256=${due}`,
      notices: [],
    })
    const { body } = await finance.call('GET', '/api/staff/payouts.csv')
    const lines = (body as string).trimEnd().split('\r\n')
    expect(lines[0]).toBe(
      'id,reference,approved_at,investor_id,investor_name,investor_resembles_kind,investor_resembles_name,investor_resembles_email,assignee_id,assignee_name,amount,coin,network,network_name,chain_id,token,address,payment_uri',
    )
    expect(lines.find((line) => line.startsWith(id))).toContain(`,9.90,usdt,bsc-testnet,`)
    await payApprovedWithdrawals(app.ctx)
    expect((await payout(id)).id).toBe(id)
    const { body: queues } = await finance.call('GET', '/api/staff/queues/')
    expect(queues).toContainEqual({
      name: 'payouts',
      count: expect.any(Number),
      oldest_at: expect.any(String),
    })
  })

  test('the exact payment is found, sends it once however often it is read, and confirms it', async () => {
    const { ada, id, address } = await approved()
    const transaction = await rig.pay('usdt', address, due)
    await rig.mine(1)
    await Promise.all([steps.watch(), steps.watch()])
    await steps.watch()
    expect(await see(ada, id)).toMatchObject({
      status: 'sent',
      transaction,
      explorer_url: `https://testnet.bscscan.com/tx/${transaction}`,
    })
    expect(await paidTransfers(id)).toEqual(['withdrawal_request', 'withdrawal_paid'])
    expect(await wallet(ada)).toMatchObject({ available: '0.00', pending_withdrawal: '0.00' })
    expect((await finance.call('GET', `/api/staff/payouts/${id}/`)).status).toBe(404)
    expect(await lookUp(id, transaction)).toEqual({ verdict: 'counted', found: null })
    await confirmSentWithdrawals(app.ctx)
    expect((await see(ada, id)).status).toBe('sent')
    await steps.mine(3)
    await confirmSentWithdrawals(app.ctx)
    expect((await see(ada, id)).status).toBe('confirmed')
  })

  test('the node of one that was sent is asked once: when it is deep enough, and not while it is paused', async () => {
    // Nothing else is to be asked about.
    await steps.mine(3)
    await confirmSentWithdrawals(app.ctx)
    const { ada, id, address } = await approved()
    await rig.pay('usdt', address, due)
    await steps.mine(1)
    const asksWhile = async (work: () => Promise<unknown>): Promise<string[]> => {
      rig.proxy.takeCalls()
      await work()
      return rig.proxy.takeCalls()
    }
    const confirm = () => confirmSentWithdrawals(app.ctx)
    for (let second = 0; second < 5; second += 1) expect(await asksWhile(confirm)).toEqual([])
    await steps.mine(1)
    expect(await asksWhile(confirm)).toEqual([])
    expect((await see(ada, id)).status).toBe('sent')
    rig.proxy.misbehave('silent')
    await steps.mine(1)
    expect(await asksWhile(confirm)).toEqual([])
    rig.proxy.heal()
    await steps.watch()
    expect((await asksWhile(confirm)).toSorted()).toEqual([
      'eth_chainId',
      'eth_getBlockByNumber',
      'eth_getTransactionReceipt',
    ])
    expect((await see(ada, id)).status).toBe('confirmed')
    expect(await asksWhile(confirm)).toEqual([])
  })

  test('a node that goes over to another network within the hour neither sends nor confirms anything', async () => {
    const { ada, id, address } = await approved()
    await steps.watch()
    const transaction = await rig.pay('usdt', address, due)
    rig.proxy.misbehave(rig.lies.mainNetwork)
    await steps.mine(1)
    expect((await see(ada, id)).status).toBe('approved')
    expect(await steps.pauseOf('bsc-testnet')).toMatchObject({ reason: 'wrong_network' })
    rig.proxy.heal()
    await steps.watch()
    expect(await see(ada, id)).toMatchObject({ status: 'sent', transaction })
    await steps.mine(2)
    rig.proxy.misbehave(rig.lies.mainNetwork)
    await expect(confirmSentWithdrawals(app.ctx)).rejects.toMatchObject({ reason: 'wrong_network' })
    expect((await see(ada, id)).status).toBe('sent')
    rig.proxy.heal()
    await confirmSentWithdrawals(app.ctx)
    expect((await see(ada, id)).status).toBe('confirmed')
  })

  test('a wrong amount is shown, not accepted; the right one still is', async () => {
    const { ada, id, address } = await approved()
    const short = await rig.pay('usdt', address, due - 1n)
    await steps.mine(1)
    expect((await see(ada, id)).status).toBe('approved')
    expect((await payout(id)).notices).toMatchObject([
      { kind: 'wrong_amount', transaction: short, amount: '9.899999999999999999', coin: 'usdt' },
    ])
    expect(await lookUp(id, short)).toEqual({
      verdict: 'wrong_amount',
      found: { address, amount: '9.899999999999999999', coin: 'usdt' },
    })
    const right = await rig.pay('usdt', address, due)
    expect(await lookUp(id, right)).toEqual({ verdict: 'waiting', found: null })
    await rig.mine(1)
    expect(await lookUp(id, right)).toEqual({ verdict: 'soon', found: null })
    await steps.watch()
    expect(await see(ada, id)).toMatchObject({ status: 'sent', transaction: right })
  })

  test('another coin, a token that only calls itself USDT, a failed transfer, another address: none pays', async () => {
    const { ada, id, address } = await approved()
    const native = await rig.send({ to: address as Hex, value: due })
    const fake: Hex = '0x00000000000000000000000000000000000fa4e2'
    await placeToken(rig.anvil, fake)
    const data = (to: Hex, value: bigint) => encodeFunctionData({ abi: erc20, args: [to, value] })
    const faked = await rig.send({ to: fake, data: data(address as Hex, due) })
    const failed = await rig.send({ to: token, data: data(address as Hex, 10n ** 31n) })
    const elsewhere = newAddress()
    const strayed = await rig.pay('usdt', elsewhere, due)
    await steps.mine(2)
    expect((await see(ada, id)).status).toBe('approved')
    expect((await payout(id)).notices).toMatchObject([
      { kind: 'wrong_coin', transaction: native, coin: 'bnb' },
    ])
    expect(await lookUp(id, native)).toMatchObject({ verdict: 'wrong_coin', found: { coin: 'bnb' } })
    expect((await lookUp(id, faked)).verdict).toBe('nothing')
    expect((await lookUp(id, failed)).verdict).toBe('nothing')
    expect(await lookUp(id, strayed)).toEqual({
      verdict: 'wrong_address',
      found: { address: elsewhere, amount: '9.90', coin: 'usdt' },
    })
    expect((await lookUp(id, `0x${'0'.repeat(64)}`)).verdict).toBe('unknown')
    await rig.pay('usdt', address, due)
    await steps.mine(1)
    expect((await see(ada, id)).status).toBe('sent')
  })

  test('one payment pays one withdrawal, the older of two that are alike; the other waits for its own', async () => {
    const first = await approved()
    const second = await approved(first.address, first.ada)
    const one = await rig.pay('usdt', first.address, due)
    await steps.mine(1)
    expect(await see(first.ada, first.id)).toMatchObject({ status: 'sent', transaction: one })
    expect((await see(first.ada, second.id)).status).toBe('approved')
    expect((await lookUp(second.id, one)).verdict).toBe('other_withdrawal')
    const other = await rig.pay('usdt', first.address, due)
    await steps.mine(1)
    expect(await see(first.ada, second.id)).toMatchObject({ status: 'sent', transaction: other })
  })

  test('a payment that only moves to another block stays; one that leaves its chain is to be made again', async () => {
    const { ada, id, address } = await approved()
    const lost = await rig.pay('usdt', address, due)
    await steps.mine(1)
    await rig.undo(1)
    await steps.watch()
    expect(await see(ada, id)).toMatchObject({ status: 'sent', transaction: lost })
    await steps.mine(1)
    expect(await paidTransfers(id)).toEqual(['withdrawal_request', 'withdrawal_paid'])

    await rig.undoAndReplace(1, lost)
    await steps.mine(2)
    expect(await see(ada, id)).toMatchObject({ status: 'approved', transaction: null, can_cancel: false })
    expect(await wallet(ada)).toMatchObject({ available: '0.00', pending_withdrawal: '10.00' })
    expect((await payout(id)).notices).toMatchObject([{ kind: 'left_chain', transaction: lost }])
    const open = (await finance.call('GET', '/api/staff/alerts/?status=open')).body.results
    const alerts = open.filter(({ text }: { text: string }) => text.includes(lost))
    expect(alerts).toMatchObject([
      {
        kind: 'payout_lost',
        text: expect.stringContaining(`The payment for a withdrawal of $9.90 is no longer on `),
      },
    ])
    await watchAlerts(app.ctx)
    const mails = await app.ctx.db
      .selectFrom('mail')
      .select(['subject', 'text'])
      .where('recipient', '=', finance.email)
      .execute()
    expect(mails.filter(({ text }) => text.includes(lost))).toHaveLength(1)
    expect(await differences()).toEqual([])

    const again = await rig.pay('usdt', address, due)
    await steps.mine(1)
    expect(await see(ada, id)).toMatchObject({ status: 'sent', transaction: again })
    expect(await paidTransfers(id)).toEqual(['withdrawal_request', 'withdrawal_paid', 'reversal', 'reversal'])
    // The ledger's clock is the machine's: midnight may have come since the test's own was set.
    const days = new Set([utcDay(app.clock.now()), utcDay(new Date())])
    const ofDays = await Promise.all(
      [...days].map((day) => selectTransfers(app.ctx.db, { day, asset: 'usdt', limit: 1_000 })),
    )
    const moves = ofDays.flatMap((each) => each.moves)
    const own = moves.filter(({ reference }) => reference === `withdrawal/${id}`)
    expect(own.map(({ ledger, outside }) => [ledger, outside])).toEqual([
      [-due, -due],
      [due, due],
      [-due, -due],
    ])
    expect(await wallet(ada)).toMatchObject({ available: '0.00', pending_withdrawal: '0.00' })
  })

  test('also after it was confirmed', async () => {
    const { ada, id, address } = await approved()
    const lost = await rig.pay('usdt', address, due)
    await steps.mine(3)
    await confirmSentWithdrawals(app.ctx)
    expect((await see(ada, id)).status).toBe('confirmed')
    await rig.undoAndReplace(3, lost)
    await steps.mine(2)
    expect((await see(ada, id)).status).toBe('approved')
    await rig.pay('usdt', address, due)
    await steps.mine(1)
    expect((await see(ada, id)).status).toBe('sent')
  })

  test('one that returns pays again, unless another has paid by then: that is told', async () => {
    const network = networksOf(app.ctx).withId('bsc-testnet')!
    const gone = { ...network, findPayment: async () => undefined }
    const { ada, id, address } = await approved()
    await rig.pay('usdt', address, due)
    await steps.mine(1)
    const tip = await network.tip(app.ctx)
    const payment = (await network.findTransaction(app.ctx, (await see(ada, id)).transaction.slice(2)))![0]!
    const without = { tip, blocks: [tip], readTo: tip, payments: [] }
    const again = { ...without, payments: [{ ...payment, reachedAt: new Date() }] }
    const note = async (...given: [typeof network, ChainReading, bigint]) =>
      applyPayoutChanges(
        app.ctx,
        await findPayoutChanges(app.ctx, ...given),
        attemptsAt(app.ctx, bsc.id, 'payout', []),
      )
    expect(await note(gone, without, tip.height)).toBe(true)
    expect((await see(ada, id)).status).toBe('approved')
    expect(await note(gone, again, tip.height)).toBe(true)
    expect(await see(ada, id)).toMatchObject({ status: 'sent', transaction: payment.transaction })

    await note(gone, without, tip.height)
    const second = await rig.pay('usdt', address, due)
    await rig.mine(1)
    const receipt = await rig.anvil.client.getTransactionReceipt({ hash: second as Hex })
    const block = { height: receipt.blockNumber, hash: receipt.blockHash }
    const other = { ...payment, transaction: second, block, reachedAt: new Date() }
    await note(gone, { ...without, payments: [other] }, block.height)
    expect(await see(ada, id)).toMatchObject({ status: 'sent', transaction: second })
    await note({ ...gone, findPayment: async () => other }, again, tip.height)
    expect(await see(ada, id)).toMatchObject({ status: 'sent', transaction: second })
    const verdicts = await app.ctx.db
      .selectFrom('payout_payment')
      .select('verdict')
      .where('withdrawal_id', '=', id)
      .orderBy('first_seen_at')
      .orderBy('verdict')
      .execute()
    expect(verdicts.map(({ verdict }) => verdict).toSorted()).toEqual(['paid_twice', 'pays'])
    await steps.watch()
  })

  test('addresses there are judged by what they are (C01); nothing skips the wait', async () => {
    const ada = await app.person()
    await fund(app, ada.id, '20')
    const checkout = await steps.open(ada, { amount: '100', coin: 'bnb' })
    const problem = async (address: string) =>
      (await ada.call('POST', '/api/wallet/address-checks/', { address })).body.problem
    expect(await problem(checkout.address)).toBe('own')
    expect(await problem(checkout.address.toLowerCase())).toBe('own')
    expect(await problem(token)).toBe('token')
    expect(await problem(token.toLowerCase())).toBe('token')
    for (const nobody of ['0'.repeat(40), `${'0'.repeat(36)}dEaD`, 'e'.repeat(40), `${'0'.repeat(39)}1`])
      expect(await problem(`0x${nobody}`)).toBe('nobody')
    expect(await problem('PRACTICE-TREASURYTREASURYTREAWRT7')).toBe('practice')
    expect(await problem('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')).toBe('tron')
    const address = newAddress()
    const refused = await ada.call('POST', list, { amount: '10', address, skip_hold: true })
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['skip_hold']])
    const { body } = await ada.call('POST', list, { amount: '10', address: address.toLowerCase() })
    expect([body.address, body.held_until]).toEqual([address, expect.any(String)])
    const { body: book } = await ada.call('GET', '/api/wallet/addresses/')
    expect(book).toMatchObject({ kind: 'evm', network: 'bsc-testnet' })
    const skip = await ada.call('POST', `/api/wallet/addresses/${book.results[0].id}/hold-skip/`)
    expect(skip.status).toBe(409)
    const forced = app.ctx.db
      .updateTable('withdrawal')
      .set({ hold_skipped_at: app.clock.now() })
      .where('id', '=', body.id)
      .execute()
    await expect(forced).rejects.toThrow(/check constraint/)
    expect((await approve(body.id)).status).toBe(409)
  })

  test('a payment from before the approval was not made for it', async () => {
    const { id, address } = await asked()
    const early = await rig.pay('usdt', address, due)
    await rig.mine(1)
    app.clock.advance(600_000)
    try {
      const colleague = await app.person({ staffRole: 'finance' })
      expect((await approve(id, colleague)).status).toBe(200)
      await steps.watch()
      const { status } = await app.ctx.db
        .selectFrom('withdrawal')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect([status, (await lookUp(id, early, colleague)).verdict]).toEqual(['approved', 'too_early'])
    } finally {
      // Back to the time of the chain, which no clock of ours sets forward.
      app.clock.advance(-600_000)
    }
  })
})
