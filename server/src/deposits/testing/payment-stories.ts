import type { Coin } from '@evenmoor/ledger/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ChainRig } from '#chains/testing/chain-rig.ts'
import { readConfig } from '#config.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { watchDeposits } from '../watch-deposits.ts'
import { minorOf, type NetworkSteps, networkSteps } from './network-steps.ts'
import type { Scene } from './scene.ts'

export type Stage<Rig extends ChainRig> = {
  readonly start: () => Promise<Rig>
  readonly stories: readonly ((coin: Coin, scene: () => Scene<Rig>) => void)[]
  /** Why there is no node here. */
  readonly missing?: string | undefined
}

/** Half of an amount in the coin, rounded down to its smallest unit, and the rest. */
function halves(coin: Coin, amount: string): [bigint, bigint] {
  const wholeMinor = minorOf(coin, amount)
  return [wholeMinor / 2n, wholeMinor - wholeMinor / 2n]
}

/**
 * Tells stories of payments on one network: on a real node, or on the practice network, through the real server, on
 * the coins of the rig. Checkouts want 3 confirmations. Stories that mine many blocks come last: what is agreed on
 * after each story is the whole chain so far.
 */
export function describeStories<Rig extends ChainRig>(
  coin: Coin,
  { start, stories, missing }: Stage<Rig>,
): void {
  describe.skipIf(missing !== undefined)(`${coin}: payments ${missing ?? ''}`, () => {
    let rig: Rig
    let app: TestApp
    let steps: NetworkSteps
    beforeAll(async () => {
      rig = await start()
      app = await createTestApp(rig.env)
      rig.join(app.ctx)
      steps = networkSteps(app, rig)
      await steps.watch()
    }, 60_000)
    // After every story the chain, the deposits and the ledger say the same.
    afterEach(async () => {
      await steps.mine(1)
      await steps.expectAgreement()
    })
    afterAll(async () => {
      await app.close()
      await rig.close()
    })

    const opened: Scene['opened'] = async (amount = '250.00') => {
      const person = await app.person()
      const checkout = await steps.open(person, { amount, coin })
      return { person, checkout, look: () => steps.look(person, checkout.id) }
    }

    for (const tell of stories) tell(coin, () => ({ rig, app, steps, opened }))
  })
}

/** What becomes of payments, whatever their network: told once for each. */
export function paymentStories(coin: Coin, scene: () => Scene): void {
  it('exact: confirming n of m, settled, credited what was asked', async () => {
    const { rig, steps, opened } = scene()
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
    const { rig, steps, opened } = scene()
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
    const { steps, opened } = scene()
    const { person, checkout, look } = await opened()
    await steps.pay(coin, checkout.address, checkout.due)
    await steps.pay(coin, checkout.address, checkout.due)
    await steps.mine(3)
    expect(await look()).toMatchObject({ status: 'settled', flags: ['overpaid'], credited: '500.00' })
    expect(await steps.balance(person)).toBe('500000000')
  })

  it('in parts within one block: the parts add up', async () => {
    const { rig, steps, opened } = scene()
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
    const { app, steps, opened } = scene()
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

  it('a restart at each step ends the same', async () => {
    const { app, rig, steps, opened } = scene()
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
}
