import { getOverviewDifferences, type OverviewDifferences } from '@evenmoor/contract/staff-overview'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { formatClock } from '#i18n/format-time.ts'
import { useConsoleDisplay } from '#preferences/console-display.ts'
import { problemOf } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { PageLink } from '#routing/PageLink.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** It reads the whole history: less often than what people wait for. */
const pollMs = 300_000

/** Whether the ledger and the networks agree, coin by coin. */
export function DifferencesCard() {
  const t = useTranslations('staff.overview.differences')
  const locale = useLocale()
  const textOf = useProblemText()
  const { isLive } = useConsoleDisplay()
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['staff', 'overview', 'differences'],
    queryFn: ({ signal }) => call(getOverviewDifferences, { signal }),
    refetchInterval: isLive && pollMs,
    staleTime: pollMs / 5,
  })
  return (
    <Card
      title={t('title')}
      aside={
        data && <span className="figures text-small text-muted">{formatClock(dataUpdatedAt, locale)}</span>
      }
      className="min-h-56"
    >
      {data && <Found differences={data} />}
      {!data && error && <InlineMessage tone="loss">{textOf(problemOf(error))}</InlineMessage>}
      {!data && !error && <Skeleton busy className="h-28 w-full" />}
    </Card>
  )
}

function Found({ differences: { assets, findings } }: { differences: OverviewDifferences }) {
  const t = useTranslations('staff.overview.differences')
  const locale = useLocale()
  const apart = assets.filter(({ days }) => days > 0)
  const isWell = apart.length === 0 && findings === 0
  const chips = [
    { asset: 'usd', isApart: findings > 0 },
    ...assets.map(({ asset, days }) => ({ asset, isApart: days > 0 })),
  ]
  return (
    <>
      <div>
        {isWell && <p className="text-amount">{formatMoney('0', 'USD', locale)}</p>}
        {apart.map(({ asset, difference }) => (
          <p key={asset} className="text-h2 font-bold text-loss">
            {formatMoney(difference, unitOf(asset), locale, { signed: true })}
          </p>
        ))}
        {findings > 0 && <p className="font-bold text-loss">{t('findings', { count: findings })}</p>}
        <p className="text-muted">
          {isWell ? (
            t('agree')
          ) : (
            <PageLink page="staffReconciliation" className="link">
              {t('see')}
            </PageLink>
          )}
        </p>
      </div>
      <ul className="flex flex-wrap gap-1.5">
        {chips.map(({ asset, isApart }) => (
          <li
            key={asset}
            className={cx(
              'rounded-chip px-2 py-1 text-micro font-semibold',
              isApart ? 'bg-loss-soft text-loss' : 'bg-gain-soft text-gain',
            )}
          >
            {unitOf(asset)}
            <span className="sr-only">: {isApart ? t('apart') : t('same')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
