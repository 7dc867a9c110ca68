import { type ResultStatus, resultStatuses } from '@evenmoor/contract/staff-results'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { pathTo } from '#paths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Field, inputLook } from '#ui/Field.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { BookCard } from './BookCard.tsx'
import { DayTable } from './DayTable.tsx'
import { ReadFailed } from './ReadFailed.tsx'
import { daysQuery } from './queries.ts'

/** What is decided by a colleague or applied by the server shows without reloading. */
const pollMs = 10_000

/** Every plan's days and their results, and the form to book one. */
export default function ResultsScreen() {
  const t = useTranslations('staffResults')
  const [params] = useSearchParams()
  const status = resultStatuses.find((known) => known === params.get('status')) ?? null
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageTitle title={t('title')} />
        <p className="mt-2 reading text-muted">{t('lead')}</p>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <StatusFilter status={status} />
          <Days status={status} />
        </div>
        <BookCard />
      </div>
    </div>
  )
}

function StatusFilter({ status }: { status: ResultStatus | null }) {
  const t = useTranslations('staffResults')
  const navigate = useNavigate()
  const show = (next: string) =>
    void navigate(pathTo('staffResults', { query: { status: next === '' ? undefined : next } }))
  return (
    <div className="max-w-72">
      <Field label={t('show')}>
        {(wiring) => (
          <select
            {...wiring}
            value={status ?? ''}
            onChange={({ currentTarget }) => show(currentTarget.value)}
            className={inputLook(false)}
          >
            <option value="">{t('all')}</option>
            {resultStatuses.map((each) => (
              <option key={each} value={each}>
                {t(`status.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}

function Days({ status }: { status: ResultStatus | null }) {
  const t = useTranslations('staffResults')
  const tCommon = useTranslations('common')
  const query = useInfiniteQuery({ ...daysQuery(status), refetchInterval: pollMs })
  const { data: rows, error } = query
  if (!rows) {
    return error ? (
      <ReadFailed error={error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    )
  }
  if (rows.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  return (
    <>
      <div className="rounded-card border border-line bg-surface px-4 py-2 md:px-6 md:py-4">
        <DayTable rows={rows} />
      </div>
      {query.hasNextPage && (
        <Button
          busy={query.isFetchingNextPage && tCommon('loading')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  )
}
