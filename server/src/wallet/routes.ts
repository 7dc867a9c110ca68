import * as contract from '@evenmoor/contract/wallet'
import { route } from '#platform/http/bind.ts'
import { getWallet } from './get-wallet.ts'
import { listTransactions } from './list-transactions.ts'

export const routes = [
  route(contract.getWallet, ({ ctx, tx, caller }) => getWallet(ctx, tx, caller.personId)),
  route(contract.listTransactions, ({ tx, caller, query }) => listTransactions(tx, caller.personId, query)),
]
