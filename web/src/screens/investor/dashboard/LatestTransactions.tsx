import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Link } from 'react-router'
import { pathTo } from '#routing/paths.ts'
import { Card } from '#ui/Card.tsx'
import { KeptFrom } from '#ui/KeptFrom.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { transactionsQuery } from '#queries/money-queries.ts'
import { TransactionLine } from '../transactions/TransactionColumns.tsx'

const shownMax = 5

/** The last few transactions, with the way to all of them. `isEmpty` where none are expected. */
export function LatestTransactions({ isEmpty = false }: { isEmpty?: boolean }) {
  const t = useTranslations('dashboard.latest')
  const query = useInfiniteQuery(transactionsQuery({}))
  return (
    <Card
      title={t('title')}
      aside={
        <Link to={pathTo('transactions')} className="-my-2.5 link inline-flex min-h-11 items-center">
          {t('all')}
        </Link>
      }
    >
      <QueryContent query={query} skeleton={<Skeleton className={isEmpty ? 'h-6' : 'h-56'} />}>
        {({ pages }) => {
          const rows = (pages[0]?.results ?? []).slice(0, shownMax)
          const keptFrom = pages[0]?.kept_from
          if (rows.length === 0 && keptFrom !== undefined) return <KeptFrom day={keptFrom} />
          if (rows.length === 0) return <p className="reading text-muted">{t('emptyText')}</p>
          return (
            <ul className="-my-3 divide-y divide-line">
              {rows.map((row) => (
                <TransactionLine key={row.id} row={row} />
              ))}
            </ul>
          )
        }}
      </QueryContent>
    </Card>
  )
}
