import { lookUpStories } from '#deposits/testing/lookup-stories.ts'
import { nodeStories } from '#deposits/testing/node-stories.ts'
import { describePaymentStories } from '#deposits/testing/payment-stories.ts'
import { poolStories } from '#deposits/testing/reorganisation-stories.ts'
import { findAnvil } from '../evm/testing/anvil.ts'
import { startBitcoinRig } from './testing/bitcoin-rig.ts'
import { fetchBcoin } from './testing/fetch-bcoin.ts'
import { mischiefStories } from './testing/mischief-stories.ts'

const folder = await fetchBcoin()

describePaymentStories('btc', {
  start: () => startBitcoinRig(folder!),
  // bcoin keeps no index of all transactions.
  more: [
    poolStories,
    nodeStories({ stallsAfterMs: 3 * 3_600_000 }),
    lookUpStories({ findsEvery: false }),
    mischiefStories({ bech32: 'bcrt', scheme: 'bitcoin' }),
  ],
  missing:
    folder === undefined || findAnvil() === undefined
      ? 'bcoin could not be fetched, or no anvil: set ANVIL to its program'
      : undefined,
})
