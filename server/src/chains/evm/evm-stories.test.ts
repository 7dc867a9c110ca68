import { describePaymentStories } from '#deposits/testing/payment-stories.ts'
import { evmChains } from './evm-chains.ts'
import { startEvmRig } from './testing/evm-rig.ts'

const bsc = evmChains.find(({ id }) => id === 'bsc-testnet')!

describePaymentStories('usdt', () => startEvmRig(bsc, ['usdt', 'bnb']))
describePaymentStories('bnb', () => startEvmRig(bsc, ['usdt', 'bnb']))
