import { describeStories, paymentStories } from '#deposits/testing/payment-stories.ts'
import {
  deepForkStory,
  poolStories,
  reorganizationStories,
} from '#deposits/testing/reorganization-stories.ts'
import { startPracticeRig } from './testing/practice-rig.ts'

/** One that is worth a dollar, in eighteen decimals, and one whose price moves, in eight. */
for (const coin of ['usdt', 'btc'] as const)
  describeStories(coin, {
    start: async () => startPracticeRig(),
    stories: [paymentStories, reorganizationStories, poolStories, deepForkStory],
  })
