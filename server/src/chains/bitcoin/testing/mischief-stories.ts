import type { Coin } from '@evenmoor/ledger/money'
import { expect, it } from 'vitest'
import { lookUp } from '#deposits/testing/lookup-stories.ts'
import type { Scene } from '#deposits/testing/scene.ts'
import { addressOfScript } from '../bitcoin-address.ts'
import type { CoreRig } from './core-node.ts'

type Written = {
  /** What its addresses begin with, and its payment URIs. */
  readonly bech32: string
  readonly scheme: string
}

/** What nodes and wallets of this family can do that others cannot. */
export const mischiefStories =
  ({ bech32, scheme }: Written) =>
  (coin: Coin, scene: () => Scene<CoreRig>): void => {
    it('pays three checkouts and a stranger at once: each output is credited once and exactly (C06)', async () => {
      const { app, rig, steps } = scene()
      const [one, other] = [await app.person(), await app.person()]
      const open = (person: typeof one) => steps.open(person, { amount: '100.00', coin })
      const checkouts = [await open(one), await open(one), await open(other)]
      const stranger = addressOfScript({ bech32 }, `0014${'11'.repeat(20)}`)!
      const addresses = [...checkouts.map(({ address }) => address), stranger]
      const tenth = 1_000_000n
      const payees = Object.fromEntries(addresses.map((to, at) => [to, BigInt(at + 1) * tenth]))
      const hash = await rig.payMany(payees)
      // Whoever looks it up is told of their own outputs alone.
      const amountsFor = async (person: typeof one) =>
        (await lookUp(person, hash)).payments.map(({ amount }: { amount: string }) => amount).toSorted()
      expect([await amountsFor(one), await amountsFor(other)]).toEqual([['0.01', '0.02'], ['0.03']])
      await steps.mine(4)
      expect([await amountsFor(one), await amountsFor(other)]).toEqual([['0.01', '0.02'], ['0.03']])
      const seen = [
        await steps.look(one, checkouts[0].id),
        await steps.look(one, checkouts[1].id),
        await steps.look(other, checkouts[2].id),
      ]
      expect(seen.map(({ received }) => received)).toEqual(['0.01', '0.02', '0.03'])
      expect(new Set(seen.map(({ payments }) => payments[0].transaction)).size).toBe(1)
      await steps.watch()
      await steps.expectAgreement()
    })

    it('a wallet is asked for the exact amount by a payment URI of its network', async () => {
      const { app, steps } = scene()
      const person = await app.person()
      const { address, due, payment_uri } = await steps.open(person, { amount: '100.00', coin })
      expect(address).toMatch(new RegExp(`^${bech32}1q`))
      expect(payment_uri).toBe(`${scheme}:${address}?amount=${due.replace(/\.?0+$/, '')}`)
    })

    it('a node that refuses a call (it is still loading its blocks) pauses its coin and recovers', async () => {
      const { rig, steps } = scene()
      rig.proxy.misbehave('refusing')
      await steps.watch()
      expect(await steps.pauseOf(`${coin}-regtest`)).toMatchObject({ reason: 'unreachable' })
      rig.proxy.heal()
      await steps.watch()
      expect(await steps.pauseOf(`${coin}-regtest`)).toBeNull()
    })

    it('fails closed: while its node is silent a payment that is waiting is not credited (C04)', async () => {
      const { app, rig, steps } = scene()
      const person = await app.person()
      const { id, address, due } = await steps.open(person, { amount: '100.00', coin })
      await steps.pay(coin, address, due)
      await steps.watch()
      expect(await steps.look(person, id)).toMatchObject({ status: 'seen' })
      rig.proxy.misbehave('silent')
      await rig.mine(6)
      await steps.watch()
      expect(await steps.look(person, id)).toMatchObject({ status: 'seen', credited: '0.00' })
      rig.proxy.heal()
      await steps.watch()
      expect(await steps.look(person, id)).toMatchObject({ status: 'settled', credited: '100.00' })
    })
  }
