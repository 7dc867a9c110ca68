import { describePaymentStories } from '#deposits/testing/payment-stories.ts'
import { findAnvil } from '../evm/testing/anvil.ts'
import { startLitecoinRig } from './testing/litecoin-rig.ts'
import { findLitecoind } from './testing/unpack-litecoind.ts'

const program = await findLitecoind()

describePaymentStories('ltc', {
  start: () => startLitecoinRig(program!),
  missing:
    program === undefined || findAnvil() === undefined
      ? 'no litecoind or no anvil: set LITECOIND and ANVIL to their programs'
      : undefined,
})
