import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LoadingNotice } from './LoadingNotice.tsx'
import { problemOf } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { useOnline } from './use-online.ts'
import { Banner } from '#ui/Banner.tsx'
import { RetryButton } from '#ui/RetryButton.tsx'

type QueryContentProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown }
  /** Of the final size. */
  skeleton: ReactNode
  /** The page's title, where what is read brings its own: a page that is loading or failed has one too. */
  title?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * A part of a page that is read from the server: its place while it loads, and words with Retry when that fails. Without
 * a network it waits for one, as the bar at the head of the page says.
 */
export function QueryContent<Data>({ query, skeleton, title, children }: QueryContentProps<Data>) {
  const { data, error, isFetching } = query
  const isOnline = useOnline()
  const refetch = () => void query.refetch()
  if (data !== undefined) return children(data)
  const state =
    error && !isFetching ? (
      <QueryError error={error} onRetry={refetch} />
    ) : (
      <div aria-busy className="flex min-w-0 flex-col gap-3">
        {skeleton}
        {isOnline && <LoadingNotice />}
      </div>
    )
  if (title === undefined) return state
  return (
    <div className="flex flex-col gap-6">
      {title}
      {state}
    </div>
  )
}

/** What could not be read, why, and the way to try again. */
export function QueryError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('investor.money')
  const textOf = useProblemText()
  return (
    <Banner tone="loss" title={t('loadFailed')} actions={<RetryButton onRetry={onRetry} />}>
      {textOf(problemOf(error))}
    </Banner>
  )
}
