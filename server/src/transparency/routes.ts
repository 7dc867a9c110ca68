import * as contract from '@evenmoor/contract/transparency'
import { route, sameForEveryone } from '#platform/http/bind.ts'
import { withOwnTransactions } from '#platform/rate-limit-route.ts'
import { ownProof } from './liabilities/own-proof.ts'
import { publishedState } from './published-state.ts'

export const routes = [
  // It says how long withdrawals took, too.
  sameForEveryone(
    withOwnTransactions(route(contract.getTransparency, ({ ctx }) => publishedState(ctx))),
    5_000,
  ),
  withOwnTransactions(route(contract.getOwnProof, ({ ctx, caller }) => ownProof(ctx, caller.personId))),
]
