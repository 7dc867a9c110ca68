import { lookUpStories } from '#deposits/testing/lookup-stories.ts'
import { lyingNodeStories } from '#deposits/testing/node-stories.ts'
import { describeStories, paymentStories } from '#deposits/testing/payment-stories.ts'
import { poolStories, reorganisationStories } from '#deposits/testing/reorganisation-stories.ts'
import { bitcoinStage } from './testing/bitcoin-rig.ts'
import { mischiefStories } from './testing/mischief-stories.ts'

describeStories('btc', {
  ...bitcoinStage,
  stories: [
    paymentStories,
    reorganisationStories,
    poolStories,
    // bcoin keeps no index of all transactions.
    lookUpStories({ findsEvery: false }),
    mischiefStories({ bech32: 'bcrt', scheme: 'bitcoin' }),
    lyingNodeStories,
  ],
})
