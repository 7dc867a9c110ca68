/**
 * What the investor's screens read, once: the key and the call of each. After money has moved, `moneyQueries` are
 * read again.
 */
import { getDeposit } from '@evenmoor/contract/deposits'
import { me } from '@evenmoor/contract/people'
import { listPlans } from '@evenmoor/contract/plans'
import { listPositions } from '@evenmoor/contract/positions'
import { getPracticeWallet } from '@evenmoor/contract/practice'
import { getWallet, listTransactions } from '@evenmoor/contract/wallet'
import { getWithdrawal, listWithdrawals } from '@evenmoor/contract/withdrawals'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '#api/client.ts'

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call(listPlans, { signal }),
  staleTime: 60_000,
})

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(me, { signal }),
  staleTime: 60_000,
})

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

/** One position, or null. There is no call for one, so the list is read until it comes: newest first. */
export const positionQuery = (id: string) =>
  queryOptions({
    queryKey: ['money', 'position', id],
    queryFn: async ({ signal }) => {
      let cursor: string | null = null
      do {
        const page: z.output<typeof listPositions.answer> = await call(listPositions, {
          query: cursor === null ? {} : { cursor },
          signal,
        })
        const found = page.results.find((position) => position.id === id)
        if (found) return found
        cursor = page.next
      } while (cursor !== null)
      return null
    },
  })

export const practiceWalletQuery = queryOptions({
  queryKey: ['money', 'practice-wallet'],
  queryFn: ({ signal }) => call(getPracticeWallet, { signal }),
})

export const depositQuery = (id: string) =>
  queryOptions({
    queryKey: ['money', 'deposit', id],
    queryFn: ({ signal }) => call(getDeposit, { params: { id }, signal }),
  })

export const withdrawalQuery = (id: string) =>
  queryOptions({
    queryKey: ['money', 'withdrawal', id],
    queryFn: ({ signal }) => call(getWithdrawal, { params: { id }, signal }),
  })

export const withdrawalsQuery = infiniteQueryOptions({
  queryKey: ['money', 'withdrawals'],
  queryFn: ({ pageParam, signal }) =>
    call(listWithdrawals, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

export type TransactionFilters = Omit<z.input<typeof listTransactions.query>, 'cursor'>

export const transactionsQuery = (filters: TransactionFilters) =>
  infiniteQueryOptions({
    queryKey: ['money', 'transactions', filters],
    queryFn: ({ pageParam, signal }) =>
      call(listTransactions, {
        query: { ...filters, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** Everything that shows money is out of date. */
export const refreshMoney = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['money'] })
