import { describePaymentStories } from '#deposits/testing/payment-stories.ts'
import { startLitecoinRig } from './testing/litecoin-rig.ts'
import { findLitecoind } from './testing/unpack-litecoind.ts'

const program = await findLitecoind()

describePaymentStories('ltc', {
  start: () => startLitecoinRig(program!),
  missing: program === undefined ? 'no litecoind: set LITECOIND to its program' : undefined,
})
