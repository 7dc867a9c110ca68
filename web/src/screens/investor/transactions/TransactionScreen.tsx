import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { problemOf } from '#refusals/problem.ts'
import type { FocusRowState } from '#ui/use-focus-row.ts'
import { useIsPanelWide } from '#browser/use-viewport-width.ts'
import { pathTo } from '#routing/paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { transactionQuery } from './transaction-query.ts'
import { TransactionDetails } from './TransactionDetails.tsx'

/** One transaction: beside the list from 1280 px on, a page of its own below. Esc and the link go back to its row. */
export default function TransactionScreen() {
  const t = useTranslations('activity.detail')
  const tType = useTranslations('transactions.type')
  const { id = '' } = useParams()
  const query = useQuery(transactionQuery(id))
  const { search } = useLocation()
  const navigate = useNavigate()
  const isSideBySide = useIsPanelWide()
  const back = pathTo('transactions') + search
  const state: FocusRowState = { focusRow: id }
  const title = query.data ? tType(query.data.type) : t('title')
  const problem = query.error === null ? null : problemOf(query.error)
  const isMissing = problem?.status === 404
  const isNoLongerKept = problem?.code === 'entries_detached'
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape') return
    // Seen with the press; the list comes a moment later.
    currentTarget.dataset['leaving'] = ''
    void navigate(back, { state, preventScrollReset: isSideBySide })
  }
  return (
    // Esc is a second way to what the link does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={title}
      onKeyDown={closeOnEscape}
      className="mx-auto flex w-full max-w-[40rem] min-w-0 flex-col gap-4 data-leaving:opacity-50 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto xl:pe-1"
    >
      <Link
        to={back}
        state={state}
        preventScrollReset={isSideBySide}
        className="link -my-1 inline-flex min-h-11 items-center gap-1 self-start"
      >
        <ArrowLeft aria-hidden size={20} className="rtl:-scale-x-100" />
        {t('back')}
      </Link>
      <PageTitle title={title} className="text-h2" />
      {isMissing ? (
        <EmptyState title={t('missing')}>{isNoLongerKept ? problem.text : t('missingText')}</EmptyState>
      ) : (
        <QueryContent query={query} skeleton={<Skeleton className="h-120" />}>
          {(transaction) => <TransactionDetails transaction={transaction} />}
        </QueryContent>
      )}
    </section>
  )
}
