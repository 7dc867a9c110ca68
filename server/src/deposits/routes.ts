import {
  createDeposit as createEndpoint,
  getDeposit as getEndpoint,
  listDepositCoins as coinsEndpoint,
} from '@evenmoor/contract/deposits'
import { route } from '#platform/http/bind.ts'
import { createDeposit } from './create-deposit.ts'
import { answerFor } from './deposit-answer.ts'
import { getDeposit } from './get-deposit.ts'
import { listDepositCoins } from './list-deposit-coins.ts'

export const routes = [
  route(createEndpoint, async ({ ctx, tx, caller, body }) =>
    answerFor(
      ctx,
      await createDeposit(ctx, tx, {
        investorId: caller.personId,
        amount: body.amount,
        coin: body.coin,
        planId: body.plan_id ?? undefined,
        termsVersion: body.terms_version,
      }),
      [],
    ),
  ),
  route(coinsEndpoint, ({ ctx, tx }) => listDepositCoins(ctx, tx)),
  route(getEndpoint, ({ ctx, tx, caller, params }) => getDeposit(ctx, tx, caller.personId, params.id)),
]
