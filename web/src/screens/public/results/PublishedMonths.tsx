import type { ResultMonth } from '@evenmoor/contract/results'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { useHydrated } from '#browser/use-hydrated.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { formatMonth } from './months.ts'
import { ResultsLoadError } from './ResultsLoadError.tsx'
import { useMonths } from './use-results.ts'

/** Every published month: its hash, and its seed once that is shown. */
export function PublishedMonths() {
  const t = useTranslations('resultsMore.months')
  const { data, hasFailed, retry } = useMonths()
  const isHydrated = useHydrated()
  return (
    <section aria-labelledby="months-title" className="flex flex-col gap-4">
      <h2 id="months-title" className="text-h2">
        {t('heading')}
      </h2>
      <p className="reading">{t('text')}</p>
      {hasFailed && <ResultsLoadError onRetry={retry} />}
      {data === null && !hasFailed && <Skeleton busy={isHydrated} className="h-64 w-full" />}
      {data?.length === 0 && <EmptyState title={t('none')} />}
      <ul className="flex flex-col gap-4">
        {data?.map((month) => (
          <Month key={month.month} month={month} />
        ))}
      </ul>
    </section>
  )
}

function Month({
  month: { month, seed_hash: hash, published_at, seed, revealed_at },
}: {
  month: ResultMonth
}) {
  const t = useTranslations('resultsMore.months')
  const locale = useLocale()
  return (
    <li className="rounded-card border border-line bg-surface p-6">
      <h3 className="text-h3">{formatMonth(month, locale)}</h3>
      <dl className="mt-2 flex flex-col gap-2 text-small">
        <div>
          <dt className="text-muted">{t('hash', { day: formatDay(published_at.slice(0, 10), locale) })}</dt>
          <dd className="font-mono break-all" dir="ltr">
            {hash}
          </dd>
        </div>
        <div>
          <dt className="text-muted">
            {revealed_at === null
              ? t('seed')
              : t('seedShown', { day: formatDay(revealed_at.slice(0, 10), locale) })}
          </dt>
          {seed === null ? (
            <dd>{t('sealed')}</dd>
          ) : (
            <dd className="font-mono break-all" dir="ltr">
              {seed}
            </dd>
          )}
        </div>
      </dl>
    </li>
  )
}
