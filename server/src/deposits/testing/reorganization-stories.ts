import type { Coin } from '@evenmoor/ledger/money'
import { expect, it } from 'vitest'
import type { PoolRig } from '#chains/testing/chain-rig.ts'
import type { Scene } from './scene.ts'

/** What becomes of payments that lose their place in the chain, or in the pool. */
export function reorganizationStories(coin: Coin, scene: () => Scene): void {
  it('reorganized before settlement: followed into its new block and credited once', async () => {
    const { rig, steps, opened } = scene()
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
    const { rig, steps, opened } = scene()
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

  it('reorganized after settlement: the credit is taken back, and given again when the payment returns', async () => {
    const { rig, steps, opened } = scene()
    const { person, checkout, look } = await opened()
    await steps.pay(coin, checkout.address, checkout.due)
    await steps.mine(3)
    expect(await steps.balance(person)).toBe('250000000')
    await rig.undo(3)
    await steps.watch()
    expect(await steps.balance(person)).toBe('0')
    expect((await look()).flags).toContain('reversed')
    expect(await steps.pausesOf(checkout, person)).toHaveLength(1)
    await steps.mine(3)
    expect(await steps.balance(person)).toBe('250000000')
    expect(await look()).toMatchObject({ status: 'settled', flags: ['reversed'] })
  })
}

/** The same far back: many blocks. */
export function deepForkStory(coin: Coin, scene: () => Scene): void {
  it('a fork deeper than the overlap is found, although the chain has grown past it', async () => {
    const { rig, steps, opened } = scene()
    const { person, checkout, look } = await opened()
    const transaction = await steps.pay(coin, checkout.address, checkout.due)
    await steps.mine(20)
    expect(await steps.balance(person)).toBe('250000000')
    await rig.undoAndReplace(20, transaction)
    await rig.mine(24)
    await steps.watch()
    expect(await steps.balance(person)).toBe('0')
    expect((await look()).flags).toContain('reversed')
    // One round has read up to the tip, so the next payment is not seen late.
    const next = await opened()
    await steps.pay(coin, next.checkout.address, next.checkout.due)
    await steps.mine(1)
    expect(await next.look()).toMatchObject({ status: 'confirming', confirmations: 1 })
  })
}

/** What becomes of payments that are replaced while they wait, on networks whose pool is watched. */
export function poolStories(coin: Coin, scene: () => Scene<PoolRig>): void {
  it('replaced while it waits for a block: told, credited nothing, and another payment takes its place', async () => {
    const { rig, steps, opened } = scene()
    const { person, checkout, look } = await opened()
    const transaction = await steps.pay(coin, checkout.address, checkout.due)
    await steps.watch()
    expect(await look()).toMatchObject({ status: 'seen' })
    await rig.replaceWaiting(transaction)
    await steps.watch()
    expect(await look()).toMatchObject({ status: 'new', flags: ['replaced'], received: '0.00' })
    await steps.mine(3)
    expect(await steps.balance(person)).toBe('0')
    await steps.pay(coin, checkout.address, checkout.due)
    await steps.mine(3)
    expect(await look()).toMatchObject({ status: 'settled', credited: '250.00' })
  })
}
