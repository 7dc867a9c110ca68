import { getWithdrawalPause } from '@evenmoor/contract/withdrawals'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** Whether a withdrawal that is asked for now would wait. */
export const withdrawalPauseQuery = queryOptions({
  queryKey: ['money', 'withdrawal-pause'],
  queryFn: ({ signal }) => call(getWithdrawalPause, { signal }),
})
