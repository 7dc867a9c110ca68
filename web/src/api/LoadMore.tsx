import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { problemOf } from '#api/problem.ts'
import { useProblemText } from '#api/problem-text.ts'
import { useMore } from '#api/use-more.ts'
import { Button } from '#ui/Button.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'

type LoadMoreProps<Data> = {
  query: Pick<UseInfiniteQueryResult<Data>, 'data' | 'fetchNextPage' | 'hasNextPage'>
  /** What stands on the button. */
  label: string
  /** And while it works. */
  busy: string
}

/** The way to the next page of a list, as long as there is one. What stands already stays when that cannot be had. */
export function LoadMore<Data extends { pages: readonly unknown[] }>({
  query,
  label,
  busy,
}: LoadMoreProps<Data>) {
  const textOf = useProblemText()
  const { isLoading, error, loadMore } = useMore(query)
  if (!query.hasNextPage) return null
  return (
    <>
      <Button busy={isLoading && busy} onClick={loadMore}>
        {label}
      </Button>
      {error && (
        <InlineMessage tone="loss" live>
          {textOf(problemOf(error))}
        </InlineMessage>
      )}
    </>
  )
}
