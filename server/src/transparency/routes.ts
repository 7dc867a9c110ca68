import * as contract from '@evenmoor/contract/transparency'
import { route, sameForEveryone } from '#platform/http/bind.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { ipNetworkOf } from '#platform/ip-network.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { addCosignature } from './log/add-cosignature.ts'
import { ownProof } from './liabilities/own-proof.ts'
import { publishedState } from './published-state.ts'

/** Ten witnesses of one network, each asking every minute, stay far below. */
const cosignatureLimit = { name: 'cosignatures', max: 120, seconds: 600 }

export const routes = [
  // It says how long withdrawals took, too.
  sameForEveryone(
    withOwnTransactions(route(contract.getTransparency, ({ ctx }) => publishedState(ctx))),
    5_000,
  ),
  withOwnTransactions(route(contract.getOwnProof, ({ ctx, caller }) => ownProof(ctx, caller.personId))),
  withOwnTransactions(
    route(contract.addCosignature, async ({ ctx, body, origin }) => {
      await countHit(ctx, [{ limit: cosignatureLimit, subject: ipNetworkOf(origin.address) }])
      const { witness, size, seenAt } = await ctx.transaction((tx) => addCosignature(ctx, tx, body))
      return { witness, size, seen_at: seenAt.toISOString() }
    }),
  ),
]
