import * as contract from '@evenmoor/contract/positions'
import { route } from '#platform/http/bind.ts'
import { dollarsTyped } from '#wallet/amount-input.ts'
import { describePosition, getPosition, listPositions } from './describe-position.ts'
import { openPosition } from './open-position.ts'
import { redeemPosition } from './redeem-position.ts'
import { switchReinvesting } from './switch-reinvesting.ts'

/** An investor's own positions. */
export const routes = [
  route(contract.openPosition, async ({ ctx, tx, caller, body }) => {
    const amountMinor = dollarsTyped('amount', body.amount)
    const { id } = await openPosition(ctx, tx, {
      investorId: caller.personId,
      planId: body.plan_id,
      termsVersion: body.terms_version,
      amountMinor,
    })
    return describePosition(tx, id, caller.personId)
  }),

  route(contract.listPositions, ({ tx, caller, query }) => listPositions(tx, caller.personId, query.cursor)),

  route(contract.getPosition, ({ ctx, tx, caller, params }) =>
    getPosition(ctx, tx, params.id, caller.personId),
  ),

  route(contract.switchReinvesting, async ({ ctx, tx, caller, params, body }) => {
    const investorId = caller.personId
    await switchReinvesting(ctx, tx, { investorId, positionId: params.id, reinvest: body.reinvest })
    return describePosition(tx, params.id, investorId)
  }),

  route(contract.redeemPosition, async ({ ctx, tx, caller, params, body }) => {
    const investorId = caller.personId
    await redeemPosition(ctx, tx, {
      investorId,
      positionId: params.id,
      amount: body?.amount,
      expectedValue: body?.expected_value,
    })
    return describePosition(tx, params.id, investorId)
  }),
]
