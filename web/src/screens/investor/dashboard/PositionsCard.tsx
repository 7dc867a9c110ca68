import type { Position } from '@evenmoor/contract/positions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { directionOfChange } from '#i18n/format-money.ts'
import { formatDay } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Amount } from '#ui/Amount.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Delta } from '#ui/Delta.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { useUsdText } from '#ui/use-money-text.ts'
import { positionsQuery } from '#queries/money-queries.ts'

/** How many are shown at first, so that what is below stays in view. */
const shownMax = 5

/** The open positions, each leading to its own page. */
export function PositionsCard() {
  const t = useTranslations('dashboard.positions')
  const query = useInfiniteQuery(positionsQuery)
  const [isAll, setAll] = useState(false)
  const open = query.data?.pages.flatMap(({ results }) => results).filter(({ status }) => status === 'open')
  const hasHidden = !isAll && (open?.length ?? 0) > shownMax
  const showMore = () => {
    setAll(true)
    if (!hasHidden) void query.fetchNextPage()
  }
  return (
    <Card title={t('title')}>
      <QueryContent query={query} skeleton={<Skeleton className="h-20" />}>
        {() => <Positions open={open?.slice(0, isAll ? undefined : shownMax) ?? []} />}
      </QueryContent>
      {(hasHidden || query.hasNextPage) && (
        <Button busy={query.isFetchingNextPage && t('more')} onClick={showMore}>
          {t('more')}
        </Button>
      )}
    </Card>
  )
}

function Positions({ open }: { open: readonly Position[] }) {
  const t = useTranslations('dashboard.positions')
  if (open.length === 0) {
    return (
      <EmptyState
        title={t('emptyTitle')}
        action={<LinkButton to={pathTo('invest')}>{t('emptyAction')}</LinkButton>}
      >
        {t('emptyText')}
      </EmptyState>
    )
  }
  return (
    <ul className="-my-2 divide-y divide-line">
      {open.map((position) => (
        <PositionRow key={position.id} position={position} />
      ))}
    </ul>
  )
}

function PositionRow({ position }: { position: Position }) {
  const t = useTranslations('dashboard.positions')
  const locale = useLocale()
  const usdText = useUsdText()
  const { id, plan_title, principal, value, results, first_result_day } = position
  const hasResults = directionOfChange(results) !== 'none'
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-4">
      <p className="font-semibold">
        <Link
          to={pathTo('position', { params: { id } })}
          aria-label={t('open', { plan: plan_title })}
          className="link after:absolute after:inset-0"
        >
          {plan_title}
        </Link>
      </p>
      <p className="text-end font-semibold">
        <Amount value={value} />
      </p>
      <p className={cx('text-small text-muted', !hasResults && 'col-span-2')}>
        {hasResults
          ? t('putIn', { amount: usdText(principal) })
          : t('firstResult', { day: formatDay(first_result_day, locale) })}
      </p>
      {hasResults && (
        <p className="text-end text-small">
          <Delta value={results} />
        </p>
      )}
    </li>
  )
}
