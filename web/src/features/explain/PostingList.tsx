import type { ExplainedPosting, FigureName } from '@evenmoor/contract/explanations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { formatNumber } from '#i18n/format-money.ts'
import { LoadMore } from '#queries/LoadMore.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { postingsQuery } from './explanation-query.ts'
import { PostingRow } from './PostingRow.tsx'

type PostingListProps = { of: FigureName; asOf: string; count: number }

/** What the figure is the sum of, newest first, 50 at a time; the newest is open. */
export function PostingList({ of, asOf, count }: PostingListProps) {
  const t = useTranslations('explain')
  const locale = useLocale()
  const query = useInfiniteQuery(postingsQuery(of, asOf))
  return (
    <section aria-label={t('postings')} className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-h3">{t('postings')}</h3>
        <p className="text-small text-subtle">
          {t('newestFirst', { count: formatNumber(String(count), locale) })}
        </p>
      </div>
      <QueryContent query={query} skeleton={<Skeleton className="mt-2 h-64" />}>
        {({ pages }) => (
          <ul className="mt-2 mb-3 flex flex-col gap-2">
            {pages
              .flatMap(({ results }) => results)
              .map((posting, index) => (
                <PostingRow
                  key={keyOf(posting)}
                  posting={posting}
                  isFirst={index === 0}
                  nextCheckpointOn={pages[0]?.next_checkpoint_on ?? ''}
                />
              ))}
          </ul>
        )}
      </QueryContent>
      <LoadMore query={query} label={t('more')} busy={t('loading')} />
    </section>
  )
}

const keyOf = ({ transfer_id: id, line }: ExplainedPosting) => `${id}.${line}`
