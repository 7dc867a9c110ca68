import { getPracticeWallet } from '@evenmoor/contract/practice'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

export const practiceWalletQuery = queryOptions({
  queryKey: ['money', 'practice-wallet'],
  queryFn: ({ signal }) => call(getPracticeWallet, { signal }),
})
