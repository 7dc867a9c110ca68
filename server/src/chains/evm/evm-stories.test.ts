import { lookUpStories } from '#deposits/testing/lookup-stories.ts'
import { nodeStories } from '#deposits/testing/node-stories.ts'
import { describePaymentStories } from '#deposits/testing/payment-stories.ts'
import { evmChains } from './evm-chains.ts'
import { findAnvil } from './testing/anvil.ts'
import { startEvmRig } from './testing/evm-rig.ts'

const bsc = evmChains.find(({ id }) => id === 'bsc-testnet')!

describePaymentStories('usdt', {
  start: () => startEvmRig(bsc, ['usdt', 'bnb']),
  more: [nodeStories(bsc), lookUpStories({ findsEvery: true })],
  missing: findAnvil() === undefined ? 'no anvil: set ANVIL to its program' : undefined,
})
