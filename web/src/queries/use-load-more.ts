import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/** How often a press is taken up again: each time the list was read again in between. */
const triesMax = 8

type Pages = { readonly pages: readonly unknown[] }

/**
 * The next page of a list, once for each press. While a list is read again the library takes no other wish, and a wish
 * that a reading comes into is forgotten: here it is kept until its page has come, or could not be had.
 */
export function useLoadMore<Data extends Pages>(
  query: Pick<UseInfiniteQueryResult<Data>, 'data' | 'fetchNextPage'>,
) {
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const loadMore = async () => {
    const before = query.data?.pages.length ?? 0
    setLoading(true)
    setError(null)
    let failure: Error | null = null
    for (let tried = 0; tried < triesMax; tried += 1) {
      const { data, error: its, hasNextPage } = await query.fetchNextPage({ cancelRefetch: false })
      failure = its
      if (failure || !hasNextPage || (data?.pages.length ?? 0) > before) break
    }
    setLoading(false)
    setError(failure)
  }
  return { isLoading, error, loadMore: () => void loadMore() }
}
