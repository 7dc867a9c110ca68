import { transactionInFile } from '@evenmoor/contract/transactions'
import { formatMoney } from '@evenmoor/ledger/money'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import type { Transaction } from '@evenmoor/contract/wallet'
import { type OwnKeptSince, ownKeptSince } from '#kept-months/own-kept-since.ts'
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
  const { filter, kept } = await ctx.transaction(async (tx) => ({
    filter: await transactionFilter(tx, investorId, query),
    kept: await ownKeptSince(tx, investorId),
  }))
  const isWhole = Object.values(query).every((value) => value === undefined)
  return transactionsCsv(ctx, investorId, filter, isWhole ? kept : null)
}

/**
 * An investor's transactions as the lines of a CSV file, newest first, made while they are read: a long history needs
 * no more memory than a short one. What is booked meanwhile is not in it. Where older entries are no longer kept, the last
 * line of the whole list is what they come to, so that the amounts still add up to what there is.
 */
async function* transactionsCsv(
  ctx: Context,
  investorId: string,
  filter: TransactionFilter,
  kept: OwnKeptSince | null,
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
  if (kept !== null) yield csvLine(columns, { ...broughtForwardLine(kept), currency: 'USD', mode })
}

const broughtForwardLine = ({ day, since, broughtForward: { available, invested } }: OwnKeptSince) => ({
  type: 'brought_forward',
  description: `Brought forward: entries before ${day} are no longer kept here`,
  amount: formatMoney({ asset: 'usd', minor: available + invested }),
  available_after: formatMoney({ asset: 'usd', minor: available }),
  at: since.toISOString(),
})

/** The plan of a daily result by its name; everything else by its short reference, or by the number of its transfer alone. */
const referenceIn = ({ short_reference, reference }: Transaction): string =>
  short_reference ?? (isUuid(reference) ? '' : reference)
