import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Failure } from './Failure.tsx'
import { useLoadMore } from './use-load-more.ts'
import { Button } from '#ui/Button.tsx'

type LoadMoreProps<Data> = {
  query: Pick<UseInfiniteQueryResult<Data>, 'data' | 'fetchNextPage' | 'hasNextPage'>
  /** The button's label. */
  label: string
  /** And while it works. */
  busy: string
}

/** Loads the next page of a list while there is one. The rows already shown stay if that fails. */
export function LoadMore<Data extends { pages: readonly unknown[] }>({
  query,
  label,
  busy,
}: LoadMoreProps<Data>) {
  const { isLoading, error, loadMore } = useLoadMore(query)
  if (!query.hasNextPage) return null
  return (
    <>
      <Button busy={isLoading && busy} onClick={loadMore}>
        {label}
      </Button>
      <Failure error={error} />
    </>
  )
}
