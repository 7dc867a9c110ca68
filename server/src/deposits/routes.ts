import {
  createDeposit as createEndpoint,
  getDeposit as getEndpoint,
  listDepositCoins as coinsEndpoint,
} from '@evenmoor/contract/deposits'
import {
  listDepositLimits as limitsEndpoint,
  setDepositLimit as setLimitEndpoint,
} from '@evenmoor/contract/safeguards'
import { route } from '#platform/http/bind.ts'
import { createDeposit } from './create-deposit.ts'
import { answerFor } from './deposit-answer.ts'
import { getDeposit } from './get-deposit.ts'
import { listDepositLimits } from './list-deposit-limits.ts'
import { setDepositLimit } from './set-deposit-limit.ts'
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
  route(limitsEndpoint, ({ ctx, tx, caller }) => listDepositLimits(ctx, tx, caller.personId)),
  route(setLimitEndpoint, async ({ ctx, tx, caller, body }) => {
    await setDepositLimit(ctx, tx, { investorId: caller.personId, ...body })
    return listDepositLimits(ctx, tx, caller.personId)
  }),
  route(getEndpoint, ({ ctx, tx, caller, params }) => getDeposit(ctx, tx, caller.personId, params.id)),
]
