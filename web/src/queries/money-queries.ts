/**
 * What the investor's screens read, once: the key and the call of each. After money has moved, all with the key `money` are
 * read again. What most screens need stands here, the rest in a file for each noun: a screen loads only what it reads.
 */
import { listPositions } from '@evenmoor/contract/positions'
import { getWallet, listTransactions, type Transaction } from '@evenmoor/contract/wallet'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '#api/client.ts'
import { reuseKnownPages } from './reuse-known-pages.ts'
import { isWithdrawalOver } from './withdrawal-status.ts'

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
      return reuseKnownPages(asked, mayChange(filters), () => call(listTransactions, { query, signal }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** Bookings never change, but the state of a withdrawal does, and a filter by state adds or drops rows. */
const mayChange =
  (filters: TransactionFilters) =>
  ({ status }: Transaction): boolean =>
    filters.status !== undefined || (status !== null && !isWithdrawalOver(status))

/** Everything that shows money is out of date. */
export const refreshMoney = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['money'] })
