import * as explanations from '@evenmoor/contract/explanations'
import * as transactions from '@evenmoor/contract/transactions'
import * as contract from '@evenmoor/contract/wallet'
import { utcDay } from '#platform/clock.ts'
import { asDownload, route } from '#platform/http/bind.ts'
import { Download } from '#platform/http/download.ts'
import { explainFigure, listExplainedPostings } from './explain-figure.ts'
import { getHistory } from './get-history.ts'
import { getTransaction } from './get-transaction.ts'
import { getWallet } from './get-wallet.ts'
import { listTransactions } from './list-transactions.ts'
import { openTransactionsCsv } from './transactions-csv.ts'

export const routes = [
  route(contract.getWallet, ({ ctx, tx, caller }) => getWallet(ctx, tx, caller.personId)),
  route(contract.listTransactions, ({ tx, caller, query }) => listTransactions(tx, caller.personId, query)),
  asDownload(transactions.transactionsAsCsv, async ({ ctx, caller, query }) => {
    const name = `evenmoor-transactions-${utcDay(ctx.clock.now())}.csv`
    const lines = await openTransactionsCsv(ctx, caller.personId, query)
    return new Download(name, 'text/csv; charset=utf-8', lines)
  }),
  route(transactions.getHistory, ({ ctx, tx, caller, query }) =>
    getHistory(ctx, tx, caller.personId, query.range ?? 'month'),
  ),
  route(explanations.explainFigure, ({ tx, caller, params }) =>
    explainFigure(tx, caller.personId, params.of),
  ),
  route(explanations.listExplainedPostings, ({ ctx, tx, caller, params, query }) =>
    listExplainedPostings(ctx, tx, caller.personId, params.of, query),
  ),
  route(transactions.getTransaction, ({ tx, caller, params }) =>
    getTransaction(tx, caller.personId, params.id),
  ),
]
