import { describeStories, paymentStories } from '#deposits/testing/payment-stories.ts'
import {
  deepForkStory,
  poolStories,
  reorganisationStories,
} from '#deposits/testing/reorganisation-stories.ts'
import { startPracticeRig } from './testing/practice-rig.ts'

for (const coin of ['bnb', 'eth', 'ltc', 'trx'] as const)
  describeStories(coin, {
    start: async () => startPracticeRig(),
    stories: [paymentStories, reorganisationStories, poolStories, deepForkStory],
  })
