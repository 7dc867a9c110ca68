import type { Coin } from '@evenmoor/ledger/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FaultReason } from '#chains/network-fault.ts'
import type { ChainRig } from '#chains/testing/chain-rig.ts'
import type { NodeFault } from '#chains/testing/node-proxy.ts'
import { readConfig } from '#config.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { sealAddresses } from '../address-seal.ts'
import { getDeposit } from '../get-deposit.ts'
import { watchDeposits } from '../watch-deposits.ts'
import { minorOf, networkSteps } from './network-steps.ts'

export type Stage = {
  readonly start: () => Promise<ChainRig>
  /** After how long a tip that stays the same counts as stalled; without it that story is left out. */
  readonly stallsAfterMs?: number
  /** Why there is no node here. */
  readonly missing?: string | undefined
}

/** Half of an amount in the coin, rounded down to its smallest unit, and the rest. */
function halves(coin: Coin, amount: string): [bigint, bigint] {
  const wholeMinor = minorOf(coin, amount)
  return [wholeMinor / 2n, wholeMinor - wholeMinor / 2n]
}

/**
 * What becomes of payments, told once for every network: runs against a real node through the real server, on the
 * coins of the rig. Checkouts want 3 confirmations. The caller adds what only its own network can do.
 */
export function describePaymentStories(coin: Coin, { start, stallsAfterMs, missing }: Stage): void {
  describe.skipIf(missing !== undefined)(`${coin}: payments on a real node ${missing ?? ''}`, () => {
    let rig: ChainRig
    let app: TestApp
    let steps: ReturnType<typeof networkSteps>
    beforeAll(async () => {
      rig = await start()
      app = await createTestApp(rig.env)
      steps = networkSteps(app, rig)
      await steps.watch()
    }, 60_000)
    // After every story the chain, the deposits and the ledger say the same.
    afterEach(async () => {
      rig.proxy.heal()
      await steps.mine(1)
      await steps.expectAgreement()
    })
    afterAll(async () => {
      await app.close()
      await rig.close()
    })

    const opened = async (amount = '250.00') => {
      const person = await app.person()
      const checkout = await steps.open(person, { amount, coin })
      return { person, checkout, look: () => steps.look(person, checkout.id) }
    }

    it('exact: confirming n of m, settled, credited what was asked', async () => {
      const { person, checkout, look } = await opened()
      await steps.pay(coin, checkout.address, checkout.due)
      await steps.watch()
      if (rig.seesPool) expect(await look()).toMatchObject({ status: 'seen', confirmations: 0 })
      for (const confirmations of [1, 2]) {
        await steps.mine(1)
        expect(await look()).toMatchObject({ status: 'confirming', confirmations, credited: '0.00' })
      }
      expect(await steps.balance(person)).toBe('0')
      await steps.mine(1)
      expect(await look()).toMatchObject({ status: 'settled', flags: [], credited: '250.00', due: '0.00' })
      expect(await steps.balance(person)).toBe('250000000')
    })

    it('under: what came is credited, and the rest can be paid to the same address', async () => {
      const { person, checkout, look } = await opened()
      const [first, rest] = halves(coin, checkout.due)
      await rig.pay(coin, checkout.address, first)
      await steps.mine(3)
      expect(await look()).toMatchObject({ flags: ['underpaid'] })
      await rig.pay(coin, checkout.address, rest)
      await steps.mine(3)
      expect(await look()).toMatchObject({ status: 'settled', flags: [], credited: '250.00' })
      expect(await steps.balance(person)).toBe('250000000')
    })

    it('over and twice: every payment is credited with its size', async () => {
      const { person, checkout, look } = await opened()
      await steps.pay(coin, checkout.address, checkout.due)
      await steps.pay(coin, checkout.address, checkout.due)
      await steps.mine(3)
      expect(await look()).toMatchObject({ status: 'settled', flags: ['overpaid'], credited: '500.00' })
      expect(await steps.balance(person)).toBe('500000000')
    })

    it('in parts within one block: the parts add up', async () => {
      const { checkout, look } = await opened()
      const [first, rest] = halves(coin, checkout.due)
      await rig.pay(coin, checkout.address, first)
      await rig.pay(coin, checkout.address, rest)
      await steps.mine(3)
      const settled = await look()
      expect(settled).toMatchObject({ status: 'settled', flags: [], credited: '250.00' })
      expect(settled.payments).toHaveLength(2)
    })

    it('late, to an old address: credited at the price of the moment it was first seen', async () => {
      const { person, checkout } = await opened()
      app.clock.advance(20 * 60_000)
      await steps.watch()
      const again = await steps.signInAgain(person)
      expect(await steps.look(again, checkout.id)).toMatchObject({ status: 'expired' })
      await steps.pay(coin, checkout.address, checkout.due)
      await steps.mine(3)
      const late = await steps.look(again, checkout.id)
      expect(late.flags).toContain('late')
      expect(late.payments).toMatchObject([{ status: 'credited' }])
      expect(BigInt(await steps.balance(person))).toBeGreaterThan(0n)
    })

    it('reorganised before settlement: followed into its new block and credited once', async () => {
      const { person, checkout, look } = await opened()
      await steps.pay(coin, checkout.address, checkout.due)
      await steps.mine(2)
      await rig.undo(2)
      await steps.watch()
      expect(await look()).toMatchObject({ confirmations: 0, credited: '0.00' })
      await steps.mine(3)
      expect(await look()).toMatchObject({ status: 'settled', credited: '250.00', flags: [] })
      expect(await steps.balance(person)).toBe('250000000')
    })

    it('replaced before settlement: told, and another payment takes its place', async () => {
      const { person, checkout, look } = await opened()
      const transaction = await steps.pay(coin, checkout.address, checkout.due)
      await steps.mine(1)
      await rig.undoAndReplace(1, transaction)
      await steps.mine(1)
      expect(await look()).toMatchObject({ status: 'new', flags: ['replaced'], received: '0.00' })
      expect(await steps.balance(person)).toBe('0')
      await steps.pay(coin, checkout.address, checkout.due)
      await steps.mine(3)
      expect(await look()).toMatchObject({ status: 'settled', credited: '250.00' })
    })

    it('reorganised after settlement: the credit is taken back, and given again when the payment returns', async () => {
      const { person, checkout, look } = await opened()
      await steps.pay(coin, checkout.address, checkout.due)
      await steps.mine(3)
      expect(await steps.balance(person)).toBe('250000000')
      await rig.undo(3)
      await steps.watch()
      expect(await steps.balance(person)).toBe('0')
      expect((await look()).flags).toContain('reversed')
      await steps.mine(3)
      expect(await steps.balance(person)).toBe('250000000')
      expect(await look()).toMatchObject({ status: 'settled', flags: ['reversed'] })
    })

    it('a fork deeper than the overlap is found, although the chain has grown past it', async () => {
      const { person, checkout, look } = await opened()
      const transaction = await steps.pay(coin, checkout.address, checkout.due)
      await steps.mine(20)
      expect(await steps.balance(person)).toBe('250000000')
      await rig.undoAndReplace(20, transaction)
      await rig.mine(3)
      await steps.watch()
      expect(await steps.balance(person)).toBe('0')
      expect((await look()).flags).toContain('reversed')
    })

    it('a restart at each step ends the same', async () => {
      const { person, checkout, look } = await opened()
      // A server that has just started knows what the database knows, and nothing else.
      const env = { ...rig.env, DATA_DIR: app.ctx.config.dataDir }
      const watchAfresh = () => watchDeposits({ ...app.ctx, config: readConfig(env, '/') })
      await steps.pay(coin, checkout.address, checkout.due)
      await watchAfresh()
      for (let block = 0; block < 4; block += 1) {
        await rig.mine(1)
        await Promise.all([watchAfresh(), watchAfresh()])
        await watchAfresh()
      }
      expect(await look()).toMatchObject({ status: 'settled', credited: '250.00' })
      expect(await steps.balance(person)).toBe('250000000')
    })

    it('an address of a key that was exchanged is still shown, watched and credited', async () => {
      const { person, checkout } = await opened()
      // One from before there were seals gets its seal while its key is still set.
      await app.ctx.db
        .updateTable('deposit')
        .set({ address_seal: null })
        .where('id', '=', checkout.id)
        .execute()
      await sealAddresses(app.ctx)
      const after = steps.withOtherKeys()
      const show = () => app.ctx.transaction((tx) => getDeposit(after, tx, person.id, checkout.id))
      expect(await show()).toMatchObject({ address: checkout.address, status: 'new' })
      await steps.pay(coin, checkout.address, checkout.due)
      for (let block = 0; block < 3; block += 1) {
        await rig.mine(1)
        await watchDeposits(after)
      }
      expect(await show()).toMatchObject({ status: 'settled', credited: '250.00' })
      const change = (address: string) =>
        app.ctx.db.updateTable('deposit').set({ address }).where('id', '=', checkout.id).execute()
      const other = await opened()
      await app.ctx.db.deleteFrom('deposit').where('id', '=', other.checkout.id).execute()
      // Another address of ours is not the one that was made for this deposit.
      await change(other.checkout.address)
      await expect(show()).rejects.toMatchObject({ status: 503 })
      await change(checkout.address)
    })

    const faults: [string, FaultReason, () => NodeFault][] = [
      ['does not answer', 'unreachable', () => 'silent'],
      ['answers with a page', 'unreachable', () => 'html'],
      ['stops in the middle of an answer', 'unreachable', () => 'cut'],
      ['shows an earlier tip than before', 'went_back', () => rig.lies.wentBack],
      ['says that it is on a main network', 'wrong_network', () => rig.lies.mainNetwork],
    ]
    it.each(faults)(
      'a node that %s pauses its coin, credits nothing, and recovers',
      async (_what, reason, fault) => {
        const { person, checkout } = await opened()
        await steps.pay(coin, checkout.address, checkout.due)
        await steps.mine(2)
        // The proof of the network is due again.
        app.clock.advance(60 * 60_000 + 1)
        const again = await steps.signInAgain(person)
        await rig.mine(3)
        rig.proxy.misbehave(fault())
        await steps.watch()
        await steps.watch()
        const network = checkout.network
        expect(await steps.pauseOf(network)).toMatchObject({ reason })
        expect(await steps.balance(person)).toBe('0')
        const refused = await again.call('POST', '/api/wallet/deposits/', { amount: '250.00', coin })
        expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '60' } })
        rig.proxy.heal()
        await steps.watch()
        expect(await steps.pauseOf(network)).toBeNull()
        expect(await steps.balance(person)).toBe('250000000')
        expect(await steps.look(again, checkout.id)).toMatchObject({ status: 'settled' })
      },
    )

    it.runIf(stallsAfterMs)('a node that stands still is told from one that goes on', async () => {
      const { checkout } = await opened()
      await steps.mine(1)
      app.clock.advance(stallsAfterMs! + 1)
      await steps.watch()
      expect(await steps.pauseOf(checkout.network)).toMatchObject({ reason: 'stalled' })
      await steps.mine(1)
      expect(await steps.pauseOf(checkout.network)).toBeNull()
    })

    it('asks the node as often with many open checkouts as with few', async () => {
      await steps.mine(1)
      rig.proxy.takeCalls()
      await steps.mine(1)
      const few = rig.proxy.takeCalls().length
      for (let open = 0; open < 20; open += 1)
        await steps.open(await app.person(), { amount: '250.00', coin })
      await steps.mine(1)
      expect(rig.proxy.takeCalls()).toHaveLength(few)
    })
  })
}
