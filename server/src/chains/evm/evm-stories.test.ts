import { lookUpStories } from '#deposits/testing/lookup-stories.ts'
import { describeStories, paymentStories } from '#deposits/testing/payment-stories.ts'
import { reorganizationStories } from '#deposits/testing/reorganization-stories.ts'
import { evmChains } from './evm-chains.ts'
import { findAnvil } from './testing/anvil.ts'
import { startEvmRig } from './testing/evm-rig.ts'

const bsc = evmChains.find(({ id }) => id === 'bsc-testnet')!

// What this family's reader finds out about a node that lies stands in evm-mischief.test.ts.
describeStories('usdt', {
  start: () => startEvmRig(bsc, ['usdt', 'bnb']),
  stories: [paymentStories, reorganizationStories, lookUpStories({ findsEvery: true })],
  missing: findAnvil() === undefined ? 'no anvil: set ANVIL to its program' : undefined,
})
