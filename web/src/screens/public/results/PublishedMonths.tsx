import type { ResultMonth } from '@evenmoor/contract/results'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { useHydrated } from '#browser/use-hydrated.ts'
import { Code } from '#ui/Code.tsx'
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
      {data !== null && data.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4 py-2 md:px-6">
          {data.map((month) => (
            <Month key={month.month} month={month} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** How much of a hash is shown before it is unfolded. */
const shownSigns = 8

/** One line: the month, whether its seed is shown, how its hash begins; unfolded, both as a whole. */
function Month({
  month: { month, seed_hash: hash, published_at, seed, revealed_at },
}: {
  month: ResultMonth
}) {
  const t = useTranslations('resultsMore.months')
  const locale = useLocale()
  const sealed = t('sealed')
  const shown =
    revealed_at === null ? null : t('seedShown', { day: formatDay(revealed_at.slice(0, 10), locale) })
  return (
    <li>
      <details>
        <summary className="fold py-1.5">
          <b className="grow font-semibold md:w-44 md:grow-0">{formatMonth(month, locale)}</b>
          <span className="order-1 basis-full ps-5 text-small text-muted md:order-none md:grow md:basis-0 md:ps-0">
            {shown ?? sealed}
          </span>
          <Code text={`${hash.slice(0, shownSigns)}…`} />
        </summary>
        <dl className="flex flex-col gap-2 ps-5 pt-1 pb-4 text-small">
          <div>
            <dt className="text-muted">{t('hash', { day: formatDay(published_at.slice(0, 10), locale) })}</dt>
            <dd className="select-all">
              <Code text={hash} />
            </dd>
          </div>
          <div>
            <dt className="text-muted">{shown ?? t('seed')}</dt>
            <dd className={seed === null ? undefined : 'select-all'}>
              {seed === null ? sealed : <Code text={seed} />}
            </dd>
          </div>
        </dl>
      </details>
    </li>
  )
}
