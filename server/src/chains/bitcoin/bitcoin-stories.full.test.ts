import { lookUpFaultStories } from '#deposits/testing/lookup-stories.ts'
import { nodeStories } from '#deposits/testing/node-stories.ts'
import { describeStories } from '#deposits/testing/payment-stories.ts'
import { deepForkStory } from '#deposits/testing/reorganization-stories.ts'
import { bitcoinStage } from './testing/bitcoin-rig.ts'

describeStories('btc', {
  ...bitcoinStage,
  stories: [lookUpFaultStories, nodeStories({ stallsAfterMs: 3 * 3_600_000 }), deepForkStory],
})
