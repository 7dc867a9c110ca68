import { listStatements } from '@evenmoor/contract/statements'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** The months that there are statements of. */
export const statementsQuery = queryOptions({
  queryKey: ['money', 'statements'],
  queryFn: ({ signal }) => call(listStatements, { signal }),
})
