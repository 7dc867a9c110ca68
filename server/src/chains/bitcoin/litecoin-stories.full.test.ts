import { lookUpFaultStories, lookUpStories } from '#deposits/testing/lookup-stories.ts'
import { lyingNodeStories, nodeStories } from '#deposits/testing/node-stories.ts'
import { describeStories, paymentStories } from '#deposits/testing/payment-stories.ts'
import {
  deepForkStory,
  poolStories,
  reorganizationStories,
} from '#deposits/testing/reorganization-stories.ts'
import { findAnvil } from '../evm/testing/anvil.ts'
import { startLitecoinRig } from './testing/litecoin-rig.ts'
import { mischiefStories } from './testing/mischief-stories.ts'
import { findLitecoind } from './testing/unpack-litecoind.ts'

const program = await findLitecoind()

describeStories('ltc', {
  start: () => startLitecoinRig(program!),
  stories: [
    paymentStories,
    reorganizationStories,
    poolStories,
    lookUpStories({ findsEvery: true }),
    lookUpFaultStories,
    mischiefStories({ bech32: 'rltc', scheme: 'litecoin' }),
    lyingNodeStories,
    nodeStories({ stallsAfterMs: 3_600_000 }),
    deepForkStory,
  ],
  missing:
    program === undefined || findAnvil() === undefined
      ? 'no litecoind or no anvil: set LITECOIND and ANVIL to their programs'
      : undefined,
})
