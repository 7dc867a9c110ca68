/**
 * What the investor's screens read, once: the key and the call of each. After money has moved, `moneyQueries` are
 * read again.
 */
import { getDeposit, listDepositCoins, listDeposits } from '@evenmoor/contract/deposits'
import { me } from '@evenmoor/contract/people'
import { listPlans } from '@evenmoor/contract/plans'
import { getOutlook } from '@evenmoor/contract/outlook'
import { getPosition, listPositionResults, listPositions } from '@evenmoor/contract/positions'
import { getPracticeWallet } from '@evenmoor/contract/practice'
import { getReferrals } from '@evenmoor/contract/referrals'
import { checkAddress, listSavedAddresses } from '@evenmoor/contract/saved-addresses'
import { getWallet, listTransactions } from '@evenmoor/contract/wallet'
import { getWithdrawal, getWithdrawalTimes, listWithdrawals } from '@evenmoor/contract/withdrawals'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '#api/client.ts'
import { problemOf } from '#api/problem.ts'

/** Read again when money was refused too: the terms may have changed. */
export const plansQuery = queryOptions({
  queryKey: ['money', 'plans'],
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

/** One position with its terms; null when it is not there, or somebody else's. */
export const positionQuery = (id: string) =>
  queryOptions({
    queryKey: ['money', 'position', id],
    queryFn: async ({ signal }) => {
      try {
        return await call(getPosition, { params: { id }, signal })
      } catch (reason) {
        if (problemOf(reason).status === notFound) return null
        throw reason
      }
    },
  })

const notFound = 404

export const positionResultsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['money', 'position-results', id],
    queryFn: ({ pageParam, signal }) =>
      call(listPositionResults, {
        params: { id },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

export const outlookQuery = (asked: z.input<typeof getOutlook.query>) =>
  queryOptions({
    queryKey: ['outlook', asked],
    queryFn: ({ signal }) => call(getOutlook, { query: asked, signal }),
    staleTime: 60_000,
  })

export const practiceWalletQuery = queryOptions({
  queryKey: ['money', 'practice-wallet'],
  queryFn: ({ signal }) => call(getPracticeWallet, { signal }),
})

/** The coins that a checkout can be opened in, and which of them are paused. */
export const depositCoinsQuery = queryOptions({
  queryKey: ['deposit-coins'],
  queryFn: ({ signal }) => call(listDepositCoins, { signal }),
  refetchInterval: 30_000,
})

export const openDepositsQuery = queryOptions({
  queryKey: ['money', 'open-deposits'],
  queryFn: ({ signal }) => call(listDeposits, { query: { open: 'true' }, signal }),
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

/** Where withdrawals can go, and when. */
export const addressBookQuery = queryOptions({
  queryKey: ['money', 'addresses'],
  queryFn: ({ signal }) => call(listSavedAddresses, { signal }),
})

/** What the server says of an address; asked for anew each time, since waits end. */
export const addressCheckQuery = (address: string) =>
  queryOptions({
    queryKey: ['money', 'address-check', address],
    queryFn: ({ signal }) => call(checkAddress, { body: { address }, signal }),
  })

export const withdrawalTimesQuery = queryOptions({
  queryKey: ['withdrawal-times'],
  queryFn: ({ signal }) => call(getWithdrawalTimes, { signal }),
  staleTime: 60_000,
})

/** The own referrals; further pages bring further people. */
export const referralsQuery = infiniteQueryOptions({
  queryKey: ['money', 'referrals'],
  queryFn: ({ pageParam, signal }) =>
    call(getReferrals, { query: pageParam === null ? {} : { people_cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ people }) => people.next,
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
