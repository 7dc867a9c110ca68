import { trackRecord } from '#features/plans/track-record.ts'
import type { Plan } from '@evenmoor/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { AddMoney } from '#features/add-money/AddMoney.tsx'
import { directionOfChange, formatMoney, formatPercent } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorSummary, type FormProblem } from '#ui/ErrorSummary.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'
import { limitsQuery } from '#queries/limits-query.ts'
import { walletQuery } from '#queries/money-queries.ts'
import { PlanRateText } from '#features/plans/PlanRateText.tsx'
import { StepPage } from '#ui/StepPage.tsx'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { OpenCheckouts } from '../checkout/OpenCheckouts.tsx'
import { investQuery } from './invest-step.ts'
import { type PlanReach, reachOf } from './plan-reach.ts'
import { PlanMinimum } from './PlanMinimum.tsx'
import { PlanRange } from './PlanRange.tsx'
import { PlanTable } from './PlanTable.tsx'
import { RiskNotice, RiskOffer } from './RiskNotice.tsx'
import { useInvestSteps } from './use-invest-steps.ts'

type PlanStepProps = { plans: readonly Plan[]; chosen: Plan | null; amount: string }

/** Which plan: each with its range, its rate by its honest name, and its worst day in the same size. */
export function PlanStep({ plans, chosen, amount }: PlanStepProps) {
  const t = useTranslations('invest.plan')
  const { keep, go } = useQueryDraft()
  const [id, setId] = useState(chosen?.id ?? null)
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const available = useQuery(walletQuery).data?.available
  const limits = useQuery(limitsQuery).data
  // Until both are known every plan can be chosen: what cannot be paid is refused later, with the reason.
  const reachBy = (plan: Plan): PlanReach =>
    available === undefined || limits === undefined ? { by: 'balance' } : reachOf(plan, available, limits)
  const isEmpty = available !== undefined && directionOfChange(available) === 'none'
  const isOutOfReach = plans.some((plan) => plan.id === id && reachBy(plan).by === 'none')
  const choose = (plan: string) => {
    setId(plan)
    setProblems([])
    keep(investQuery({ step: 'plan', plan, amount }))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (id === null || isOutOfReach) setProblems([{ fieldId: 'plan', text: t('needed') }])
    else go(investQuery({ step: 'amount', plan: id, amount }))
  }
  return (
    <StepPage
      {...useInvestSteps('plan')}
      heading={t('heading')}
      back={null}
      hasProblems={problems.length > 0}
      aside={<PlanTable plans={plans} />}
    >
      <RiskNotice />
      <OpenCheckouts />
      {isEmpty && (
        <Card title={t('addFirst')}>
          <AddMoney look="secondary" />
        </Card>
      )}
      <form onSubmit={submit} noValidate className="flex flex-col gap-6">
        <ErrorSummary problems={problems} />
        <RadioGroup id="plan" legend={t('legend')} error={problems[0]?.text}>
          {plans.map((plan) => (
            <RadioCard
              key={plan.id}
              name="plan"
              value={plan.id}
              checked={plan.id === id}
              disabled={reachBy(plan).by === 'none'}
              onChange={() => choose(plan.id)}
              title={plan.title}
              end={<PlanRange plan={plan} />}
              detail={
                <PlanFacts plan={plan}>
                  {available !== undefined && (
                    <PlanMinimum plan={plan} available={available} reach={reachBy(plan)} />
                  )}
                </PlanFacts>
              }
            />
          ))}
        </RadioGroup>
        <InlineMessage tone="info">{t('exit')}</InlineMessage>
        <Button type="submit" look="primary" wide>
          {t('continue')}
        </Button>
        <RiskOffer />
      </form>
    </StepPage>
  )
}

function PlanFacts({ plan, children }: { plan: Plan; children: ReactNode }) {
  const { upcoming } = plan
  const record = trackRecord(plan)
  const t = useTranslations('invest')
  const locale = useLocale()
  const dollars = (amount: string) => formatMoney(amount, 'USD', locale, { trimmed: true })
  return (
    <span className="mt-1 flex flex-col gap-1">
      <PlanRateText plan={plan} />
      <span className="text-body text-text">
        {record.kind === 'none' && t('plan.noRecord')}
        {record.kind === 'days' && t('plan.recordDays', { count: record.days })}
        {record.kind === 'worst' &&
          t('plan.worstDay', { rate: formatPercent(record.rate, locale, { signed: true }) })}
      </span>
      {upcoming !== null && (
        <span className="text-small text-text">
          {t('plan.upcoming', {
            when: formatInstant(upcoming.effective_from, locale),
            min: dollars(upcoming.min_deposit),
            max: dollars(upcoming.max_deposit),
            rate: formatPercent(upcoming.daily_rate, locale),
          })}
        </span>
      )}
      {children}
    </span>
  )
}
