import { type Transaction, transactionTypes } from '@evenmoor/contract/wallet'
import type { TransactionFilters } from '../shared/queries.ts'

const dayShape = /^\d{4}-\d{2}-\d{2}$/

/** The filters in the address bar; what is not one is left out. */
export function readFilters(search: URLSearchParams): TransactionFilters {
  const type = transactionTypes.find((known) => known === search.get('type'))
  const from = dayOf(search.get('from'))
  const to = dayOf(search.get('to'))
  return { ...(type && { type }), ...(from && { from }), ...(to && { to }) }
}

/** The filters as query parameters, with one of them changed; an empty text removes it. */
export const changeFilter = (
  filters: TransactionFilters,
  name: keyof TransactionFilters,
  value: string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...filters, [name]: value }).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    ),
  )

/** Whether the first day is after the last one: nothing can match then. */
export const areDatesSwapped = ({ from, to }: TransactionFilters): boolean =>
  from !== undefined && to !== undefined && from > to

/** Newest first, by the day in the person's own time zone. */
export function groupByDay(rows: readonly Transaction[]): { day: string; rows: Transaction[] }[] {
  const groups: { day: string; rows: Transaction[] }[] = []
  for (const row of rows) {
    const day = new Date(row.at).toDateString()
    const last = groups.at(-1)
    if (last?.day === day) last.rows.push(row)
    else groups.push({ day, rows: [row] })
  }
  return groups
}

function dayOf(text: string | null): string | undefined {
  return text !== null && dayShape.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}
