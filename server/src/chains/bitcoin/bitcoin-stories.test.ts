import { lookUpStories } from '#deposits/testing/lookup-stories.ts'
import { lyingNodeStories } from '#deposits/testing/node-stories.ts'
import { describeStories, paymentStories } from '#deposits/testing/payment-stories.ts'
import { poolStories, reorganizationStories } from '#deposits/testing/reorganization-stories.ts'
import { bitcoinStage } from './testing/bitcoin-rig.ts'
import { mischiefStories } from './testing/mischief-stories.ts'

describeStories('btc', {
  ...bitcoinStage,
  stories: [
    paymentStories,
    reorganizationStories,
    poolStories,
    // bcoin keeps no index of all transactions.
    lookUpStories({ findsEvery: false }),
    mischiefStories({ bech32: 'bcrt', scheme: 'bitcoin' }),
    lyingNodeStories,
  ],
})
