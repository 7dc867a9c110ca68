import { coins } from '@evenmoor/ledger/money'
import { genesisHash } from '#practice/genesis.ts'
import {
  findPracticeTransaction,
  hasPracticeBlock,
  newDepositAddress,
  practicePaymentsSince,
  practiceTip,
} from '#practice/read-chain.ts'
import { sendFromTreasury } from '#practice/send-from-treasury.ts'
import type { ChainNetwork, ChainPayment } from './chain-network.ts'
import { networkName } from './network-names.ts'

type Told = NonNullable<Awaited<ReturnType<typeof findPracticeTransaction>>>

/** Transactions of the practice network have one output. */
const asPayment = ({ hash, toAddress, coin, amountMinor, sentAt, block }: Told): ChainPayment => ({
  transaction: hash,
  outputIndex: 0,
  address: toAddress,
  coin,
  amountMinor,
  reachedAt: sentAt,
  block,
})

/** The simulated chain inside the server (product.md, "Practice mode"). */
export const practiceNetwork: ChainNetwork = {
  id: 'practice',
  name: networkName('practice'),
  coins,
  isOwn: true,
  requiredConfirmations: () => 3,
  overlapBlocks: 12n,
  stallsAfterMs: null,
  paymentUri: () => null,
  newAddress: async (ctx, tx) => ({ address: await newDepositAddress(ctx, tx), index: null }),
  isOurs: ({ index }) => index === null,
  verify: async () => undefined,
  prove: async () => undefined,
  start: async () => ({ height: 0n, hash: genesisHash }),
  tip: practiceTip,
  hasBlock: hasPracticeBlock,
  paymentsSince: async (ctx, height) => {
    const { tip, payments } = await practicePaymentsSince(ctx, height)
    return { tip, blocks: [], readTo: tip, payments: payments.map(asPayment) }
  },
  findPayment: async (ctx, { transaction, outputIndex }) => {
    const found = outputIndex === 0 ? await findPracticeTransaction(ctx, transaction) : undefined
    return found === undefined ? undefined : asPayment(found)
  },
  findTransaction: async (ctx, hash) => {
    const found = await findPracticeTransaction(ctx, hash)
    return found === undefined ? undefined : [asPayment(found)]
  },
  findsEveryTransaction: async () => true,
  send: sendFromTreasury,
}
