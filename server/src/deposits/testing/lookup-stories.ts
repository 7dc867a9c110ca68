import type { PaymentLookup } from '@evenmoor/contract/payment-lookup'
import type { Coin } from '@evenmoor/ledger/money'
import { afterEach, expect, it } from 'vitest'
import type { NodeRig } from '#chains/testing/chain-rig.ts'
import type { NodeFault } from '#chains/testing/node-proxy.ts'
import type { TestPerson } from '#testing/app.ts'
import { minorOf } from './network-steps.ts'
import type { Scene } from './scene.ts'

/** Asks what is known of a transaction. */
export async function lookUp(person: TestPerson, transaction: string): Promise<PaymentLookup> {
  const reply = await person.call('POST', '/api/wallet/payment-lookups/', { transaction })
  expect(reply).toMatchObject({ status: 200 })
  return reply.body
}

/** What one network said: others, such as the node for USDT beside that of a story, have stories of their own. */
const saidBy = ({ networks, without_index, paused, ...rest }: PaymentLookup, network: string) => {
  const ofIt = (list: PaymentLookup['networks']) => list.filter((its) => its.network === network)
  return {
    ...rest,
    networks: ofIt(networks),
    without_index: ofIt(without_index),
    paused: ofIt(paused),
  }
}

const named = ({ network, network_name }: { network: string; network_name: string }) => ({
  network,
  network_name,
})

/**
 * What a person is told of a payment by its hash, on a real node. `findsEvery`: the node also knows transactions that
 * lie in a block and never paid us.
 */
export const lookUpStories =
  ({ findsEvery }: { findsEvery: boolean }) =>
  (coin: Coin, scene: () => Scene<NodeRig>): void => {
    afterEach(() => scene().rig.proxy.heal())

    it('looked up by its hash: waiting, n of m, credited, and told from our own books while the node is away', async () => {
      const { rig, steps, opened } = scene()
      const { person, checkout } = await opened()
      const transaction = await steps.pay(coin, checkout.address, checkout.due)
      const own = { deposit_id: checkout.id, coin, amount: checkout.due, required_confirmations: 3 }
      const told = (status: string, confirmations: number, credited: string | null = null) => ({
        outcome: 'own',
        paused: [],
        payments: [{ ...own, status, confirmations, credited }],
      })
      const ask = async () => saidBy(await lookUp(person, transaction), checkout.network)
      expect(await ask()).toMatchObject(told('waiting', 0))
      await steps.mine(1)
      expect(await ask()).toMatchObject(told('confirming', 1))
      await steps.mine(2)
      expect(await ask()).toMatchObject(told('credited', 3, '250.00'))
      rig.proxy.misbehave('silent')
      expect(await ask()).toMatchObject({
        ...told('credited', 3, '250.00'),
        paused: [named(checkout)],
      })
    })

    it('of what pays somebody else, or nobody here, no more is told than any visitor of the network can see', async () => {
      const { app, rig, steps, opened } = scene()
      const [theirs, nobodys] = [await opened(), await opened()]
      const amountMinor = minorOf(coin, theirs.checkout.due)
      await app.ctx.db.deleteFrom('deposit').where('id', '=', nobodys.checkout.id).execute()
      const asker = await app.person()
      const transactions = [
        await rig.pay(coin, theirs.checkout.address, amountMinor),
        await rig.pay(coin, nobodys.checkout.address, amountMinor),
      ]
      const answers = async () =>
        Promise.all(
          transactions.map(async (hash) => {
            const said = saidBy(await lookUp(asker, hash), theirs.checkout.network)
            return { ...said, transaction: '' }
          }),
        )
      const elsewhere = {
        transaction: '',
        outcome: 'elsewhere',
        networks: [named(theirs.checkout)],
        without_index: [],
        paused: [],
        payments: [],
      }
      expect(await answers()).toEqual([elsewhere, elsewhere])
      await steps.mine(3)
      const [toSomebody, toNobody] = await answers()
      expect(toSomebody).toEqual(toNobody)
      expect(toSomebody).toMatchObject(
        findsEvery ? elsewhere : { outcome: 'unknown', without_index: [named(theirs.checkout)] },
      )
    })

    it('a hash that no network has is unknown, with those that were asked; what is no hash asks none', async () => {
      const { app, rig, opened } = scene()
      const { person, checkout } = await opened()
      const unknown = saidBy(await lookUp(person, 'ab'.repeat(32)), checkout.network)
      expect(unknown).toMatchObject({ outcome: 'unknown', paused: [], payments: [] })
      expect(unknown.networks).toEqual([named(checkout)])
      expect(unknown.without_index).toEqual(findsEvery ? [] : [named(checkout)])
      rig.proxy.takeCalls()
      for (const transaction of ['', 'ab', `0x${'g'.repeat(64)}`, 'a'.repeat(65)]) {
        const reply = await (await app.person()).call('POST', '/api/wallet/payment-lookups/', { transaction })
        expect(reply).toMatchObject({ status: 400 })
      }
      expect(rig.proxy.takeCalls()).toEqual([])
    })
  }

/** The same while the node misbehaves in one of many ways. */
export function lookUpFaultStories(coin: Coin, scene: () => Scene<NodeRig>): void {
  afterEach(() => scene().rig.proxy.heal())

  const faults: [string, (rig: NodeRig) => NodeFault][] = [
    ['does not answer', () => 'silent'],
    ['answers with a page', () => 'html'],
    ['stops in the middle of an answer', () => 'cut'],
    ['tells of another transaction than it was asked for', ({ lies }) => lies.otherTransaction],
    ['is on another network', ({ lies }) => lies.mainNetwork],
  ]
  it.each(faults)(
    'a node that %s is named as not asked, and nothing is told for it',
    async (_what, fault) => {
      const { rig, steps, opened } = scene()
      const { person, checkout } = await opened()
      const transaction = await steps.pay(coin, checkout.address, checkout.due)
      rig.proxy.misbehave(fault(rig))
      const ask = async () => saidBy(await lookUp(person, transaction), checkout.network)
      expect(await ask()).toMatchObject({
        outcome: 'unknown',
        networks: [],
        paused: [named(checkout)],
        payments: [],
      })
      rig.proxy.heal()
      expect(await ask()).toMatchObject({ outcome: 'own', paused: [] })
      // What somebody asks pauses nobody's coin: the watcher alone does.
      expect(await steps.pauseOf(checkout.network)).toBeNull()
    },
  )
}
