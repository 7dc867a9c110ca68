import { getDeposit, listDepositCoins, listDeposits } from '@evenmoor/contract/deposits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

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
