import type { Coin } from '@evenmoor/ledger/money'
import { afterEach, expect, it } from 'vitest'
import type { FaultReason } from '#chains/network-fault.ts'
import { networksOf } from '#chains/networks.ts'
import type { NodeRig } from '#chains/testing/chain-rig.ts'
import type { NodeFault } from '#chains/testing/node-proxy.ts'
import { sealAddresses } from '#deposits/addresses/address-seal.ts'
import { changedAddresses, endAddressAlarms } from '#deposits/addresses/check-addresses.ts'
import { getDeposit } from '#deposits/checkouts/get-deposit.ts'
import { watchNetwork } from '#deposits/networks/watch-network.ts'
import { watchDeposits } from '../watch-deposits.ts'
import type { Scene } from './scene.ts'

type Fault = readonly [what: string, reason: FaultReason, fault: (rig: NodeRig) => NodeFault]

/** What becomes of payments when the node lies in a way that only the reader of its kind of chain can find out. */
export function lyingNodeStories(coin: Coin, scene: () => Scene<NodeRig>): void {
  afterEach(() => scene().rig.proxy.heal())
  pausesFor(
    [
      ['shows an earlier tip than before', 'went_back', ({ lies }) => lies.wentBack],
      ['says that it is on a main network', 'wrong_network', ({ lies }) => lies.mainNetwork],
      ['disagrees with itself about its blocks', 'inconsistent', ({ lies }) => lies.disagrees],
    ],
    coin,
    scene,
  )
}

