import { lookUpStories } from '#deposits/testing/lookup-stories.ts'
import { nodeStories } from '#deposits/testing/node-stories.ts'
import { describePaymentStories } from '#deposits/testing/payment-stories.ts'
import { poolStories } from '#deposits/testing/reorganisation-stories.ts'
import { findAnvil } from '../evm/testing/anvil.ts'
import { startLitecoinRig } from './testing/litecoin-rig.ts'
import { mischiefStories } from './testing/mischief-stories.ts'
import { findLitecoind } from './testing/unpack-litecoind.ts'

const program = await findLitecoind()

describePaymentStories('ltc', {
  start: () => startLitecoinRig(program!),
  more: [
    poolStories,
    nodeStories({ stallsAfterMs: 3_600_000 }),
    lookUpStories({ findsEvery: true }),
    mischiefStories({ bech32: 'rltc', scheme: 'litecoin' }),
  ],
  missing:
    program === undefined || findAnvil() === undefined
      ? 'no litecoind or no anvil: set LITECOIND and ANVIL to their programs'
      : undefined,
})
