import { describePaymentStories } from '#deposits/testing/payment-stories.ts'
import { evmChains } from './evm-chains.ts'
import { startEvmRig } from './testing/evm-rig.ts'

const bsc = evmChains.find(({ id }) => id === 'bsc-testnet')!

const stage = { start: () => startEvmRig(bsc, ['usdt', 'bnb']), stallsAfterMs: bsc.stallsAfterMs }

describePaymentStories('usdt', stage)
describePaymentStories('bnb', stage)
