import { lookUpFaultStories, lookUpStories } from '#deposits/testing/lookup-stories.ts'
import { lyingNodeStories, nodeStories } from '#deposits/testing/node-stories.ts'
import { describeStories, paymentStories } from '#deposits/testing/payment-stories.ts'
import { deepForkStory, reorganizationStories } from '#deposits/testing/reorganization-stories.ts'
import { type EvmChain, evmChains } from './evm-chains.ts'
import { findAnvil } from './testing/anvil.ts'
import { type EvmRig, startEvmRig } from './testing/evm-rig.ts'

const [bsc, sepolia] = ['bsc-testnet', 'sepolia'].map((id) => evmChains.find((chain) => chain.id === id)!)
const missing = findAnvil() === undefined ? 'no anvil: set ANVIL to its program' : undefined

/** What the gate has of USDT (evm-stories.test.ts). */
const ofTheGate = [paymentStories, reorganizationStories, lookUpStories({ findsEvery: true })]
const ofNodes = (chain: EvmChain) => [lookUpFaultStories, lyingNodeStories, nodeStories(chain), deepForkStory]

describeStories('usdt', {
  start: () => startEvmRig(bsc!, ['usdt', 'bnb']),
  stories: ofNodes(bsc!),
  missing,
})
describeStories('bnb', {
  start: () => startEvmRig(bsc!, ['usdt', 'bnb']),
  stories: [...ofTheGate, ...ofNodes(bsc!)],
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
describeStories('eth', {
  start: startSepolia,
  stories: [...ofTheGate, ...ofNodes(sepolia!)],
  missing,
})
