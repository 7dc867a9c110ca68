import type { ResultMonth } from '@evenmoor/contract/results'
import { useLocale, useTranslations } from 'use-intl'
import { PageLink } from '#routing/PageLink.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { formatMonth } from '../results/months.ts'
import { useMonths } from '../results/use-results.ts'

const shown = 4

/** The seeds that results were drawn from: their hashes before the month, themselves after it. */
export function Seeds() {
  const t = useTranslations('proofMore.seeds')
  const { data } = useMonths()
  const columns = useColumns()
  return (
    <section aria-labelledby="seeds-title" className="min-h-64">
      <h2 id="seeds-title" className="text-section">
        {t('heading')}
      </h2>
      <p className="reading mt-2 text-muted">{t('text')}</p>
      {data !== null && data.length > 0 && (
        <div className="mt-4 rounded-card border border-line bg-surface px-4 py-4 md:px-6">
          <DataTable
            caption={t('heading')}
            columns={columns}
            rows={newest(data)}
            rowKey={({ month }) => month}
          />
        </div>
      )}
      {data?.length === 0 && <p className="mt-4">{t('none')}</p>}
      <p className="mt-3">
        <PageLink page="results" className="link inline-flex min-h-11 items-center">
          {t('all')}
        </PageLink>
      </p>
    </section>
  )
}

/** Around now: months are published far ahead. */
function newest(months: readonly ResultMonth[]): readonly ResultMonth[] {
  const current = new Date().toISOString().slice(0, 7)
  const begun = months.filter(({ month }) => month <= current)
  return (begun.length > 0 ? begun : months.toReversed()).slice(0, shown)
}

function useColumns(): Column<ResultMonth>[] {
  const t = useTranslations('proofMore.seeds')
  const locale = useLocale()
  const hash = (hex: string) => (
    <code dir="ltr" translate="no" className="block font-mono text-small wrap-anywhere">
      {hex.slice(0, 16)}…
    </code>
  )
  return [
    {
      key: 'month',
      header: t('month'),
      narrow: 'startTop',
      rowHeader: true,
      cell: ({ month }) => <b className="font-semibold">{formatMonth(month, locale)}</b>,
    },
    { key: 'hash', header: t('hash'), narrow: 'secondLine', cell: ({ seed_hash }) => hash(seed_hash) },
    {
      key: 'seed',
      header: t('seed'),
      narrow: 'thirdLine',
      cell: ({ seed }) => (seed === null ? <span className="text-muted">{t('sealed')}</span> : hash(seed)),
    },
  ]
}
