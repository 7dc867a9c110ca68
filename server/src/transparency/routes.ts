import * as contract from '@evenmoor/contract/transparency'
import { route } from '#platform/http/bind.ts'
import { withOwnTransactions } from '#platform/rate-limit-route.ts'
import { ownProof } from './liabilities/own-proof.ts'
import { publishedState } from './published-state.ts'

export const routes = [
  withOwnTransactions(route(contract.getTransparency, ({ ctx }) => publishedState(ctx))),
  withOwnTransactions(route(contract.getOwnProof, ({ ctx, caller }) => ownProof(ctx, caller.personId))),
]
