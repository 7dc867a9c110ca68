import type { Wallet } from '@evenmoor/contract/wallet'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { addsUpInCents } from '#features/explain/adds-up.ts'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { useMode } from '#i18n/mode.ts'
import { directionOfChange } from '#i18n/format-money.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useHiddenAmount } from '#ui/AmountMask.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { walletQuery } from '#queries/money-queries.ts'
import { OverTime } from './history/OverTime.tsx'
import type { ChartRange } from './history/use-chart-range.ts'
import { MoneyLinks } from './MoneyLinks.tsx'

/** All of the practice money and what today did to it; how it came there, as a chart; and where it is. */
export function AccountCard(chart: ChartRange) {
  const t = useTranslations('dashboard.balance')
  const mode = useMode()
  const query = useQuery(walletQuery)
  return (
    <Card title={t('title', { mode })}>
      <QueryContent query={query} skeleton={<BalanceSkeleton />}>
        {(wallet) => <Balance wallet={wallet} />}
      </QueryContent>
      <MoneyLinks className="grid grid-cols-[auto_1fr] huge-text:grid-cols-1 sm:flex xl:hidden" />
      <div className="border-t border-line pt-4">
        <OverTime {...chart} />
      </div>
      {/* What failed is said above. */}
      {query.data ? (
        <Parts wallet={query.data} />
      ) : (
        query.isPending && <Skeleton className="h-[7.4825rem] sm:h-[4.2025rem]" />
      )}
    </Card>
  )
}

/** Signs of a total that fits a phone at full size. */
const longTotal = 12

function Balance({ wallet }: { wallet: Wallet }) {
  return (
    <div className="flex flex-col gap-1">
      {/* A sum too long for the window is written smaller, and goes on in the next line at last. */}
      <p
        className={cx(
          'font-semibold [&_data]:wrap-anywhere [&_data]:whitespace-normal',
          wallet.total.length > longTotal ? 'text-h2 sm:text-h1' : 'text-figure',
        )}
      >
        <ExplainedAmount of="total" value={wallet.total} isLarge />
      </p>
      <Today wallet={wallet} />
    </div>
  )
}

function Parts({ wallet }: { wallet: Wallet }) {
  const t = useTranslations('dashboard.balance')
  const parts = [
    [t('available'), 'available', wallet.available],
    [t('invested'), 'invested', wallet.invested],
    [t('withdrawing'), 'withdrawing', wallet.pending_withdrawal],
  ] as const
  const amounts = parts.map(([, , value]) => value)
  return (
    <div className="border-t border-line pt-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {parts.map(([label, of, value]) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 sm:flex-col sm:justify-start sm:gap-0"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">
              <ExplainedAmount of={of} value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {!addsUpInCents(amounts, wallet.total) && <p className="mt-3 text-small text-muted">{t('cut')}</p>}
    </div>
  )
}

function Today({ wallet: { today, day } }: { wallet: Wallet }) {
  const t = useTranslations('dashboard.balance')
  const direction = directionOfChange(today)
  const isHidden = useHiddenAmount()
  if (isHidden) return null
  if (direction === 'none') return <p className="text-muted">{t('noChange')}</p>
  return (
    <p>
      <ExplainedAmount of={`results:${day}:${day}`} value={today} isChange className="font-semibold" />{' '}
      {t('today')}
    </p>
  )
}

/** As high as the lines above. */
const BalanceSkeleton = () => (
  <div className="flex flex-col gap-1">
    <Skeleton className="h-[1.22em] w-48 text-figure" />
    <Skeleton className="h-6 w-36" />
  </div>
)
