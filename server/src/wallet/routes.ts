import * as contract from '@evenmoor/contract/wallet'
import { route } from '#platform/http/bind.ts'
import { withOwnTransactions } from '#platform/rate-limit-route.ts'
import { getWallet } from './get-wallet.ts'
import { listTransactions } from './list-transactions.ts'

export const routes = [
  // Asked for more often than anything else, and each of its statements stands for itself.
  withOwnTransactions(
    route(contract.getWallet, ({ ctx, caller }) => getWallet(ctx, ctx.db, caller.personId)),
  ),
  route(contract.listTransactions, ({ tx, caller, query }) => listTransactions(tx, caller.personId, query)),
]
