import { expect, test } from 'vitest'
import { lookUp, lookUpFaultStories, lookUpStories } from '#deposits/testing/lookup-stories.ts'
import { networkSteps } from '#deposits/testing/network-steps.ts'
import { lyingNodeStories, nodeStories } from '#deposits/testing/node-stories.ts'
import { describeStories, paymentStories } from '#deposits/testing/payment-stories.ts'
import { deepForkStory, reorganizationStories } from '#deposits/testing/reorganization-stories.ts'
import { createTestApp } from '#testing/app.ts'
import { readAccountKey } from '../account-key.ts'
import { findAnvil } from '../evm/testing/anvil.ts'
import { spelt, tronAddressAt } from './tron-address.ts'
import { startTronRig } from './testing/tron-rig.ts'

const missing = findAnvil() === undefined ? 'no anvil for USDT: set ANVIL to its program' : undefined

// The one network whose node misbehaves in every way in the gate; the full tier has the same of the others.
describeStories('trx', {
  start: startTronRig,
  stories: [
    paymentStories,
    reorganizationStories,
    lookUpStories({ findsEvery: true }),
    lookUpFaultStories,
    lyingNodeStories,
    nodeStories({ stallsAfterMs: 120_000 }),
    deepForkStory,
  ],
  missing,
})

test('an address is what TRON’s wallets make of the same key', () => {
  // m/44'/195'/0' of BIP-39's first test phrase ("abandon … about"), public half.
  const account =
    'xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd'
  expect(tronAddressAt(readAccountKey('TRX_XPUB', account), 0)).toBe('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH')
})

test.each(['', '41', '4100', `42${'0'.repeat(40)}`, `0x41${'0'.repeat(40)}`])('%s is no address', (hex) => {
  expect(spelt(hex)).toBeUndefined()
})

test.skipIf(missing)('a transfer that the network took as failed is no payment', async () => {
  const rig = await startTronRig()
  const app = await createTestApp(rig.env)
  rig.join(app.ctx)
  const steps = networkSteps(app, rig)
  await steps.watch()
  const person = await app.person()
  const { id, address } = await steps.open(person, { amount: '100.00', coin: 'trx' })
  const transaction = rig.payInVain(address, 10n ** 9n)
  await steps.mine(4)
  expect(await steps.look(person, id)).toMatchObject({ status: 'new', payments: [], payment_uri: null })
  // The network has it, but it paid nobody.
  const told = await lookUp(person, transaction)
  expect(told).toMatchObject({ outcome: 'elsewhere', networks: [{ network: 'nile' }], payments: [] })
  await app.close()
  await rig.close()
})
