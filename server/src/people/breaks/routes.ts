import * as contract from '@evenmoor/contract/safeguards'
import { route } from '#platform/http/bind.ts'
import { takeBreak } from './take-break.ts'

export const routes = [
  route(contract.takeBreak, async ({ ctx, tx, caller, body }) => ({
    break_until: (await takeBreak(ctx, tx, caller.personId, body.days)).toISOString(),
  })),
]
