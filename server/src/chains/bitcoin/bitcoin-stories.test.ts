import { describePaymentStories } from '#deposits/testing/payment-stories.ts'
import { findAnvil } from '../evm/testing/anvil.ts'
import { startBitcoinRig } from './testing/bitcoin-rig.ts'
import { fetchBcoin } from './testing/fetch-bcoin.ts'

const folder = await fetchBcoin()

describePaymentStories('btc', {
  start: () => startBitcoinRig(folder!),
  missing:
    folder === undefined || findAnvil() === undefined
      ? 'bcoin could not be fetched, or no anvil: set ANVIL to its program'
      : undefined,
})
