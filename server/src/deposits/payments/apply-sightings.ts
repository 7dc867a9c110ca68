import type { Context } from '#context.ts'
import { type ChainBlock, type ChainPayment, depthOf } from '#chains/chain-network.ts'
import { inReview, inReviewNow, mayBeCredited } from '#deposits/payment-reviews/payment-review.ts'
import { tellInReview } from '#deposits/payment-reviews/tell-review.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import { alongside, together } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'
import type { Unwound } from '#positions/unwinding/unwind-credit.ts'
import { assessDeposit } from '../assess-deposit.ts'
import type { Deposit, DepositFlag, Payment } from '../deposit.ts'
import { lockDeposit } from '../deposit-store.ts'
import { outputOf } from '../payment-output.ts'
import { insertPayment, readPayments, updatePayment } from '../payment-store.ts'
import { holdAt } from '../price-hold.ts'
import { tellSeen } from '../tell-investor.ts'
import { creditPayment, reverseCredit } from './credit-payment.ts'
import { answerReversal, isReversal } from './answer-reversal.ts'

/** What a network says about one output now; `found` is undefined when it knows it no longer. */
export type Sighting = {
  readonly transaction: string
  readonly outputIndex: number
  readonly found: ChainPayment | undefined
}

export type Sightings = {
  readonly depositId: string
  readonly sightings: readonly Sighting[]
  readonly tip: ChainBlock
  /** Millionths of a dollar for one whole coin now; needed for payments that are first seen after the hold. */
  readonly priceMinor: bigint | undefined
}

/**
 * Brings one deposit in line with what its network says: records payments, follows their confirmations, credits
 * those that have enough unless they need the approval of staff and lack it, takes back the credit of those that vanished, settles. One transaction, the deposit's row
 * locked; applying the same sightings again changes nothing.
 */
export async function applySightings(ctx: Context, tx: Tx, given: Sightings): Promise<void> {
  const [deposit, written] = await together(
    lockDeposit(tx, given.depositId),
    readPayments(tx, given.depositId),
  )
  const payments = new Map(written.map((payment) => [outputOf(payment), payment]))
  const waited = inReviewNow([...payments.values()])
  const flags = new Set<DepositFlag>()
  const seen: Payment[] = []
  const reversed: Payment[] = []
  const unwound = new Map<string, Unwound>()
  for (const sighting of given.sightings) {
    const known = payments.get(outputOf(sighting))
    if (known === undefined && sighting.found === undefined) continue
    if (sighting.found !== undefined && sighting.found.coin !== deposit.coin) {
      raiseWrongCoin(ctx, deposit, sighting, flags)
      continue
    }
    const payment = known ?? firstSeen(ctx, deposit, sighting.found!, given.priceMinor)
    if (known === undefined) await alongside(tx, insertPayment(tx, payment))
    if (known === undefined) seen.push(payment)
    const followed = await follow(ctx, tx, payment, {
      ...given,
      found: sighting.found,
      deposit,
      flags,
      unwound,
    })
    payments.set(outputOf(sighting), followed)
    if (isReversal(payment, followed)) reversed.push(followed)
  }
  for (const [output, payment] of payments) {
    if (payment.status !== 'confirming' || payment.confirmations < deposit.requiredConfirmations) continue
    const all = [...payments.values()]
    const isFree = await mayBeCredited(ctx, tx, deposit, payment, all)
    const next = isFree ? await creditPayment(ctx, tx, deposit, payment, all) : inReview(ctx, payment)
    await alongside(tx, updatePayment(tx, next))
    payments.set(output, next)
    if (isFree) noteChange(tx, deposit.investorId, 'money')
    else if (!waited.has(payment.id)) await tellInReview(ctx, tx, deposit, next)
  }
  for (const payment of seen) await tellSeen(ctx, tx, deposit, payment)
  for (const payment of reversed) await answerReversal(ctx, tx, deposit, payment, unwound.get(payment.id))
  if (reversed.length > 0) noteChange(tx, deposit.investorId, 'money')
  await assessDeposit(ctx, tx, deposit, [...payments.values()], [...flags])
}

