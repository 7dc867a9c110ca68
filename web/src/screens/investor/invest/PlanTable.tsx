import type { Plan } from '@evenmoor/contract/plans'
import { useLocale, useTranslations } from 'use-intl'
import { formatPercent } from '#i18n/format-money.ts'
import { planRate } from '#features/plans/plan-rate.ts'
import { trackRecord } from '#features/plans/track-record.ts'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { PlanRange } from './PlanRange.tsx'

/** The plans beside each other, the worst day in the same size as the rate; from 768 px on, the cards say the same. */
export function PlanTable({ plans }: { plans: readonly Plan[] }) {
  const t = useTranslations('invest.plan.compare')
  const columns: readonly Column<Plan>[] = [
    { key: 'plan', header: t('plan'), cell: titleCell, narrow: 'startTop', rowHeader: true },
    { key: 'range', header: t('range'), cell: rangeCell, narrow: 'wideOnly', numeric: true },
    { key: 'rate', header: t('rate'), cell: rateCell, narrow: 'endTop', numeric: true },
    { key: 'worst', header: t('worst'), cell: worstCell, narrow: 'endBottom', numeric: true },
    { key: 'days', header: t('days'), cell: daysCell, narrow: 'wideOnly', numeric: true },
  ]
  return (
    // Five columns beside a form: smaller and closer than where a table has the page.
    <div className="hidden md:block [&_:is(td,th)]:pe-2 [&_:is(td,th)]:text-small [&_th]:hyphens-auto">
      <Card title={t('title')}>
        <DataTable caption={t('caption')} columns={columns} rows={plans} rowKey={({ id }) => id} />
        <p className="text-small text-muted">{t('note')}</p>
      </Card>
    </div>
  )
}

const titleCell = ({ title }: Plan) => title
const rangeCell = (plan: Plan) => <PlanRange plan={plan} />
const rateCell = (plan: Plan) => <Rate rate={planRate(plan).rate} />
const worstCell = (plan: Plan) => {
  const record = trackRecord(plan)
  return <Rate rate={record.kind === 'worst' ? record.rate : null} signed />
}
const daysCell = ({ record }: Plan) => record.days

function Rate({ rate, signed = false }: { rate: string | null; signed?: boolean }) {
  const t = useTranslations('invest.plan.compare')
  const locale = useLocale()
  if (rate === null) return t('noDay')
  return <bdi className="figures whitespace-nowrap">{formatPercent(rate, locale, { signed })}</bdi>
}
