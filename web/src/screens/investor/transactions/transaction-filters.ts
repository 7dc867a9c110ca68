import { type Transaction, transactionTypes } from '@evenmoor/contract/wallet'
import { withdrawalStatuses } from '@evenmoor/contract/withdrawals'
import { coins } from '@evenmoor/contract/wire'
import type { TransactionFilters } from '#queries/money-queries.ts'
import { parsePlainDecimal } from '#i18n/typed-decimal.ts'
import { readUsdAmount, usdMinor } from '#forms/usd-amount.ts'

export type FilterName = keyof TransactionFilters

/** In the order in which they are shown. */
export const filterNames = [
  'type',
  'status',
  'coin',
  'from',
  'to',
  'min',
  'max',
  'q',
] as const satisfies FilterName[]

const dayShape = /^\d{4}-\d{2}-\d{2}$/
/** The longest text that the server searches for. */
export const searchLengthMax = 120

/** The filters in the address bar; what is not one is left out. */
export function readFilters(search: URLSearchParams): TransactionFilters {
  const oneOf = <Value extends string>(values: readonly Value[], name: FilterName) =>
    values.find((known) => known === search.get(name))
  return withoutEmpty({
    type: oneOf(transactionTypes, 'type'),
    status: oneOf(withdrawalStatuses, 'status'),
    coin: oneOf(coins, 'coin'),
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
    min: amountOf(search.get('min')),
    max: amountOf(search.get('max')),
    q: search.get('q')?.trim().slice(0, searchLengthMax),
  })
}

/** The filters as query parameters, with one of them changed; an empty text removes it. */
export const changeFilter = (
  filters: TransactionFilters,
  name: FilterName,
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

/** Whether the smallest amount is above the largest one: nothing can match then. */
export const areAmountsSwapped = ({ min, max }: TransactionFilters): boolean =>
  min !== undefined && max !== undefined && usdMinor(min) > usdMinor(max)

type DayOfTransactions = { readonly day: string; readonly parts: Transaction[][] }

/** Newest first, by the day in the person's own time zone; of each page that a day is on, its rows are a part. */
export function groupByDay(pages: readonly (readonly Transaction[])[]): DayOfTransactions[] {
  const groups: DayOfTransactions[] = []
  for (const page of pages) {
    let part: Transaction[] | undefined
    let dayOfPart: string | undefined
    for (const row of page) {
      const day = new Date(row.at).toDateString()
      if (part === undefined || day !== dayOfPart) {
        part = []
        dayOfPart = day
        const last = groups.at(-1)
        if (last?.day === day) last.parts.push(part)
        else groups.push({ day, parts: [part] })
      }
      part.push(row)
    }
  }
  return groups
}

function dayOf(text: string | null): string | undefined {
  return text !== null && dayShape.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

/** Plain decimal text, whatever the language of the page is. */
function amountOf(text: string | null): string | undefined {
  const read = readUsdAmount(parsePlainDecimal(text ?? ''))
  return read.ok ? read.text : undefined
}

const withoutEmpty = (filters: { readonly [Name in FilterName]: TransactionFilters[Name] | undefined }) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => Boolean(value))) as TransactionFilters
