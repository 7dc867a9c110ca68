import { nodeStories } from '#deposits/testing/node-stories.ts'
import { describePaymentStories } from '#deposits/testing/payment-stories.ts'
import { evmChains } from './evm-chains.ts'
import { findAnvil } from './testing/anvil.ts'
import { startEvmRig } from './testing/evm-rig.ts'

const bsc = evmChains.find(({ id }) => id === 'bsc-testnet')!

const stage = {
  start: () => startEvmRig(bsc, ['usdt', 'bnb']),
  more: [nodeStories(bsc)],
  missing: findAnvil() === undefined ? 'no anvil: set ANVIL to its program' : undefined,
}

describePaymentStories('usdt', stage)
describePaymentStories('bnb', stage)
