import type { Overview } from '@evenmoor/contract/staff-overview'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatUtcHour } from '#i18n/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { MoneyBars } from './MoneyBars.tsx'
import { MoneyTable } from './MoneyTable.tsx'

/** What came in and went out in the last 24 hours. */
export function MoneyCard({ overview: { at, money } }: { overview: Overview }) {
  const t = useTranslations('staff.overview.money')
  const locale = useLocale()
  const [isTable, setTable] = useState(false)
  return (
    <Card
      title={t('title')}
      aside={
        <span className="text-small text-muted">{t('updated', { time: formatUtcHour(at, locale) })}</span>
      }
    >
      <dl className="grid gap-4 sm:grid-cols-3">
        <Figure
          name={t('in')}
          swatch="bg-c1"
          value={money.in}
          hint={t('deposits', { count: money.deposits })}
        />
        <Figure
          name={t('out')}
          swatch="bg-c2"
          value={money.out}
          hint={t('withdrawals', { count: money.withdrawals })}
        />
        <Figure name={t('net')} value={money.net} signed hint={t('netHint')} />
      </dl>
      {isTable ? <MoneyTable hours={money.hours} /> : <MoneyBars hours={money.hours} />}
      <Button look="quiet" size="compact" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
        {isTable ? t('asChart') : t('asTable')}
      </Button>
    </Card>
  )
}

type FigureProps = { name: string; value: string; hint: string; swatch?: string; signed?: boolean }

function Figure({ name, value, hint, swatch, signed = false }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-2 text-small text-muted">
        {swatch && <span aria-hidden className={cx('size-3 rounded-[0.25rem]', swatch)} />}
        {name}
      </dt>
      {/* An amount of twelve digits has no room here in large letters: it goes on in the next line. */}
      <dd className="text-h2 wrap-anywhere [&_data]:whitespace-normal">
        <Amount value={value} signed={signed} />
      </dd>
      <dd className="text-small text-muted">{hint}</dd>
    </div>
  )
}
