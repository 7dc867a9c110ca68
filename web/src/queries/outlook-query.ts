import { getOutlook } from '@evenmoor/contract/outlook'
import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '#api/client.ts'

export const outlookQuery = (asked: z.input<typeof getOutlook.query>) =>
  queryOptions({
    queryKey: ['outlook', asked],
    queryFn: ({ signal }) => call(getOutlook, { query: asked, signal }),
    staleTime: 60_000,
  })
