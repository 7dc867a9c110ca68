import type { Coin } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { type ChainNetwork, type ChainPayment, depthOf } from '#chains/chain-network.ts'
import { networks } from '#chains/networks.ts'
import { outputOf } from './apply-sightings.ts'
import type { Payment } from './deposit.ts'
import { findDepositsByAddress } from './deposit-store.ts'
import { readCredited, readCreditedByCoin } from './payment-store.ts'

/** A payment that has its confirmations for this long and is not credited is no longer just on its way. */
const graceMs = 60_000

/**
 * What deposits and networks say differently, one sentence each; empty when they agree. Every credited payment must
 * be in the chain with its coin and amount, and every confirmed payment to a deposit's address must be credited.
 * Reads everything from the start: for the operator, not for a hot path.
 */
export async function compareDepositsWithChain(ctx: Context): Promise<string[]> {
  const credited = await readCredited(ctx.db)
  const found = await Promise.all(networks.map((network) => compareNetwork(ctx, network, credited)))
  return found.flat()
}

/** By coin, what deposits have put into custody: the sum of the payments that are credited now. */
export const creditedByCoin = (ctx: Context): Promise<Map<Coin, bigint>> => readCreditedByCoin(ctx.db)

type Credited = Payment & { readonly coin: Coin }

async function compareNetwork(
  ctx: Context,
  network: ChainNetwork,
  all: readonly Credited[],
): Promise<string[]> {
  const { tip, payments } = await network.paymentsSince(ctx, 0n)
  const told = new Map(payments.map((payment) => [outputOf(payment), payment]))
  const credited = all.filter((payment) => payment.network === network.id)
  const wrong = credited.flatMap((payment) => wrongCredit(payment, told.get(outputOf(payment))))
  const known = new Set(credited.map(outputOf))
  const overdueBefore = new Date(ctx.clock.now().getTime() - graceMs)
  const overdue = payments.filter(
    (payment) =>
      !known.has(outputOf(payment)) &&
      depthOf(payment.block, tip) >= network.requiredConfirmations &&
      payment.reachedAt < overdueBefore,
  )
  const deposits = await findDepositsByAddress(
    ctx.db,
    network.id,
    overdue.map(({ address }) => address),
  )
  const ours = new Set(deposits.map(({ address }) => address))
  const uncredited = overdue
    .filter(({ address }) => ours.has(address))
    .map(({ transaction }) => `payment ${transaction} on ${network.id} is confirmed but not credited`)
  return [...wrong, ...uncredited]
}

function wrongCredit(payment: Credited, told: ChainPayment | undefined): string[] {
  const name = `payment ${payment.transaction} of deposit ${payment.depositId}`
  if (told === undefined || told.block === null)
    return [`${name} is credited but not in the chain of ${payment.network}`]
  if (told.coin === payment.coin && told.amountMinor === payment.coinMinor) return []
  return [
    `${name} is credited with ${payment.coinMinor} ${payment.coin} but was ${told.amountMinor} ${told.coin} on ${payment.network}`,
  ]
}
