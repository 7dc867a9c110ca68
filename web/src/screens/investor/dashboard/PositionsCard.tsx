import type { Position } from '@evenmoor/contract/positions'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { directionOfChange } from '#i18n/format-money.ts'
import { formatDay } from '#i18n/format-time.ts'
import { useMode } from '#i18n/mode.ts'
import { pathTo } from '#routing/paths.ts'
import { useHiddenAmount } from '#ui/AmountMask.tsx'
import { Amount } from '#ui/Amount.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Delta } from '#ui/Delta.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { positionsQuery, walletQuery } from '#queries/money-queries.ts'
import { AllocationBar, Swatch } from './AllocationBar.tsx'
import { practiceWalletQuery } from '#queries/practice-query.ts'

type Parts = Parameters<typeof AllocationBar>[0]['parts']

/** How many are shown at first, so that what is below stays in view. */
const shownMax = 5

/** Where the money is: open positions, each leading to its own page, what is not in one, and the wallet outside. */
export function PositionsCard() {
  const t = useTranslations('dashboard.positions')
  const tFlow = useTranslations('dashboard.flow')
  const query = useInfiniteQuery(positionsQuery)
  const isHidden = useHiddenAmount()
  const [isAll, setAll] = useState(false)
  const open = query.data?.pages.flatMap(({ results }) => results).filter(({ status }) => status === 'open')
  const wallet = useQuery(walletQuery).data
  const shown = open?.slice(0, isAll ? undefined : shownMax) ?? []
  const parts = [
    ...shown.map(({ id, value }) => ({ key: id, value })),
    { key: 'available', value: wallet?.available ?? '0' },
    { key: 'withdrawing', value: wallet?.pending_withdrawal ?? '0' },
  ]
  const hasHidden = !isAll && (open?.length ?? 0) > shownMax
  const showMore = () => {
    setAll(true)
    if (!hasHidden) void query.fetchNextPage()
  }
  return (
    <Card
      title={t('title')}
      aside={
        shown.length > 0 && (
          <Link to={pathTo('invest')} className="-my-2.5 link inline-flex min-h-11 items-center">
            {tFlow('compare')}
          </Link>
        )
      }
    >
      {shown.length > 0 && !isHidden && <AllocationBar parts={parts} />}
      <QueryContent query={query} skeleton={<Skeleton className="h-20" />}>
        {() => <Positions open={shown} parts={parts} />}
      </QueryContent>
      {(hasHidden || query.hasNextPage) && (
        <Button busy={query.isFetchingNextPage && t('more')} onClick={showMore}>
          {t('more')}
        </Button>
      )}
      <Elsewhere parts={shown.length > 0 ? parts : []} />
    </Card>
  )
}

/** What is in no position; the practice wallet is no part of the balance. */
function Elsewhere({ parts }: { parts: Parts }) {
  const t = useTranslations('dashboard.positions')
  const isPractice = useMode() === 'practice'
  const wallet = useQuery(walletQuery).data
  const outside = useQuery({ ...practiceWalletQuery, enabled: isPractice }).data
  if (!wallet) return null
  const rows = [
    { key: 'available', amount: wallet.available, isShown: true },
    {
      key: 'withdrawing',
      amount: wallet.pending_withdrawal,
      isShown: directionOfChange(wallet.pending_withdrawal) !== 'none',
    },
    { key: 'wallet', amount: outside?.value ?? null, isShown: isPractice },
  ] as const
  return (
    <dl className="divide-y divide-line border-t border-line">
      {rows.map(
        ({ key, amount, isShown }) =>
          isShown && (
            <div key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
              <dt>
                <span className="block font-semibold">
                  {key !== 'wallet' && parts.length > 0 && <Swatch parts={parts} of={key} />}
                  {t(`elsewhere.${key}.title`)}
                </span>
                <span className="text-small text-muted">{t(`elsewhere.${key}.text`)}</span>
              </dt>
              <dd className="text-end font-semibold">
                {amount === null ? (
                  '–'
                ) : key === 'wallet' ? (
                  <Amount value={amount} />
                ) : (
                  <ExplainedAmount of={key} value={amount} />
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Positions({ open, parts }: { open: readonly Position[]; parts: Parts }) {
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
        <PositionRow key={position.id} position={position} parts={parts} />
      ))}
    </ul>
  )
}

function PositionRow({ position, parts }: { position: Position; parts: Parts }) {
  const t = useTranslations('dashboard.positions')
  const locale = useLocale()
  const {
    id,
    plan_title,
    principal,
    redeemed,
    value,
    results,
    has_results: hasResults,
    first_result_day,
  } = position
  const putIn = <ExplainedAmount isInText of={`principal:${id}`} value={principal} className="z-1" />
  const takenBack = <ExplainedAmount isInText of={`redeemed:${id}`} value={redeemed} className="z-1" />
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-4">
      <p className="font-semibold">
        <Swatch parts={parts} of={id} />
        <Link
          to={pathTo('position', { params: { id } })}
          aria-label={t('open', { plan: plan_title })}
          className="link after:absolute after:inset-0"
        >
          {plan_title}
        </Link>
      </p>
      <p className="text-end font-semibold">
        <ExplainedAmount of={`position:${id}`} value={value} className="z-1" />
      </p>
      <p className={cx('text-small text-muted', !hasResults && 'col-span-2')}>
        {hasResults
          ? t.rich(directionOfChange(redeemed) === 'none' ? 'putIn' : 'putInAndTakenBack', {
              amount: () => putIn,
              redeemed: () => takenBack,
            })
          : t('firstResult', { day: formatDay(first_result_day, locale) })}
      </p>
      {hasResults && (
        <p className="text-end text-small">
          {directionOfChange(results) === 'none' ? <Amount value={results} /> : <Delta value={results} />}
        </p>
      )}
    </li>
  )
}
