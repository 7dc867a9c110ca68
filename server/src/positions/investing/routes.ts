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
    const investorId = caller.personId
    const { plan_id: planId, terms_version: termsVersion } = body
    const { read } = await openPosition(ctx, tx, { investorId, planId, termsVersion, amountMinor }, (id) =>
      describePosition(tx, id, investorId),
    )
    return read
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

  route(contract.redeemPosition, ({ ctx, tx, caller, params, body }) =>
    redeemPosition(ctx, tx, {
      investorId: caller.personId,
      positionId: params.id,
      amount: body?.amount,
      expectedValue: body?.expected_value,
    }),
  ),
]
