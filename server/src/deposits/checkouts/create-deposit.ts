import { type Coin, parseMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { confirmationsFor } from '#chains/networks.ts'
import { sealOf } from '#deposits/addresses/address-seal.ts'
import { assertWithinLimits } from '#deposits/limits/assert-within-limits.ts'
import { networkForCheckout } from '#deposits/networks/network-for-checkout.ts'
import { assertFresh, type CoinPrice } from '#market/price-of.ts'
import { assertPersonMayPayIn } from '#people/breaks/assert-may-pay-in.ts'
import { assertRiskUnderstood } from '#people/risk-questions/risk-check.ts'
import { termsToOpenUnder } from '#plans/find-plan.ts'
import { placeInRange, type PlanTerms } from '#plans/plan.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'
import { badField } from '#platform/problems.ts'
import { shortUsd } from '#wallet/dollars.ts'
import { anyDeposit, coinDueFor, type Deposit } from '../deposit.ts'
import { insertDeposit } from '../deposit-store.ts'
import { holdMs } from '../price-hold.ts'
import { assertRoomForCheckout } from './assert-room-for-checkout.ts'

export type DepositRequest = {
  readonly investorId: string
  /** USD, as typed. */
  readonly amount: string
  readonly coin: Coin
  readonly planId: string | undefined
  /** The version of the plan's terms that the investor was shown. */
  readonly termsVersion?: number | undefined
  /** The coin's price, asked for before the transaction was opened; throws where there was none. */
  readonly price: () => CoinPrice
}

/**
 * Opens a checkout: an address of its own and a price held for 15 minutes. Throws 400 by field for an amount out of
 * range (the plan's, when one is chosen) or above the person's own cap, for a plan that is not open and for a coin that
 * is switched off; 409 with too many open checkouts, during a break, for a
 * plan on a test network before the questions on risk were answered and thought over, and when the plan's terms are not the ones that were shown; 503 without a price and
 * while the coin's network is paused.
 */
export async function createDeposit(ctx: Context, tx: Tx, request: DepositRequest): Promise<Deposit> {
  const { investorId, coin, planId, termsVersion } = request
  const amountMinor = readAmount(request.amount)
  // The first of them has one checkout of a person opened at a time: the others see what was opened before.
  const person = assertWithinLimits(ctx, tx, { investorId, amountMinor })
  const [, , terms, , network] = await together(
    person.then((locked) => assertPersonMayPayIn(ctx, locked)),
    planId === undefined ? undefined : assertRiskUnderstood(ctx, tx, investorId),
    termsInRange(ctx, tx, { planId, termsVersion, amountMinor }),
    assertRoomForCheckout(tx, { investorId, now: ctx.clock.now() }),
    networkForCheckout(ctx, tx, coin),
  )
  const now = ctx.clock.now()
  const price = request.price()
  assertFresh(ctx.clock, coin, price)
  const { usdMinor: priceMinor } = price
  const { address, index } = await network.newAddress(ctx, tx, coin)
  const id = uuidv7()
  const made = { id, network: network.id, coin, address, addressIndex: index }
  const deposit = await insertDeposit(tx, {
    ...made,
    investorId,
    planId: planId ?? null,
    termsVersion: terms?.version ?? null,
    addressSeal: await sealOf(ctx, made),
    amountMinor,
    coinMinor: coinDueFor(amountMinor, coin, priceMinor),
    priceMinor,
    requiredConfirmations: confirmationsFor(ctx, network, coin),
    toleranceBps: ctx.config.coins[coin].toleranceBps,
    status: 'new',
    flags: [],
    positionId: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + holdMs),
    firstHoldUntil: null,
    renewedHolds: [],
    settledAt: null,
  })
  noteChange(tx, investorId, 'deposits')
  return deposit
}

/** The chosen plan's terms; null where none is chosen. Throws where the amount is not in the range of the plan, or of any deposit. */
async function termsInRange(
  ctx: Context,
  tx: Tx,
  {
    planId,
    termsVersion,
    amountMinor,
  }: Pick<DepositRequest, 'planId' | 'termsVersion'> & { readonly amountMinor: bigint },
): Promise<PlanTerms | null> {
  const terms = planId === undefined ? null : await termsToOpenUnder(ctx, tx, { planId, termsVersion })
  assertRange(amountMinor, terms ?? anyDeposit)
  return terms
}

function readAmount(text: string): bigint {
  const parsed = parseMoney(text, 'usd', { decimalsMax: 2 })
  if (parsed.ok) return parsed.minor
  if (parsed.refusal === 'too_many_decimals') throw badField('amount', 'amount_two_decimals')
  if (parsed.refusal === 'zero') throw badField('amount', 'amount_above_zero')
  throw badField('amount', 'amount_plain_digits')
}

function assertRange(amountMinor: bigint, range: { minMinor: bigint; maxMinor: bigint }): void {
  if (placeInRange(range, amountMinor) === 'within') return
  throw badField('amount', 'amount_between', {
    min_usd: shortUsd(range.minMinor),
    max_usd: shortUsd(range.maxMinor),
  })
}
