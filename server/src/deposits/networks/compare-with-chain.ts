import type { Coin } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { type ChainNetwork, type ChainPayment, type ChainReading, depthOf } from '#chains/chain-network.ts'
import { confirmationsFor, networksOf } from '#chains/networks.ts'
import { outputOf } from '../payment-output.ts'
import type { Payment } from '../deposit.ts'
import { findDepositsByAddress, whichAreDeposits } from '../deposit-store.ts'
import { readCredited, readCreditedByCoin, readReviewed } from '../payment-store.ts'
import { readCursors } from './chain-cursor-store.ts'

/** A payment that has its confirmations for this long and is not credited is no longer just on its way. */
const graceMs = 60_000

/** How many blocks of a network that is not our own are read again. */
const recentBlocks = 2_000n

/**
 * What deposits and networks say differently, one sentence each; empty when they agree. Every credited payment must
 * be in the chain with its coin and amount, and every confirmed payment to a deposit's address must be credited, be in
 * review, or have been refused.
 * Asks for every credited payment: for the operator, not for a hot path.
 */
export async function compareDepositsWithChain(ctx: Context): Promise<string[]> {
  const credited = await readCredited(ctx.db)
  const found = await Promise.all(
    networksOf(ctx).all.map((network) => compareNetwork(ctx, network, credited)),
  )
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
  const { tip, payments } = await readRecent(ctx, network)
  const told = new Map(payments.map((payment) => [outputOf(payment), payment]))
  const credited = all.filter((payment) => payment.network === network.id)
  const wrong: string[] = []
  for (const payment of credited) {
    const found = told.get(outputOf(payment)) ?? (await network.findPayment(ctx, payment))
    wrong.push(...wrongCredit(payment, found))
  }
  const reviewed = await readReviewed(ctx.db, network.id)
  const known = new Set([...credited, ...reviewed].map(outputOf))
  const overdueBefore = new Date(ctx.clock.now().getTime() - graceMs)
  const overdue = payments.filter(
    (payment) =>
      !known.has(outputOf(payment)) &&
      depthOf(payment.block, tip) >= confirmationsFor(ctx, network, payment.coin) &&
      payment.reachedAt < overdueBefore,
  )
  const addresses = overdue.map(({ address }) => address)
  const deposits = await findDepositsByAddress(ctx.db, network.id, addresses)
  const coinOf = new Map(deposits.map(({ address, coin }) => [address, coin]))
  const uncredited = overdue
    .filter(({ address, coin }) => coinOf.get(address) === coin)
    .map(({ transaction }) => `payment ${transaction} on ${network.id} is confirmed but not credited`)
  return [...wrong, ...uncredited]
}

/** The whole of our own chain; of another, the blocks that the watcher read last, from its place back. */
async function readRecent(
  ctx: Context,
  network: ChainNetwork,
): Promise<Pick<ChainReading, 'tip' | 'payments'>> {
  const ours = (addresses: readonly string[]) => whichAreDeposits(ctx.db, network.id, addresses)
  const place = (await readCursors(ctx.db)).find((candidate) => candidate.network === network.id)
  const recent = place === undefined ? 0n : place.block.height - recentBlocks
  const first = network.isOwn || place === undefined || recent < place.startHeight
  let height = first ? (place?.startHeight ?? 0n) : recent
  const payments = new Map<string, ChainPayment>()
  for (;;) {
    const reading = await network.paymentsSince(ctx, height, ours)
    for (const payment of reading.payments) payments.set(outputOf(payment), payment)
    if (reading.readTo.height >= reading.tip.height)
      return { tip: reading.tip, payments: [...payments.values()] }
    height = reading.readTo.height + 1n
  }
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
