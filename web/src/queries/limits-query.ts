import { type DepositLimit, listDepositLimits } from '@evenmoor/contract/safeguards'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** One's own caps on deposits. */
export const limitsQuery = queryOptions({
  queryKey: ['money', 'deposit-limits'],
  queryFn: ({ signal }): Promise<DepositLimit[]> => call(listDepositLimits, { signal }),
})
