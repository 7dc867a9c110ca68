import { type UseQueryResult } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type KeyboardEvent, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { LoadingNotice } from '#queries/LoadingNotice.tsx'
import { problemOf } from '#refusals/problem.ts'
import type { FocusRowState } from '#ui/use-focus-row.ts'
import { useIsPanelWide } from '#browser/use-viewport-width.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ListLoadError } from './ListLoadError.tsx'
import { usePlaceInList } from './place-in-list.ts'

type PanelHead = {
  /** Large, in place of the title. */
  figure?: ReactNode
  /** Small, above it: since when it waits. */
  kicker?: ReactNode
  /** Its state, beside it. */
  tag?: ReactNode
}

type DetailPanelProps<Data> = {
  /** The row that it is about: closing gives the focus back to it. */
  id: string
  read: UseQueryResult<Data>
  /** The page of the list. */
  listPath: string
  /** Until it is read, and when there is none. */
  title: string
  titleOf: (data: Data) => string
  /** What stands above the rest: the amount that it is about. */
  renderHead?: (data: Data) => PanelHead
  /** What is told where there is nothing (any more), if it is more than that. */
  missing?: { title: string; text: ReactNode }
  children: (data: Data) => ReactNode
}

const notFound = 404

/** What a row is about: beside the list from 1280 px on, a page of its own below. Esc and the link go back to the row. */
export function DetailPanel<Data>(props: DetailPanelProps<Data>) {
  const { id, read, listPath, title, titleOf, renderHead, missing, children } = props
  const t = useTranslations('staff.list')
  const { search } = useLocation()
  const navigate = useNavigate()
  const isSideBySide = useIsPanelWide()
  const place = usePlaceInList(id)
  const { error } = read
  const isMissing = error !== null && problemOf(error).status === notFound
  // What was there before would tell somebody to do what a colleague has done.
  const data = isMissing ? undefined : read.data
  const head = data === undefined ? undefined : renderHead?.(data)
  const back = listPath + search
  const state: FocusRowState = { focusRow: id }
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    const isOwn =
      event.target instanceof Element && event.target.closest('dialog, textarea, details') === null
    if (event.key !== 'Escape' || !isOwn) return
    void navigate(back, { state, preventScrollReset: isSideBySide })
  }
  return (
    // Esc is a second way to what the link does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={data === undefined ? title : titleOf(data)}
      onKeyDown={closeOnEscape}
      className="staff-panel flex min-w-0 flex-col gap-4"
    >
      <div className="flex items-center justify-between gap-4">
        <Link
          to={back}
          state={state}
          preventScrollReset={isSideBySide}
          className="link -my-1 inline-flex min-h-11 items-center gap-1 self-start"
        >
          <ArrowLeft aria-hidden size={20} className="rtl:-scale-x-100" />
          {t('back')}
        </Link>
        {place !== null && <p className="figures text-small text-muted">{t('place', place)}</p>}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          {head?.kicker && <p className="text-small text-muted">{head.kicker}</p>}
          <PageTitle
            title={data === undefined ? title : titleOf(data)}
            hasProblems={error !== null}
            className={head?.figure ? 'text-amount' : 'text-h2'}
          >
            {data !== undefined && head?.figure ? (
              <>
                <span className="sr-only">{titleOf(data)}</span>
                <span aria-hidden>{head.figure}</span>
              </>
            ) : undefined}
          </PageTitle>
        </div>
        {head?.tag}
      </div>
      {data !== undefined && children(data)}
      {isMissing && (
        <EmptyState title={missing?.title ?? t('missing')}>{missing?.text ?? t('missingText')}</EmptyState>
      )}
      {error && !isMissing && data === undefined && (
        <ListLoadError error={error} onRetry={() => void read.refetch()} />
      )}
      {data === undefined && !error && (
        <div aria-busy className="flex flex-col gap-4">
          <LoadingNotice />
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </section>
  )
}
