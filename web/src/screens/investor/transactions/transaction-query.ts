import { getTransaction } from '@evenmoor/contract/transactions'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** One transaction with its postings. */
export const transactionQuery = (id: string) =>
  queryOptions({
    queryKey: ['money', 'transaction', id],
    queryFn: ({ signal }) => call(getTransaction, { params: { id }, signal }),
  })
