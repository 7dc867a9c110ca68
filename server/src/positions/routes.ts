import * as contract from '@evenmoor/contract/positions'
import { route } from '#platform/http/bind.ts'
import { dollarsTyped } from '#wallet/amount-input.ts'
import { describePosition, listPositions } from './describe-position.ts'
import { openPosition } from './open-position.ts'
import { redeemPosition } from './redeem-position.ts'

export const routes = [
  route(contract.openPosition, async ({ ctx, tx, caller, body }) => {
    const amountMinor = dollarsTyped('amount', body.amount)
    const { id } = await openPosition(ctx, tx, {
      investorId: caller.personId,
      planId: body.plan_id,
      amountMinor,
    })
    return describePosition(tx, id, caller.personId)
  }),

  route(contract.listPositions, ({ tx, caller, query }) => listPositions(tx, caller.personId, query.cursor)),

  route(contract.redeemPosition, async ({ ctx, tx, caller, params, body }) => {
    const investorId = caller.personId
    await redeemPosition(ctx, tx, { investorId, positionId: params.id, amount: body?.amount })
    return describePosition(tx, params.id, investorId)
  }),
]
