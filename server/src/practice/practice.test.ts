import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { isPracticeAddress, newPracticeAddress } from './address.ts'
import { restingDepth } from './block.ts'
import { faucetAddress, genesisHash, treasuryAddress } from './genesis.ts'
import { mineBlock, mineBlockWhenDue } from './mine-block.ts'
import { platformHoldings, wrongPracticeBalances } from './platform-holdings.ts'
import { findPracticeTransaction, hasPracticeBlock, practiceTip } from './read-chain.ts'
import { reorganize } from './reorganize.ts'
import { sendFromTreasury } from './send-from-treasury.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(async () => expect(await wrongPracticeBalances(app.ctx.db)).toEqual([]))
afterAll(() => app.close())

const send = (sendKey: string, toAddress: string, amountMinor = 1_000_000n) =>
  app.ctx.transaction((tx) =>
    sendFromTreasury(app.ctx, tx, { sendKey, toAddress, coin: 'usdt', amountMinor }),
  )

describe('addresses', () => {
  it('are recognized with their checksum and never without', () => {
    const address = newPracticeAddress()
    expect(isPracticeAddress(address)).toBe(true)
    for (const at of [12, 20, 30]) {
      const slip = address[at] === 'A' ? 'B' : 'A'
      expect(isPracticeAddress(address.slice(0, at) + slip + address.slice(at + 1))).toBe(false)
    }
    const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
    for (const other of [address.toLowerCase(), ` ${address}`, `${address}A`, bitcoin, '']) {
      expect(isPracticeAddress(other)).toBe(false)
    }
  })
})

describe('the chain', () => {
  it('begins with the genesis block and the house addresses of the code', async () => {
    expect(await hasPracticeBlock(app.ctx, { height: 0n, hash: genesisHash })).toBe(true)
    const house = await app.ctx.db
      .selectFrom('practice_address')
      .select('address')
      .where('purpose', 'in', ['faucet', 'treasury'])
      .orderBy('address')
      .execute()
    expect(house.map(({ address }) => address)).toEqual([faucetAddress, treasuryAddress])
  })

  it('rests while nothing is under way, mines every two seconds while something is, and rests again', async () => {
    for (let block = 0n; block < restingDepth; block += 1n) await mineBlock(app.ctx)
    const start = await practiceTip(app.ctx)
    for (let second = 0; second < 10; second += 1) {
      app.clock.advance(1_000)
      expect(await mineBlockWhenDue(app.ctx)).toBeUndefined()
    }
    await send('resting', newPracticeAddress())
    for (let round = 0; round < 20; round += 1) {
      // Several processes ask at the same time.
      const mined = await Promise.all(Array.from({ length: 4 }, () => mineBlockWhenDue(app.ctx)))
      expect(mined.filter((block) => block !== undefined).length).toBeLessThanOrEqual(1)
      app.clock.advance(app.ctx.config.practiceBlockMs)
    }
    expect((await practiceTip(app.ctx)).height - start.height).toBe(restingDepth)
  })

  it('is a chain of hashes without a gap, whoever mines', async () => {
    await Promise.all(Array.from({ length: 10 }, () => mineBlock(app.ctx)))
    await mineBlock(app.ctx)
    const blocks = await app.ctx.db.selectFrom('practice_block').selectAll().orderBy('height').execute()
    expect(blocks.map(({ height }) => height)).toEqual(blocks.map((_, index) => BigInt(index)))
    const parents = blocks.slice(1).map((block) => block.parent_hash)
    expect(parents).toEqual(blocks.slice(0, -1).map(({ hash }) => hash))
  })

  it('reorganizes: transactions wait again, or vanish with the coins back at the sender', async () => {
    const [kept, gone] = [newPracticeAddress(), newPracticeAddress()]
    const [{ transaction: stays }, { transaction: vanishes }] = [
      await send('kept', kept),
      await send('gone', gone),
    ]
    const before = await mineBlock(app.ctx)
    await mineBlock(app.ctx)
    const dropped = await app.ctx.transaction((tx) =>
      reorganize(app.ctx, tx, { blocks: 2, drop: [vanishes] }),
    )
    expect(dropped).toEqual([vanishes])
    expect(await findPracticeTransaction(app.ctx, stays)).toMatchObject({ block: null })
    expect(await findPracticeTransaction(app.ctx, vanishes)).toBeUndefined()
    const after = await mineBlock(app.ctx)
    expect(after?.height).toBe(before?.height)
    expect(after?.hash).not.toBe(before?.hash)
    expect(await findPracticeTransaction(app.ctx, stays)).toMatchObject({ block: after })
  })

  it('never undoes the genesis block', async () => {
    await app.ctx.transaction((tx) => reorganize(app.ctx, tx, { blocks: 10_000 }))
    expect(await practiceTip(app.ctx)).toMatchObject({ height: 0n, hash: genesisHash })
    await mineBlock(app.ctx)
  })
})

describe('the treasury', () => {
  it('pays once for a key, however often and by how many at once', async () => {
    const address = newPracticeAddress()
    const sends = await Promise.all(Array.from({ length: 10 }, () => send('withdrawal/1', address, 5n)))
    expect(new Set(sends.map(({ transaction }) => transaction)).size).toBe(1)
    await expect(send('withdrawal/1', address, 6n)).rejects.toThrow(RangeError)
  })

  it('is filled up when it is short, and tells the float apart from what it holds', async () => {
    const millionUsdt = 1_000_000n * 10n ** 18n
    await send('withdrawal/2', newPracticeAddress(), millionUsdt)
    const usdt = (await platformHoldings(app.ctx.db)).find(({ coin }) => coin === 'usdt')!
    expect(usdt.floatMinor).toBeGreaterThanOrEqual(millionUsdt)
    expect(usdt.floatMinor - usdt.heldMinor).toBeGreaterThanOrEqual(millionUsdt)
  })

  it.each(['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'PRACTICE-AAAAAAAAAAAAAAAAAAAAAAAA', faucetAddress])(
    'pays nothing to %s',
    async (address) => {
      await expect(send(`bad/${address}`, address)).rejects.toThrow(RangeError)
    },
  )
})

describe('an investor’s wallet', () => {
  it('is made once, with 10,000 practice dollars’ worth of each coin', async () => {
    const person = await app.person()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => person.call('GET', '/api/practice/wallet/')),
    )
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { address, balances } = replies[0]!.body
    expect(isPracticeAddress(address)).toBe(true)
    const { body: prices } = await person.call(
      'GET',
      '/api/market/prices/?ids=bitcoin,litecoin,tron,ethereum,binancecoin',
    )
    const ids: Record<string, string> = {
      btc: 'bitcoin',
      ltc: 'litecoin',
      trx: 'tron',
      eth: 'ethereum',
      bnb: 'binancecoin',
    }
    expect(balances.map(({ coin }: { coin: string }) => coin)).toEqual([
      'usdt',
      'bnb',
      'eth',
      'btc',
      'ltc',
      'trx',
    ])
    for (const { coin, amount } of balances) {
      const price = coin === 'usdt' ? 1 : Number(prices[ids[coin]!].usd)
      expect(Number(amount) * price).toBeCloseTo(10_000, 1)
    }
  })
})
