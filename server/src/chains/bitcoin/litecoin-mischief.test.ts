import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { networkSteps } from '#deposits/testing/network-steps.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { findAnvil } from '../evm/testing/anvil.ts'
import { type LitecoinRig, startLitecoinRig } from './testing/litecoin-rig.ts'
import { findLitecoind } from './testing/unpack-litecoind.ts'

const program = await findLitecoind()

describe.skipIf(program === undefined || findAnvil() === undefined)(
  'ltc: what one transaction can hold',
  () => {
    let rig: LitecoinRig
    let app: TestApp
    let steps: ReturnType<typeof networkSteps>
    beforeAll(async () => {
      rig = await startLitecoinRig(program!)
      app = await createTestApp(rig.env)
      steps = networkSteps(app, rig)
      await steps.watch()
    }, 60_000)
    afterAll(async () => {
      await app.close()
      await rig.close()
    })

    it('pays three checkouts and a stranger: each output is credited once and exactly (C06)', async () => {
      const [one, other] = [await app.person(), await app.person()]
      const open = (person: typeof one) => steps.open(person, { amount: '100.00', coin: 'ltc' })
      const checkouts = [await open(one), await open(one), await open(other)]
      const stranger = await rig.node.call<string>('getnewaddress', '', 'bech32')
      const amounts: Record<string, bigint> = Object.fromEntries(
        [...checkouts.map(({ address }) => address), stranger].map((address, at) => [
          address,
          BigInt(at + 1),
        ]),
      )
      const litoshi = 100_000_000n
      await rig.payMany(Object.fromEntries(Object.entries(amounts).map(([to, n]) => [to, n * litoshi])))
      await steps.mine(4)
      const seen = [
        await steps.look(one, checkouts[0].id),
        await steps.look(one, checkouts[1].id),
        await steps.look(other, checkouts[2].id),
      ]
      expect(seen.map(({ received }) => received)).toEqual(['1.00', '2.00', '3.00'])
      expect(new Set(seen.map(({ payments }) => payments[0].transaction)).size).toBe(1)
      await steps.watch()
      await steps.expectAgreement()
    })

    it('a wallet is asked for the exact amount by a payment URI of its network', async () => {
      const person = await app.person()
      const { address, due, payment_uri } = await steps.open(person, { amount: '100.00', coin: 'ltc' })
      expect(address).toMatch(/^rltc1q/)
      expect(payment_uri).toBe(`litecoin:${address}?amount=${due.replace(/\.?0+$/, '')}`)
    })

    it('a node that refuses a call (it is still loading its blocks) pauses its coin and recovers', async () => {
      rig.proxy.misbehave('refusing')
      await steps.watch()
      expect(await steps.pauseOf('ltc-regtest')).toMatchObject({ reason: 'unreachable' })
      rig.proxy.heal()
      await steps.watch()
      expect(await steps.pauseOf('ltc-regtest')).toBeNull()
    })

    it('fails closed: while its node is silent a payment that is waiting is not credited (C04)', async () => {
      const person = await app.person()
      const { id, address, due } = await steps.open(person, { amount: '100.00', coin: 'ltc' })
      await steps.pay('ltc', address, due)
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
  },
)
