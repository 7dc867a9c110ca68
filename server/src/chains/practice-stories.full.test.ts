import { describeStories, paymentStories } from '#deposits/testing/payment-stories.ts'
import {
  deepForkStory,
  poolStories,
  reorganizationStories,
} from '#deposits/testing/reorganization-stories.ts'
import { startPracticeRig } from './testing/practice-rig.ts'

for (const coin of ['bnb', 'eth', 'ltc', 'trx'] as const)
  describeStories(coin, {
    start: async () => startPracticeRig(),
    stories: [paymentStories, reorganizationStories, poolStories, deepForkStory],
  })
