import { type Coin, formatMoney, parseMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { lockDue } from '#deposits/checkouts/lock-deposit-due.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badField, conflict } from '#platform/problems.ts'
import { openWallet } from './open-wallet.ts'
import { sendCoins } from './send-coins.ts'
import { lockAddress, receivedBy } from './wallet-store.ts'

export type PracticePayment = {
  readonly investorId: string
  readonly depositId: string
  /** Of the checkout's coin, as typed; without it, what is still due. */
  readonly coinAmount: string | undefined
}

/**
 * Pays an investor's own checkout from their practice wallet. Payments of one checkout wait for each other, so two
 * clicks on "pay what is due" pay once. Throws 404 for a checkout that is not theirs, 400 for a bad amount, 409
 * when nothing is due or the wallet holds too little; then nothing moves.
 */
export async function payDeposit(ctx: Context, tx: Tx, payment: PracticePayment) {
  const checkout = await lockDue(tx, payment.investorId, payment.depositId)
  const { address, coin } = checkout
  const typedMinor = payment.coinAmount === undefined ? undefined : readCoinAmount(payment.coinAmount, coin)
  await lockAddress(tx, address)
  // What was sent and is not written down yet counts too, and what vanished and still is written down does not.
  const unseenMinor = (await receivedBy(tx, address, coin)) - checkout.receivedMinor
  const amountMinor = typedMinor ?? checkout.dueMinor - checkout.surplusMinor - unseenMinor
  if (amountMinor <= 0n) {
    throw conflict('checkout_paid_in_full')
  }
  const wallet = await openWallet(ctx, tx, payment.investorId)
  const send = await sendCoins(ctx, tx, { fromAddress: wallet, toAddress: address, coin, amountMinor })
  if ('short' in send) {
    throw conflict('practice_wallet_short', {
      held_amount: coinText(send.heldMinor, coin),
      needed_amount: coinText(amountMinor, coin),
    })
  }
  return { transaction: send.hash, coin, amount: formatMoney({ asset: coin, minor: amountMinor }), address }
}

function readCoinAmount(text: string, coin: Coin): bigint {
  const parsed = parseMoney(text, coin)
  if (parsed.ok) return parsed.minor
  if (parsed.refusal === 'zero') throw badField('coin_amount', 'amount_above_zero')
  if (parsed.refusal === 'too_many_decimals') throw badField('coin_amount', 'coin_too_many_decimals')
  throw badField('coin_amount', 'coin_amount_plain_digits')
}

const coinText = (minor: bigint, coin: Coin): string =>
  `${formatMoney({ asset: coin, minor })} ${coin.toUpperCase()}`
