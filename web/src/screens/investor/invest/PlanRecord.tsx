import type { Outlook } from '@evenmoor/contract/outlook'
import type { Plan } from '@evenmoor/contract/plans'
import { useLocale, useTranslations } from 'use-intl'
import { toldOfDays } from '#features/plans/track-record.ts'
import { formatDay } from '#i18n/format-time.ts'
import { Delta } from '#ui/Delta.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'

type PlanRecordProps = { plan: Plan; record: Outlook['record'] }

/** What the plan has really returned on this installation, losing days included. */
export function PlanRecord({ plan, record }: PlanRecordProps) {
  const t = useTranslations('forecast.record')
  const locale = useLocale()
  const { days, illustrated_days, losing_days, first_day, last_day, worst, best, returned } = record
  const told = toldOfDays(record)
  const isEmpty = first_day === null || last_day === null || !worst || !best || returned === null
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{t('title', { plan: plan.title })}</h3>
      {isEmpty ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <SummaryList
            rows={[
              {
                label: t('span'),
                value: t('spanValue', {
                  days: String(days),
                  from: formatDay(first_day, locale),
                  to: formatDay(last_day, locale),
                }),
              },
              ...(told.total
                ? [
                    { label: t('total'), value: <Delta value={returned} unit="percent" /> },
                    { label: t('losing'), value: t('losingValue', { days: losing_days }) },
                  ]
                : []),
              ...(told.extremes
                ? [
                    { label: t('worst'), value: <RatedDay {...worst} /> },
                    { label: t('best'), value: <RatedDay {...best} /> },
                  ]
                : []),
            ]}
          />
          <p className="text-small text-muted">
            {told.total && t('totalNote')}{' '}
            {illustrated_days > 0 && t('illustrated', { days: illustrated_days })}
          </p>
        </>
      )}
    </section>
  )
}

function RatedDay({ day, rate }: { day: string; rate: string }) {
  const locale = useLocale()
  return (
    <>
      <Delta value={rate} unit="percent" /> <span className="text-muted">{formatDay(day, locale)}</span>
    </>
  )
}
