import type { Position as PositionAnswer } from '@evenmoor/contract/positions'
import { post, redemptionTransfer } from '@evenmoor/ledger'
import { formatMoney, parseMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql, together } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'
import { badField, conflict, notFound, staleField } from '#platform/problems.ts'
import { partOrWholeTyped } from '#wallet/amount-input.ts'
import { isUuid } from '#wallet/cursor.ts'
import { exactUsd } from '#wallet/dollars.ts'
import { partRefusal } from '../position.ts'
import { findWorth, lockPosition, recordRedemption, type Worth } from '../position-store.ts'
import { describePosition } from './describe-position.ts'

/**
 * Takes a position's value, or the part in `amount`, back to the available balance. Nothing is charged; results count
 * up to the last day that was booked. Taking all of it closes the position. Gives the position as it is then. 404 for a position that is not the
 * investor's, 409 for one that is closed, worth less, or not worth what the investor was shown (`expectedValue`).
 */
export async function redeemPosition(
  ctx: Context,
  tx: Tx,
  given: {
    investorId: string
    positionId: string
    amount: string | undefined
    expectedValue?: string | undefined
  },
): Promise<PositionAnswer> {
  const { investorId, positionId, amount } = given
  const position = isUuid(positionId) ? await lockAndFind(tx, positionId, investorId) : undefined
  if (position === undefined) throw notFound()
  if (position.closedAt !== null) throw conflict('position_closed')
  const { valueMinor } = position
  assertAsShown(valueMinor, given.expectedValue)
  const amountMinor = amount === undefined ? valueMinor : partOrWholeTyped('amount', amount, valueMinor)
  assertPart(position, amountMinor)
  // A position that lost everything holds nothing to move; it is closed all the same.
  const transfer = { redemptionId: uuidv7(), positionId, investorId, amountMinor }
  const closedAt = amountMinor === valueMinor ? ctx.clock.now() : null
  const [, , , redeemed] = await together(
    amountMinor > 0n && post(asSql(tx), redemptionTransfer(transfer)),
    recordRedemption(tx, positionId, { amountMinor, closedAt }),
    tellRedeemed(ctx, tx, position, { investorId, amountMinor }),
    describePosition(tx, positionId, investorId),
  )
  return redeemed
}

/** An own position, read after the lock on it, so that its value cannot change until the transaction ends. */
async function lockAndFind(tx: Tx, id: string, investorId: string): Promise<Worth | undefined> {
  const [isLocked, position] = await together(lockPosition(tx, id, investorId), findWorth(tx, id, investorId))
  return isLocked ? position : undefined
}

async function tellRedeemed(
  ctx: Context,
  tx: Tx,
  { id, planTitle: plan }: Worth,
  { investorId, amountMinor }: { investorId: string; amountMinor: bigint },
): Promise<void> {
  const facts = { position_id: id, plan, amount: formatMoney({ asset: 'usd', minor: amountMinor }) }
  await tellPerson(ctx, tx, investorId, { kind: 'position_redeemed', facts })
  noteChange(tx, investorId, 'money')
}

/** A day that was booked since the investor looked changes what they get: they decide again. */
function assertAsShown(valueMinor: bigint, shown: string | undefined): void {
  if (shown === undefined) return
  const parsed = parseMoney(shown, 'usd', { zeroAllowed: true })
  if (parsed.ok && parsed.minor === valueMinor) return
  throw conflict('position_changed', { value_usd: exactUsd(valueMinor) })
}

function assertPart({ valueMinor }: Worth, amountMinor: bigint): void {
  const refusal = partRefusal(valueMinor, amountMinor)
  if (refusal === 'more_than_all') {
    throw staleField('amount', 'position_worth_less', { value_usd: exactUsd(valueMinor) })
  }
  if (refusal === 'leaves_dust') {
    throw badField('amount', 'position_rest_too_small')
  }
}