function firstSeen(
  ctx: Context,
  deposit: Deposit,
  found: ChainPayment,
  priceMinor: bigint | undefined,
): Payment {
  const now = ctx.clock.now()
  // A payment that reached the network in time is in time, even if we were not looking.
  const firstSeenAt = found.reachedAt < now ? found.reachedAt : now
  const hold = holdAt(deposit, firstSeenAt)
  if (hold === undefined && priceMinor === undefined)
    throw new Error(`no price for a late payment of ${deposit.coin}`)
  return {
    id: uuidv7(),
    depositId: deposit.id,
    network: deposit.network,
    transaction: found.transaction,
    outputIndex: found.outputIndex,
    coinMinor: found.amountMinor,
    firstSeenAt,
    blockHeight: null,
    blockHash: null,
    confirmations: 0,
    status: 'seen',
    holdNumber: hold?.number ?? null,
    latePriceMinor: hold === undefined ? priceMinor! : null,
    usdMinor: null,
    transferId: null,
    missingAt: null,
    reviewBeganAt: null,
    refusal: null,
  }
}

type Following = {
  tip: ChainBlock
  found: ChainPayment | undefined
  deposit: Deposit
  flags: Set<DepositFlag>
  /** By payment, what taking a credit back did. */
  unwound: Map<string, Unwound>
}

/** The payment as the network shows it now, written down; a credit that has lost its block is taken back. */
async function follow(ctx: Context, tx: Tx, payment: Payment, following: Following): Promise<Payment> {
  const { tip, found } = following
  const block = found?.block ?? null
  const placed = {
    ...payment,
    blockHeight: block?.height ?? null,
    blockHash: block?.hash ?? null,
    confirmations: depthOf(block, tip),
  }
  const followed = await restated(ctx, tx, placed, following)
  await alongside(tx, updatePayment(tx, followed))
  return followed
}

async function restated(
  ctx: Context,
  tx: Tx,
  payment: Payment,
  { found, deposit, flags, unwound }: Following,
): Promise<Payment> {
  if (payment.status === 'refused') return payment
  const isMined = payment.confirmations > 0
  if (payment.status === 'credited') {
    if (isMined) return { ...payment, missingAt: null }
    const reversed = await reverseCredit(ctx, tx, deposit, payment)
    if (reversed === undefined) return missing(ctx, payment, flags)
    flags.add('reversed')
    // Results that it earned are spent, so the house carries the loss and staff must look.
    if (reversed.unwound.shortfallMinor > 0n) flags.add('review')
    unwound.set(payment.id, reversed.unwound)
    return found === undefined ? reversed.payment : { ...reversed.payment, status: 'seen' }
  }
  if (found !== undefined) return { ...payment, status: isMined ? 'confirming' : 'seen' }
  if (payment.transferId !== null) return { ...payment, status: 'reversed' }
  flags.add('replaced')
  return { ...payment, status: 'dropped' }
}

/** The money of a credit that should be taken back is spent: staff must look; tried again with every reading. */
function missing(ctx: Context, payment: Payment, flags: Set<DepositFlag>): Payment {
  flags.add('review')
  if (payment.missingAt !== null) return payment
  ctx.log.warn(
    { deposit_id: payment.depositId, transaction: payment.transaction },
    'a credited payment left the chain and its money is spent: needs review',
  )
  return { ...payment, missingAt: ctx.clock.now() }
}

function raiseWrongCoin(
  ctx: Context,
  deposit: Deposit,
  { transaction, found }: Sighting,
  flags: Set<DepositFlag>,
): void {
  flags.add('review')
  if (deposit.flags.includes('review')) return
  ctx.log.warn(
    { deposit_id: deposit.id, transaction, coin: found?.coin },
    'a payment in another coin than the checkout’s: needs review',
  )
}
