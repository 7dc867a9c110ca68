/**
 * What the investor's screens read, once: the key and the call of each. After money has moved, all with the key `money` are
 * read again. What most screens need stands here, the rest in a file for each noun: a screen loads only what it reads.
 */
import { listPositions } from '@evenmoor/contract/positions'
import { getWallet, listTransactions, type Transaction } from '@evenmoor/contract/wallet'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '#api/client.ts'
import { keepPages } from '#api/keep-pages.ts'
import { isWithdrawalOver } from '#lib/withdrawal-over.ts'

export const walletQuery = queryOptions({
  queryKey: ['money', 'wallet'],
  queryFn: ({ signal }) => call(getWallet, { signal }),
})

export const positionsQuery = infiniteQueryOptions({
  queryKey: ['money', 'positions'],
  queryFn: ({ pageParam, signal }) =>
    call(listPositions, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

export type TransactionFilters = Omit<z.input<typeof listTransactions.query>, 'cursor'>

export const transactionsQuery = (filters: TransactionFilters) =>
  infiniteQueryOptions({
    queryKey: ['money', 'transactions', filters],
    queryFn: (asked) => {
      const { pageParam, signal } = asked
      const query = { ...filters, ...(pageParam !== null && { cursor: pageParam }) }
      return keepPages(asked, mayChange(filters), () => call(listTransactions, { query, signal }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** What is booked stays; where a withdrawal stands does not, and by it rows come and go where it is asked for. */
const mayChange =
  (filters: TransactionFilters) =>
  ({ status }: Transaction): boolean =>
    filters.status !== undefined || (status !== null && !isWithdrawalOver(status))

/** Everything that shows money is out of date. */
export const refreshMoney = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['money'] })
