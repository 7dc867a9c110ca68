import type { Context } from '#context.ts'
import { networksOf } from '#chains/networks.ts'
import { assertOwnAddress } from '#deposits/addresses/assert-own-address.ts'
import { assertWithinLimits } from '#deposits/limits/assert-within-limits.ts'
import { networkForCheckout } from '#deposits/networks/network-for-checkout.ts'
import { assertFresh, type CoinPrice } from '#market/price-of.ts'
import { assertPersonMayPayIn } from '#people/breaks/assert-may-pay-in.ts'
import { termsToOpenUnder } from '#plans/find-plan.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict } from '#platform/problems.ts'
import { assessDeposit } from '../assess-deposit.ts'
import { coinDueFor, type Deposit, dueMinor, type Payment, valueMinor } from '../deposit.ts'
import { lockDeposit } from '../deposit-store.ts'
import { readPayments } from '../payment-store.ts'
import { addHold } from '../price-hold-store.ts'
import { holdMs, holdsMax, holdsOf, newestHold, type PriceHold, renewableAt } from '../price-hold.ts'
import { assertRoomForCheckout } from './assert-room-for-checkout.ts'
import { getCheckout } from './get-deposit.ts'

/**
 * Holds the price of now for 15 minutes, for what is still due, at the same address. While the newest hold has more
 * than five minutes left it stays, so that asking twice, or in two tabs, holds one price. Payments wait meanwhile: one
 * that was first seen before is worth what it was worth then. Throws 404 for a checkout that is not theirs, 409 when
 * nothing is due, after 20 holds, with too many open checkouts, during a break, when the plan's terms changed and when
 * the network is no longer used; 400 above an own limit; 503 without a price and while the network is paused.
 */
export async function holdPrice(
  ctx: Context,
  tx: Tx,
  { investorId, depositId, price }: { investorId: string; depositId: string; price: () => CoinPrice },
): Promise<void> {
  const { id } = await getCheckout(tx, investorId, depositId)
  const deposit = await lockDeposit(tx, id)
  const payments = await readPayments(tx, id)
  assertDue(deposit, payments)
  const now = ctx.clock.now()
  if (now < renewableAt(deposit)) return
  if (holdsOf(deposit).length >= holdsMax) throw conflict('price_held_too_often', { count: holdsMax })
  await assertMayBePaid(ctx, tx, deposit, now)
  const hold = nextHold(ctx, deposit, payments, { now, price: price() })
  await addHold(tx, id, hold)
  await assessDeposit(ctx, tx, await lockDeposit(tx, id), payments)
}

function assertDue(deposit: Deposit, payments: readonly Payment[]): void {
  if (deposit.status === 'settled') throw conflict('checkout_settled')
  if (dueMinor(deposit, payments) === 0n) throw conflict('checkout_payments_seen')
}

/** What a new checkout would be refused for is refused here too. */
async function assertMayBePaid(ctx: Context, tx: Tx, deposit: Deposit, now: Date): Promise<void> {
  const { id, investorId, planId, termsVersion, amountMinor, coin } = deposit
  const person = await assertWithinLimits(ctx, tx, { investorId, amountMinor, exceptDepositId: id })
  await assertRoomForCheckout(tx, { investorId, exceptDepositId: id, now })
  assertPersonMayPayIn(ctx, person)
  if (planId !== null) await termsToOpenUnder(ctx, tx, { planId, termsVersion: termsVersion ?? undefined })
  const inUse = networksOf(ctx).of(coin)
  if (inUse !== undefined && inUse.id !== deposit.network) throw conflict('checkout_network_gone')
  await networkForCheckout(ctx, tx, coin)
  await assertOwnAddress(ctx, deposit)
}

function nextHold(
  ctx: Context,
  deposit: Deposit,
  payments: readonly Payment[],
  { now, price }: { now: Date; price: CoinPrice },
): PriceHold {
  assertFresh(ctx.clock, deposit.coin, price)
  const { usdMinor: priceMinor } = price
  const amountMinor = deposit.amountMinor - valueMinor(deposit, payments)
  return {
    number: newestHold(deposit).number + 1,
    heldAt: now,
    until: new Date(now.getTime() + holdMs),
    amountMinor,
    coinMinor: coinDueFor(amountMinor, deposit.coin, priceMinor),
    priceMinor,
  }
}
