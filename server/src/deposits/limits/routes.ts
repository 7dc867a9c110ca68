import {
  listDepositLimits as limitsEndpoint,
  setDepositLimit as setLimitEndpoint,
} from '@evenmoor/contract/safeguards'
import { route } from '#platform/http/bind.ts'
import { listDepositLimits } from './list-deposit-limits.ts'
import { setDepositLimit } from './set-deposit-limit.ts'

/** The caps that an investor puts on their own deposits. */
export const routes = [
  route(limitsEndpoint, ({ ctx, tx, caller }) => listDepositLimits(ctx, tx, caller.personId)),
  route(setLimitEndpoint, async ({ ctx, tx, caller, body }) => {
    await setDepositLimit(ctx, tx, { investorId: caller.personId, ...body })
    return listDepositLimits(ctx, tx, caller.personId)
  }),
]
