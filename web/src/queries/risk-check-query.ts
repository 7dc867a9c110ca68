import { getRiskCheck } from '@evenmoor/contract/risk-questions'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** Whether the questions on risk were answered, and from when on a first position can be opened. */
export const riskCheckQuery = queryOptions({
  queryKey: ['risk-check'],
  queryFn: ({ signal }) => call(getRiskCheck, { signal }),
})
