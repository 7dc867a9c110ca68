import { createDeposit as createEndpoint, getDeposit as getEndpoint } from '@evenmoor/contract/deposits'
import { route } from '#platform/http/bind.ts'
import { createDeposit } from './create-deposit.ts'
import { answerFor } from './deposit-answer.ts'
import { getDeposit } from './get-deposit.ts'

export const routes = [
  route(createEndpoint, async ({ ctx, tx, caller, body }) =>
    answerFor(
      await createDeposit(ctx, tx, {
        investorId: caller.personId,
        amount: body.amount,
        coin: body.coin,
        planId: body.plan_id ?? undefined,
      }),
      [],
    ),
  ),
  route(getEndpoint, ({ tx, caller, params }) => getDeposit(tx, caller.personId, params.id)),
]