function pausesFor(faults: readonly Fault[], coin: Coin, scene: () => Scene<NodeRig>): void {
  it.each(faults)(
    'a node that %s pauses its coin, credits nothing, and recovers',
    async (_what, reason, fault) => {
      const { app, rig, steps, opened } = scene()
      const { person, checkout } = await opened()
      await steps.pay(coin, checkout.address, checkout.due)
      await steps.mine(2)
      // The proof of the network is due again.
      app.clock.advance(60 * 60_000 + 1)
      const again = await steps.signInAgain(person)
      await rig.mine(3)
      rig.proxy.misbehave(fault(rig))
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
}

/**
 * What becomes of payments when the node misbehaves, and when the operator exchanges a key. `stallsAfterMs`: after how
 * long a tip that stays the same counts as stalled on a network of this kind where blocks come by themselves.
 */
export const nodeStories =
  ({ stallsAfterMs }: { stallsAfterMs: number }) =>
  (coin: Coin, scene: () => Scene<NodeRig>): void => {
    afterEach(() => scene().rig.proxy.heal())

    it('an address of a key that was exchanged is still shown, watched and credited', async () => {
      const { app, rig, steps, opened } = scene()
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
      // What is paid to it is not counted, and staff are told.
      const credited = await steps.balance(person)
      await steps.pay(coin, other.checkout.address, other.checkout.due)
      await steps.mine(4)
      expect(await steps.balance(person)).toBe(credited)
      expect(await changedAddresses(app.ctx.db)).toMatchObject([
        { depositId: checkout.id, address: other.checkout.address },
      ])
      await change(checkout.address)
      await endAddressAlarms(app.ctx)
      expect(await changedAddresses(app.ctx.db)).toEqual([])
    })

    pausesFor(
      [
        ['does not answer', 'unreachable', () => 'silent'],
        ['answers with a page', 'unreachable', () => 'html'],
        ['stops in the middle of an answer', 'unreachable', () => 'cut'],
      ],
      coin,
      scene,
    )

    it('a node that goes over to another network within the hour has nothing of what it tells credited', async () => {
      const { rig, steps, opened } = scene()
      const { person, checkout } = await opened()
      await steps.mine(1)
      await steps.pay(coin, checkout.address, checkout.due)
      rig.proxy.misbehave(rig.lies.mainNetwork)
      await steps.mine(4)
      expect(await steps.pauseOf(checkout.network)).toMatchObject({ reason: 'wrong_network' })
      expect(await steps.look(person, checkout.id)).toMatchObject({ status: 'new', payments: [] })
      rig.proxy.heal()
      await steps.watch()
      expect(await steps.pauseOf(checkout.network)).toBeNull()
      expect(await steps.look(person, checkout.id)).toMatchObject({ status: 'settled', credited: '250.00' })
    })

    it('proves its network once for each reading that changes something, and for no other', async () => {
      const { app, rig, steps, opened } = scene()
      const { checkout } = await opened()
      const network = networksOf(app.ctx).of(coin)!
      let proofs = 0
      const prove = async (...given: Parameters<typeof network.prove>) => {
        proofs += 1
        await network.prove(...given)
      }
      const proofsOf = async (mined: number) => {
        await rig.mine(mined)
        proofs = 0
        await watchNetwork(app.ctx, { ...network, prove })
        return proofs
      }
      // Payments of other stories get their last confirmations first.
      await steps.mine(network.requiredConfirmations(coin) + 1)
      expect(await proofsOf(1)).toBe(0)
      await steps.pay(coin, checkout.address, checkout.due)
      expect(await proofsOf(1)).toBe(1)
      // One block more is one confirmation more.
      expect(await proofsOf(1)).toBe(1)
      expect(await proofsOf(1)).toBe(1)
      expect(await proofsOf(1)).toBe(0)
    })

    it('blocks that do not go on from one that was read before are not believed, though the node knew that one', async () => {
      const { app, rig, steps, opened } = scene()
      const { person, checkout } = await opened()
      await steps.mine(1)
      await steps.pay(coin, checkout.address, checkout.due)
      await steps.mine(1)
      await rig.undo(1)
      await rig.mine(4)
      // As from two nodes behind one address: the first has the block, the second tells of another chain.
      const network = networksOf(app.ctx).of(coin)!
      await watchNetwork(app.ctx, { ...network, hasBlock: async () => true })
      expect(await steps.pauseOf(checkout.network)).toMatchObject({ reason: 'inconsistent' })
      expect(await steps.look(person, checkout.id)).toMatchObject({ status: 'confirming', confirmations: 1 })
      await steps.watch()
      expect(await steps.pauseOf(checkout.network)).toBeNull()
      expect(await steps.look(person, checkout.id)).toMatchObject({ status: 'settled' })
    })

    it('a block from more than two hours ahead is not believed, and the network recovers without anybody', async () => {
      const { rig, steps, opened } = scene()
      const { person, checkout } = await opened()
      await steps.mine(1)
      await steps.pay(coin, checkout.address, checkout.due)
      rig.proxy.misbehave(rig.lies.ahead)
      await steps.mine(4)
      expect(await steps.pauseOf(checkout.network)).toMatchObject({ reason: 'inconsistent' })
      expect(await steps.look(person, checkout.id)).toMatchObject({ status: 'new', payments: [] })
      rig.proxy.heal()
      await steps.watch()
      expect(await steps.pauseOf(checkout.network)).toBeNull()
      expect(await steps.look(person, checkout.id)).toMatchObject({ status: 'settled', credited: '250.00' })
    })

    it('a node that stands still is told from one that goes on', async () => {
      const { app, steps, opened } = scene()
      const { checkout } = await opened()
      // Where blocks are made by hand none is awaited: there the network is given the patience of its kind.
      const network = { ...networksOf(app.ctx).of(coin)!, stallsAfterMs }
      const watch = () => watchNetwork(app.ctx, network)
      await steps.mine(1)
      app.clock.advance(stallsAfterMs - 1)
      await watch()
      expect(await steps.pauseOf(checkout.network)).toBeNull()
      app.clock.advance(2)
      await watch()
      expect(await steps.pauseOf(checkout.network)).toMatchObject({ reason: 'stalled' })
      await steps.mine(1)
      expect(await steps.pauseOf(checkout.network)).toBeNull()
    })

    it('a node that was down for two hours: what was paid meanwhile is credited, each once (F14)', async () => {
      const { app, rig, steps, opened } = scene()
      const checkouts = [await opened(), await opened(), await opened()]
      rig.proxy.misbehave('silent')
      for (const { checkout } of checkouts) {
        await steps.pay(coin, checkout.address, checkout.due)
        await rig.mine(15)
      }
      await steps.watch()
      app.clock.advance(2 * 60 * 60_000)
      rig.proxy.heal()
      // What was missed is more than one reading takes.
      for (let reading = 0; reading < 4; reading += 1) await steps.watch()
      for (const { person } of checkouts) expect(await steps.balance(person)).not.toBe('0')
      const counts = await steps.creditsOf(checkouts.map(({ checkout }) => checkout.id))
      expect(counts).toEqual([1, 1, 1])
    })

    it('asks the node as often with many open checkouts as with few', async () => {
      const { app, rig, steps } = scene()
      // Beyond the overlap, so that each reading asks for as many blocks as the one before.
      await rig.mine(21)
      await steps.watch()
      rig.proxy.takeCalls()
      await steps.mine(1)
      const few = rig.proxy.takeCalls().length
      for (let open = 0; open < 20; open += 1)
        await steps.open(await app.person(), { amount: '250.00', coin })
      await steps.mine(1)
      expect(rig.proxy.takeCalls()).toHaveLength(few)
    })
  }
