import type { Overview } from '@evenmoor/contract/staff-overview'
import type { ReactNode } from 'react'
import { clockMin } from '@evenmoor/contract/staff-overview'
import { useLocale, useTranslations } from 'use-intl'
import { formatSpan } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'

/** How long withdrawals take from request to sent; no percentiles of a few people. */
export function WithdrawalTimesCard({ clock }: { clock: Overview['clock'] }) {
  const t = useTranslations('staff.overview.clock')
  const locale = useLocale()
  const { days, count, median_seconds: median, p95_seconds: p95, overdue } = clock
  return (
    <Card
      title={t('title')}
      aside={<span className="text-small text-muted">{t('of', { days })}</span>}
      className="min-h-44"
    >
      <dl className="flex flex-col gap-2">
        {median === null || p95 === null ? (
          <Line name={t('sent')}>{String(count)}</Line>
        ) : (
          <>
            <Line name={t('median')}>{formatSpan(median, locale)}</Line>
            <Line name={t('p95')}>{formatSpan(p95, locale)}</Line>
          </>
        )}
        {overdue !== null && (
          <Line name={t('overdue')}>
            <span className={cx(overdue === 0 ? 'text-gain' : 'text-risk')}>{overdue}</span>
          </Line>
        )}
      </dl>
      {median === null && <p className="text-small text-muted">{t('few', { min: clockMin })}</p>}
    </Card>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="figures ms-auto text-end font-semibold">{children}</dd>
    </div>
  )
}
