import { describePaymentStories } from '#deposits/testing/payment-stories.ts'
import { poolStories } from '#deposits/testing/reorganisation-stories.ts'
import { startPracticeRig } from './testing/practice-rig.ts'

for (const coin of ['bnb', 'eth', 'ltc', 'trx'] as const)
  describePaymentStories(coin, { start: async () => startPracticeRig(), more: [poolStories] })
