import type { Deposit as DepositAnswer, DepositInList } from '@evenmoor/contract/deposits'
import { formatMoney } from '@evenmoor/ledger/money'
import { networkName } from '#chains/network-names.ts'
import { networksOf } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { assertOwnAddress } from '#deposits/addresses/assert-own-address.ts'
import {
  confirmationsOf,
  creditedMinor,
  type Deposit,
  dueMinor,
  type Payment,
  receivedMinor,
} from '../deposit.ts'
import { holdsOf, newestHold, renewableAt } from '../price-hold.ts'

/** A deposit as the contract tells it. Throws 503 when its address is not the one that was made for it. */
export async function answerFor(
  ctx: Context,
  deposit: Deposit,
  payments: readonly Payment[],
): Promise<DepositAnswer> {
  const { coin, address } = deposit
  await assertOwnAddress(ctx, deposit)
  const network = networksOf(ctx).withId(deposit.network)
  const inUsd = (minor: bigint) => formatMoney({ asset: 'usd', minor })
  const inCoin = (minor: bigint) => formatMoney({ asset: coin, minor })
  const due = dueMinor(deposit, payments)
  const holds = holdsOf(deposit)
  const newest = newestHold(deposit)
  return {
    id: deposit.id,
    reference: deposit.reference,
    status: deposit.status,
    flags: [...deposit.flags],
    amount: inUsd(deposit.amountMinor),
    credited: inUsd(creditedMinor(payments)),
    coin,
    network: deposit.network,
    network_name: networkName(deposit.network),
    address,
    coin_amount: inCoin(newest.coinMinor),
    received: inCoin(receivedMinor(payments)),
    due: inCoin(due),
    confirmations: confirmationsOf(deposit, payments),
    required_confirmations: deposit.requiredConfirmations,
    price: inUsd(newest.priceMinor),
    expires_at: deposit.expiresAt.toISOString(),
    renewable_at: renewableAt(deposit).toISOString(),
    holds: holds.map(({ priceMinor, amountMinor, coinMinor, heldAt, until }) => ({
      price: inUsd(priceMinor),
      amount: inUsd(amountMinor),
      coin_amount: inCoin(coinMinor),
      from: heldAt.toISOString(),
      until: until.toISOString(),
    })),
    created_at: deposit.createdAt.toISOString(),
    settled_at: deposit.settledAt?.toISOString() ?? null,
    payment_uri: network?.paymentUri({ address, coin, amountMinor: due }) ?? null,
    plan_id: deposit.planId,
    position_id: deposit.positionId,
    payments: payments.map((payment) => ({
      transaction: payment.transaction,
      amount: inCoin(payment.coinMinor),
      confirmations: payment.confirmations,
      block_height: payment.blockHeight === null ? null : Number(payment.blockHeight),
      status: payment.status,
      first_seen_at: payment.firstSeenAt.toISOString(),
      is_late: payment.holdNumber === null,
      price: inUsd(payment.latePriceMinor ?? holds[payment.holdNumber ?? 0]!.priceMinor),
      credited: payment.usdMinor === null ? null : inUsd(payment.usdMinor),
      transfer: payment.transferId?.toString() ?? null,
      refusal: payment.refusal?.reason ?? null,
    })),
  }
}

/** A deposit as a list tells it. */
export const rowFor = (deposit: Deposit, payments: readonly Payment[]): DepositInList => ({
  id: deposit.id,
  reference: deposit.reference,
  status: deposit.status,
  flags: [...deposit.flags],
  amount: formatMoney({ asset: 'usd', minor: deposit.amountMinor }),
  credited: formatMoney({ asset: 'usd', minor: creditedMinor(payments) }),
  coin: deposit.coin,
  plan_id: deposit.planId,
  created_at: deposit.createdAt.toISOString(),
  expires_at: deposit.expiresAt.toISOString(),
})
