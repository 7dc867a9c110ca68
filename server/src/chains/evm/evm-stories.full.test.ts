import { lookUpStories } from '#deposits/testing/lookup-stories.ts'
import { nodeStories } from '#deposits/testing/node-stories.ts'
import { describePaymentStories } from '#deposits/testing/payment-stories.ts'
import { evmChains } from './evm-chains.ts'
import { findAnvil } from './testing/anvil.ts'
import { type EvmRig, startEvmRig } from './testing/evm-rig.ts'

const [bsc, sepolia] = ['bsc-testnet', 'sepolia'].map((id) => evmChains.find((chain) => chain.id === id)!)
const missing = findAnvil() === undefined ? 'no anvil: set ANVIL to its program' : undefined

describePaymentStories('bnb', {
  start: () => startEvmRig(bsc!, ['usdt', 'bnb']),
  more: [nodeStories(bsc!), lookUpStories({ findsEvery: true })],
  missing,
})

/** A chain without a token; beside it a node for USDT, without which no coin can be switched on. */
async function startSepolia(): Promise<EvmRig> {
  const [usdt, eth] = [await startEvmRig(bsc!, ['usdt']), await startEvmRig(sepolia!, ['eth'])]
  return {
    ...eth,
    env: { ...usdt.env, ...eth.env },
    join: (ctx) => {
      usdt.join(ctx)
      eth.join(ctx)
    },
    close: async () => {
      await usdt.close()
      await eth.close()
    },
  }
}
describePaymentStories('eth', {
  start: startSepolia,
  more: [nodeStories(sepolia!), lookUpStories({ findsEvery: true })],
  missing,
})
