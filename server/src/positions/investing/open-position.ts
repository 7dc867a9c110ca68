import { investmentTransfer } from '@evenmoor/ledger'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import { utcDay } from '#platform/clock.ts'
import { assertMayPayIn } from '#people/breaks/assert-may-pay-in.ts'
import { assertRiskUnderstood } from '#people/risk-questions/risk-check.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'
import { badField } from '#platform/problems.ts'
import { type ChosenPlan, termsToOpenUnder } from '#plans/find-plan.ts'
import { placeInRange, type PlanTerms } from '#plans/plan.ts'
import { raiseBonus } from '#referrals/raise-bonus.ts'
import { shortUsd } from '#wallet/dollars.ts'
import { assertAvailable, availableOf, postFromAvailable } from '#wallet/post-from-available.ts'
import { insertPosition } from '../position-store.ts'

/**
 * Moves money from the available balance into a new position, under the plan's terms in force now, which stay with
 * it. Refuses, before it writes anything, somebody who takes a break or whose account is locked, a first position on a
 * test network before the questions on risk and 24 hours to think, an unknown or closed plan, terms that are not the
 * ones that were shown, an amount outside of the plan's range, and one that is not there. `read`: what the caller wants to
 * read of the position, behind all that is written and in the same round trip.
 */
export async function openPosition<Read = undefined>(
  ctx: Context,
  tx: Tx,
  given: ChosenPlan & { investorId: string; amountMinor: bigint },
  read: (id: string) => Promise<Read> = async () => undefined as Read,
): Promise<{ readonly id: string; readonly read: Read }> {
  const { investorId, planId, amountMinor } = given
  const [investor, , terms, availableMinor] = await together(
    assertMayPayIn(ctx, tx, investorId),
    assertRiskUnderstood(ctx, tx, investorId),
    termsToOpenUnder(ctx, tx, given),
    availableOf(tx, investorId),
  )
  assertInRange(terms, amountMinor)
  // Before anything is written: a caller may go on after a refusal, with the money left available.
  assertAvailable(availableMinor, amountMinor)
  const id = uuidv7()
  const facts = {
    position_id: id,
    plan: terms.title,
    amount: formatMoney({ asset: 'usd', minor: amountMinor }),
  }
  // In this order: what a bonus asks is seen behind the lock that the posting takes.
  const [, , , , found] = await together(
    insertPosition(tx, {
      id,
      investorId,
      planId,
      termsId: terms.termsId,
      principalMinor: amountMinor,
      openedOn: utcDay(terms.at),
      openedAt: terms.at,
    }),
    postFromAvailable(tx, investmentTransfer({ positionId: id, investorId, amountMinor })),
    raiseBonus(ctx, tx, { positionId: id, investor, at: terms.at }),
    tellPerson(ctx, tx, investorId, { kind: 'position_opened', facts }),
    read(id),
  )
  noteChange(tx, investorId, 'money')
  return { id, read: found }
}

function assertInRange(terms: PlanTerms, amountMinor: bigint): void {
  const place = placeInRange(terms, amountMinor)
  if (place === 'below') throw badField('amount', 'amount_at_least', { min_usd: shortUsd(terms.minMinor) })
  if (place === 'above') throw badField('amount', 'amount_at_most', { max_usd: shortUsd(terms.maxMinor) })
}
