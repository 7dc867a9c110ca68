import { transactionInFile } from '@evenmoor/contract/transactions'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import type { Transaction } from '@evenmoor/contract/wallet'
import { csvColumns, csvHeader, csvLine } from '#platform/list/csv.ts'
import { isUuid } from './cursor.ts'
import { transactionFrom } from './transaction.ts'
import { type TransactionQuery, transactionFilter } from './transaction-query.ts'
import { selectOwnTransfers, type TransactionFilter } from './transaction-store.ts'

const columns = csvColumns(transactionInFile)
const pageSize = 500

/** The same once the question is known to be one: a refusal has to come before the first line. */
export async function openTransactionsCsv(
  ctx: Context,
  investorId: string,
  query: TransactionQuery,
): Promise<AsyncGenerator<string>> {
  const filter = await ctx.transaction((tx) => transactionFilter(tx, investorId, query))
  return transactionsCsv(ctx, investorId, filter)
}

/**
 * An investor's transactions as the lines of a CSV file, newest first, made while they are read: a long history needs
 * no more memory than a short one. What is booked meanwhile is not in it.
 */
async function* transactionsCsv(
  ctx: Context,
  investorId: string,
  filter: TransactionFilter,
): AsyncGenerator<string> {
  const mode = isPracticeOnly(ctx) ? 'practice' : 'test'
  yield csvHeader(columns)
  let before: string | undefined
  do {
    const rows = await ctx.transaction(async (tx) => {
      return (await selectOwnTransfers(tx, investorId, { ...filter, before }, pageSize)).map(transactionFrom)
    })
    yield rows
      .map((row) => csvLine(columns, { ...row, reference: referenceIn(row), currency: 'USD', mode }))
      .join('')
    before = rows.length < pageSize ? undefined : rows.at(-1)?.id
  } while (before !== undefined)
}

/** The plan of a daily result by its name; everything else by its short reference, or by the number of its transfer alone. */
const referenceIn = ({ short_reference, reference }: Transaction): string =>
  short_reference ?? (isUuid(reference) ? '' : reference)
