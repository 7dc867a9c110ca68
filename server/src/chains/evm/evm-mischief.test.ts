import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookUp } from '#deposits/testing/lookup-stories.ts'
import { networkSteps } from '#deposits/testing/network-steps.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import type { Rewrite } from '../testing/rewrite.ts'
import { assertTestNetworks } from '../assert-test-networks.ts'
import { evmChains } from './evm-chains.ts'
import { findAnvil } from './testing/anvil.ts'
import { type EvmRig, placeToken, purse, startEvmRig } from './testing/evm-rig.ts'

const bsc = evmChains.find(({ id }) => id === 'bsc-testnet')!
const erc20 = parseAbi(['function transfer(address to, uint256 value) returns (bool)'])

let rig: EvmRig
let app: TestApp
let steps: ReturnType<typeof networkSteps>

describe.skipIf(findAnvil() === undefined)('bsc-testnet: mischief on a real node', () => {
  beforeAll(async () => {
    rig = await startEvmRig(bsc, ['usdt', 'bnb'])
    app = await createTestApp(rig.env)
    rig.join(app.ctx)
    steps = networkSteps(app, rig)
    await steps.watch()
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await rig.close()
  })

  const transferCall = (to: string, amountMinor: bigint): Hex =>
    encodeFunctionData({ abi: erc20, args: [to as Hex, amountMinor] })

  it('a token that only calls itself USDT is worth nothing', async () => {
    const person = await app.person()
    const { id, address } = await steps.open(person, { amount: '250.00', coin: 'usdt' })
    const fake: Hex = '0x00000000000000000000000000000000000fa4e1'
    await placeToken(rig.anvil, fake)
    await rig.send({ to: fake, data: transferCall(address, 250n * 10n ** 18n) })
    await steps.mine(4)
    expect(await steps.look(person, id)).toMatchObject({ status: 'new', received: '0.00', payments: [] })
  })

  it('a transfer that failed is no payment, whatever it was to do', async () => {
    const person = await app.person()
    const { id, address } = await steps.open(person, { amount: '250.00', coin: 'usdt' })
    // More than there is: the contract refuses, the block has it with status 0.
    const hash = await rig.send({ to: bsc.token!.address, data: transferCall(address, 10n ** 31n) })
    await steps.mine(4)
    expect((await rig.anvil.client.getTransactionReceipt({ hash })).status).toBe('reverted')
    expect(await steps.look(person, id)).toMatchObject({ status: 'new', payments: [] })
    // Looked up, the network has it, but it paid nobody.
    const told = await lookUp(person, hash)
    expect(told).toMatchObject({ outcome: 'elsewhere', networks: [{ network: bsc.id }], payments: [] })
  })

  it('the chain’s own coin sent to a USDT address is not credited, and staff are asked to look', async () => {
    const person = await app.person()
    const { id, address } = await steps.open(person, { amount: '250.00', coin: 'usdt' })
    const hash = await rig.send({ to: address as Hex, value: 10n ** 18n })
    await steps.mine(4)
    expect(await steps.look(person, id)).toMatchObject({ status: 'new', flags: ['review'], payments: [] })
    expect(await lookUp(person, hash)).toMatchObject({
      outcome: 'own',
      payments: [{ deposit_id: id, status: 'wrong_coin', coin: 'bnb', confirmations: 4 }],
    })
  })

  it('a wei is credited with what it is worth: nothing; and listed', async () => {
    const person = await app.person()
    const { id, address } = await steps.open(person, { amount: '250.00', coin: 'bnb' })
    await rig.pay('bnb', address, 1n)
    await steps.mine(3)
    expect(await steps.look(person, id)).toMatchObject({
      credited: '0.00',
      payments: [{ status: 'credited', amount: '0.000000000000000001' }],
    })
  })

  it('a block is asked for once, and its payments are proven once, although it is read again', async () => {
    const person = await app.person()
    const { id, address } = await steps.open(person, { amount: '250.00', coin: 'bnb' })
    await rig.pay('bnb', address, 10n ** 18n)
    await steps.mine(1)
    rig.proxy.takeCalls()
    await steps.mine(1)
    const calls = rig.proxy.takeCalls()
    // The tip before and while reading, the block that was read last, and the new one.
    expect(calls.filter((call) => call === 'eth_getBlockByNumber')).toHaveLength(4)
    expect(calls.filter((call) => call === 'eth_getLogs')).toHaveLength(1)
    expect(calls).not.toContain('eth_getTransactionReceipt')
    expect(await steps.look(person, id)).toMatchObject({ confirmations: 2 })
  })

  it('what a wallet opens names the chain, the token and the exact amount', async () => {
    const person = await app.person()
    const usdt = await steps.open(person, { amount: '250.00', coin: 'usdt' })
    expect(usdt).toMatchObject({
      network: 'bsc-testnet',
      network_name: 'BNB Smart Chain testnet (BEP20)',
      payment_uri: `ethereum:${bsc.token!.address}@97/transfer?address=${usdt.address}&uint256=250000000000000000000`,
    })
    const bnb = await steps.open(person, { amount: '250.00', coin: 'bnb' })
    expect(bnb.payment_uri).toMatch(new RegExp(`^ethereum:${bnb.address}@97\\?value=\\d+$`))
    expect(new Set([usdt.address, bnb.address]).size).toBe(2)
  })

  it('a stored address that somebody changed is not shown (C09)', async () => {
    const person = await app.person()
    const { id, address } = await steps.open(person, { amount: '250.00', coin: 'usdt' })
    const set = (text: string) =>
      app.ctx.db.updateTable('deposit').set({ address: text }).where('id', '=', id).execute()
    await set(purse.address)
    const reply = await person.call('GET', `/api/wallet/deposits/${id}/`)
    expect(reply.status).toBe(503)
    expect(JSON.stringify(reply.body)).not.toContain(purse.address)
    await set(address)
    expect(await steps.look(person, id)).toMatchObject({ address })
  })

  it('a coin without a node is switched off, and there is no practice wallet beside test coins', async () => {
    const person = await app.person()
    const { body: coins } = await app.call('GET', '/api/wallet/coins/')
    expect(coins.map(({ coin }: { coin: string }) => coin)).toEqual(['usdt', 'bnb'])
    const refused = await person.call('POST', '/api/wallet/deposits/', { amount: '250.00', coin: 'btc' })
    expect(refused).toMatchObject({ status: 400, body: { coin: [expect.stringContaining('turned off')] } })
    expect(await person.call('GET', '/api/practice/wallet/')).toMatchObject({ status: 404 })
    expect((await person.call('GET', '/api/wallet/')).body.mode).toBe('test')
  })

  const absurd: Hex = `0x${'f'.repeat(64)}`
  const lies: [string, Rewrite][] = [
    [
      'more of a coin than there can be (2^256 - 1)',
      (method, result) => {
        if (method === 'eth_getLogs') return (result as object[]).map((log) => ({ ...log, data: absurd }))
        if (method !== 'eth_getTransactionReceipt' || result === null) return undefined
        const receipt = result as { logs: object[] }
        return { ...receipt, logs: receipt.logs.map((log) => ({ ...log, data: absurd })) }
      },
    ],
    [
      'a log that its own receipt does not bear out',
      (method, result) =>
        method === 'eth_getLogs'
          ? (result as object[]).map((log) => ({ ...log, data: `0x${'0'.repeat(63)}1` }))
          : undefined,
    ],
  ]
  it.each(lies)(
    'a node that tells %s pauses the network, credits nothing, and recovers',
    async (_what, lie) => {
      const person = await app.person()
      const { id, address, due } = await steps.open(person, { amount: '250.00', coin: 'usdt' })
      rig.proxy.misbehave(lie)
      await steps.pay('usdt', address, due)
      await steps.mine(4)
      expect(await steps.pauseOf('bsc-testnet')).toMatchObject({ reason: 'inconsistent' })
      rig.proxy.heal()
      expect(await steps.look(person, id)).toMatchObject({ status: 'new', payments: [] })
      await steps.watch()
      expect(await steps.pauseOf('bsc-testnet')).toBeNull()
      expect(await steps.look(person, id)).toMatchObject({ status: 'settled', credited: '250.00' })
    },
  )

  it('a token with other decimals pauses the network', async () => {
    const { client } = rig.anvil
    const address = bsc.token!.address
    const code = await client.getCode({ address })
    // Answers 6 to every call.
    await client.setCode({ address, bytecode: '0x600660005260206000f3' })
    app.clock.advance(60 * 60_000 + 1)
    await rig.mine(1)
    await steps.watch()
    expect(await steps.pauseOf('bsc-testnet')).toMatchObject({ reason: 'inconsistent' })
    await client.setCode({ address, bytecode: code! })
    await steps.watch()
    expect(await steps.pauseOf('bsc-testnet')).toBeNull()
  })

  it('a node on a main network stops the start; one that does not answer does not', async () => {
    rig.proxy.misbehave(rig.lies.mainNetwork)
    await expect(assertTestNetworks(app.ctx)).rejects.toThrow(
      'USDT_NODE_URL and BNB_NODE_URL: the node is on chain 1, not on 97. Only public test networks may be used.',
    )
    rig.proxy.misbehave('silent')
    await expect(assertTestNetworks(app.ctx)).resolves.toBeUndefined()
    rig.proxy.heal()
  })
})
