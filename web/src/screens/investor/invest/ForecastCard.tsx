import type { Outlook } from '@evenmoor/contract/outlook'
import type { Plan } from '@evenmoor/contract/plans'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#ui/Card.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { useUsdText } from '#ui/use-money-text.ts'
import { outlookQuery } from '#queries/outlook-query.ts'
import { ForecastScenarios } from './ForecastScenarios.tsx'
import { PlanRecord } from './PlanRecord.tsx'

const daysChoices = ['7', '30', '90'] as const
type Days = (typeof daysChoices)[number]
const isDays = (text: string): text is Days => daysChoices.some((known) => known === text)

/** A bad, a middle and a good case for an amount, out of what the plan's own days did here; the bad one first. */
export function ForecastCard({ plan, amount }: { plan: Plan; amount: string }) {
  const t = useTranslations('forecast')
  const usdText = useUsdText()
  const [days, setDays] = useState<Days>('30')
  const query = useQuery({
    ...outlookQuery({ plan_id: plan.id, amount, days }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card title={t('title', { amount: usdText(amount) })}>
      <SelectField
        label={t('daysLabel')}
        value={days}
        options={daysChoices.map((value) => ({ value, label: t('days', { days: value }) }))}
        onChange={(value) => {
          if (isDays(value)) setDays(value)
        }}
      />
      <QueryContent query={query} skeleton={<Skeleton className="h-60" />}>
        {(outlook) => (
          <>
            {outlook.basis === 'too_few_days' ? <TooFew outlook={outlook} /> : <Cases outlook={outlook} />}
            <PlanRecord plan={plan} record={outlook.record} />
          </>
        )}
      </QueryContent>
    </Card>
  )
}

function TooFew({ outlook: { booked_days, needed_days } }: { outlook: Outlook }) {
  const t = useTranslations('forecast')
  return (
    <InlineMessage tone="info">
      {t('tooFew', { have: String(booked_days), needed: String(needed_days) })}
    </InlineMessage>
  )
}

function Cases({ outlook }: { outlook: Outlook }) {
  const t = useTranslations('forecast')
  const { basis, days, stretches } = outlook
  return (
    <>
      <ForecastScenarios outlook={outlook} />
      <InlineMessage tone="risk">
        {basis === 'illustration' ? t('illustration') : t('results', { days: String(days), stretches })}
      </InlineMessage>
    </>
  )
}
