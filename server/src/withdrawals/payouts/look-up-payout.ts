import { because } from '@evenmoor/contract/refusals'
import type { PayoutLookup } from '@evenmoor/contract/staff-payouts'
import { formatMoney } from '@evenmoor/ledger/money'
import type { ChainPayment } from '#chains/chain-network.ts'
import { NetworkFault } from '#chains/network-fault.ts'
import { networksOf } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { heightRead } from '#deposits/networks/chain-progress.ts'
import { notFound, unavailable } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { findPayoutPayment } from './payout-payment-store.ts'
import { type Withdrawal, withdrawalCoin } from '../withdrawal.ts'
import { findWithdrawal } from '../withdrawal-list-store.ts'

/**
 * How a transaction relates to a withdrawal that staff pay, in the order in which it can go wrong. Books nothing: only
 * the watcher counts payments. Asks the node: not within a transaction, and not often.
 */
export async function lookUpPayout(
  ctx: Context,
  { id, transaction }: { id: string; transaction: string },
): Promise<PayoutLookup> {
  const { withdrawal } = (isUuid(id) ? await findWithdrawal(ctx.db, id) : undefined) ?? {}
  const network = withdrawal && networksOf(ctx).withId(withdrawal.network)
  if (withdrawal === undefined || network === undefined) throw notFound()
  const hash = transaction.toLowerCase().replace(/^0x/, '')
  let payments: readonly ChainPayment[] | undefined
  try {
    payments = await network.findTransaction(ctx, hash)
    await network.prove(ctx)
  } catch (error) {
    if (!(error instanceof NetworkFault)) throw error
    throw unavailable(because('network_not_answering', { network: network.name }))
  }
  if (payments === undefined) return { verdict: 'unknown', found: null }
  return judged(ctx, withdrawal, payments)
}

async function judged(
  ctx: Context,
  withdrawal: Withdrawal,
  payments: readonly ChainPayment[],
): Promise<PayoutLookup> {
  const { id, address, coinMinor, network } = withdrawal
  const [first] = payments
  if (first === undefined) return { verdict: 'nothing', found: null }
  const here = payments.filter((payment) => payment.address === address)
  const inCoin = here.filter(({ coin }) => coin === withdrawalCoin)
  const exact = inCoin.find(({ amountMinor }) => amountMinor === coinMinor)
  if (exact === undefined) {
    const token = payments.find(({ coin }) => coin === withdrawalCoin)
    const wrong = inCoin[0] ?? here[0] ?? token ?? first
    const verdict = inCoin.length > 0 ? 'wrong_amount' : here.length > 0 ? 'wrong_coin' : 'wrong_address'
    return { verdict, found: told(wrong) }
  }
  const written = await findPayoutPayment(ctx.db, { ...exact, network })
  if (written !== undefined) {
    const isThis = written.withdrawalId === id && written.verdict === 'pays'
    if (isThis && written.missingAt === null) return { verdict: 'counted', found: null }
    return { verdict: isThis ? 'waiting' : 'other_withdrawal', found: null }
  }
  if (exact.block === null) return { verdict: 'waiting', found: null }
  const read = await heightRead(ctx.db, network)
  const isRead = read !== undefined && exact.block.height <= read
  return { verdict: isRead ? 'too_early' : 'soon', found: null }
}

const told = ({ address, coin, amountMinor }: ChainPayment) => ({
  address,
  coin,
  amount: formatMoney({ asset: coin, minor: amountMinor }),
})
