import type { ChainNetwork, ChainPayment, ChainReading, KnownOutput } from '#chains/chain-network.ts'
import type { Attempt } from '#chains/unmatched-payments.ts'
import type { Context } from '#context.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { losePayout, markPaid, payAgain } from './settle-payout.ts'
import { verdictOn, outputKey, type PayoutPayment } from './payout-payment.ts'
import {
  insertPayoutPayment,
  lockPayoutPayment,
  readPayoutPayments,
  updatePayoutPayment,
  whichArePaidAt,
} from './payout-payment-store.ts'
import { withdrawalCoin } from '../withdrawal.ts'
import { lockWaitingAt } from '../withdrawal-store.ts'

/** Those of these addresses where staff pay withdrawals; none on our own network, which pays automatically. */
export const payoutsAmong = async (
  db: Database,
  { id, isOwn }: ChainNetwork,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> =>
  isOwn
    ? new Set()
    : whichArePaidAt(db, { network: id, addresses, statuses: ['approved', 'sent', 'confirmed'] })

/** A payment this much older than the approval was not made for it; clocks differ by less. */
const clocksDifferMs = 120_000

/** What one payment to a withdrawal's address has to change, in a transaction of its own. */
export type PayoutChange = { readonly output: KnownOutput; readonly change: (tx: Tx) => Promise<void> }

/**
 * What differs between a reading of a network from `height` on and the withdrawals that staff pay there from their own
 * wallet: an exact payment sends one, any other is written down with what is wrong with it, and one that left its chain
 * takes its withdrawal back to approved. Writes nothing yet.
 */
export async function findPayoutChanges(
  ctx: Context,
  network: ChainNetwork,
  { payments }: ChainReading,
  height: bigint,
): Promise<PayoutChange[]> {
  if (network.isOwn) return []
  const known = await readPayoutPayments(ctx.db, {
    network: network.id,
    height,
    transactions: payments.map(({ transaction }) => transaction),
  })
  const work: PayoutChange[] = []
  const viewed = new Map(payments.map((payment) => [outputKey(payment), payment]))
  for (const payment of known) {
    const found = viewed.get(outputKey(payment)) ?? (await network.findPayment(ctx, asked(payment)))
    if (differs(payment, found))
      work.push({ output: asked(payment), change: (tx) => follow(ctx, tx, payment, found) })
  }
  const written = new Set(known.map(outputKey))
  const unknown = payments.filter((found) => found.block !== null && !written.has(outputKey(found)))
  const addresses = [...new Set(unknown.map(({ address }) => address))]
  const waiting = await whichArePaidAt(ctx.db, { network: network.id, addresses, statuses: ['approved'] })
  for (const found of unknown.filter(({ address }) => waiting.has(address)))
    work.push({
      output: { ...found, blockHash: found.block?.hash ?? null },
      change: (tx) => noteNew(ctx, tx, network.id, found),
    })
  return work
}

/**
 * Brings the withdrawals in line; doing it again changes nothing. One that cannot be keeps none of the others from it. Gives
 * whether the network may be read past all of them.
 */
export async function applyPayoutChanges(
  ctx: Context,
  changes: readonly PayoutChange[],
  attempt: Attempt,
): Promise<boolean> {
  let isComplete = true
  const says = 'a withdrawal could not be brought in line with its payment'
  for (const { output, change } of changes)
    isComplete = (await attempt([output], () => ctx.transaction(change), { says })) && isComplete
  return isComplete
}

const asked = ({ transaction, outputIndex, block }: PayoutPayment) => ({
  transaction,
  outputIndex,
  blockHash: block?.hash ?? null,
})

const differs = ({ block, missingAt }: PayoutPayment, found: ChainPayment | undefined): boolean =>
  found === undefined
    ? missingAt === null
    : missingAt !== null || (found.block?.hash ?? null) !== (block?.hash ?? null)

async function noteNew(ctx: Context, tx: Tx, network: string, found: ChainPayment): Promise<void> {
  const { transaction, outputIndex, address, coin, amountMinor, block, reachedAt } = found
  const waiting = await lockWaitingAt(tx, network, address)
  const approved = waiting.filter(
    ({ approvedAt }) => reachedAt.getTime() >= approvedAt.getTime() - clocksDifferMs,
  )
  const judged = verdictOn(
    found,
    approved.map(({ withdrawal }) => withdrawal),
    withdrawalCoin,
  )
  if (judged === undefined) return
  const isNew = await insertPayoutPayment(tx, {
    network,
    transaction,
    outputIndex,
    address,
    coin,
    coinMinor: amountMinor,
    block,
    firstSeenAt: ctx.clock.now(),
    missingAt: null,
    ...judged,
  })
  if (!isNew) return
  const paid = approved.find(({ withdrawal }) => withdrawal.id === judged.withdrawalId)
  if (judged.verdict === 'pays' && paid) return markPaid(ctx, tx, paid.withdrawal, found)
  ctx.log.warn(
    { withdrawal_id: judged.withdrawalId, transaction, verdict: judged.verdict },
    'a payment to a withdrawal’s address is not counted',
  )
}

/** Updates a recorded payment from what its network says now. */
async function follow(
  ctx: Context,
  tx: Tx,
  { network, transaction, outputIndex }: PayoutPayment,
  found: ChainPayment | undefined,
): Promise<void> {
  const payment = await lockPayoutPayment(tx, { network, transaction, outputIndex })
  if (payment === undefined || !differs(payment, found)) return
  const block = found?.block ?? null
  const missingAt = found === undefined ? ctx.clock.now() : null
  const { verdict } = payment
  if (verdict !== 'pays') return updatePayoutPayment(tx, payment, { block, missingAt, verdict })
  if (missingAt !== null) {
    await updatePayoutPayment(tx, payment, { block, missingAt, verdict })
    return losePayout(ctx, tx, payment)
  }
  // Back on its chain: it pays again, unless another payment has in the meantime.
  const pays = payment.missingAt === null || (await payAgain(ctx, tx, payment))
  await updatePayoutPayment(tx, payment, { block, missingAt, verdict: pays ? 'pays' : 'paid_twice' })
}
