import { trackRecord } from '#features/plans/track-record.ts'
import type { Plan } from '@evenmoor/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { AddMoney } from '#features/add-money/AddMoney.tsx'
import { directionOfChange, formatMoney, formatPercent } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { parseTypedDecimal, toPlainText, toTypedText } from '#i18n/typed-decimal.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { lazyPart } from '#queries/lazy-part.tsx'
import { openDepositsQuery } from '#queries/deposit-queries.ts'
import { limitsQuery } from '#queries/limits-query.ts'
import { walletQuery } from '#queries/money-queries.ts'
import { PlanRateText } from '#features/plans/PlanRateText.tsx'
import { StepPage } from '#ui/StepPage.tsx'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { type Errors, useSentForm } from '#forms/use-sent-form.ts'
import { OpenCheckouts } from '../checkout/OpenCheckouts.tsx'
import { AmountField } from './AmountField.tsx'
import { checkInvestAmount, investQuery, type InvestNews } from './invest-step.ts'
import { type PlanReach, reachOf, suggestedPlan } from './plan-reach.ts'
import { PlanMinimum } from './PlanMinimum.tsx'
import { PlanRange } from './PlanRange.tsx'
import { PlanTable } from './PlanTable.tsx'
import { RiskNotice, RiskOffer } from './RiskNotice.tsx'
import { useInvestSteps } from './use-invest-steps.ts'
import { usePlanLimits } from './use-plan-limits.ts'

const AmountOutlook = lazyPart(async () => (await import('./AmountOutlook.tsx')).AmountOutlook)

type PlanStepProps = { plans: readonly Plan[]; chosen: Plan | null; amount: string }

/**
 * Which plan, and how much. Each plan has its range, its rate by its honest name, and its worst day in the same size. The
 * first that can be paid is chosen beforehand; the amount never is, so a press on Continue alone costs nothing.
 */
export function PlanStep({ plans, chosen, amount }: PlanStepProps) {
  const t = useTranslations('invest.plan')
  const tMoney = useTranslations('investor.money')
  const locale = useLocale()
  const { keep, go } = useQueryDraft()
  const available = useQuery(walletQuery).data?.available
  const limits = useQuery(limitsQuery).data
  // Until both are known every plan can be chosen: what cannot be paid is refused later, with the reason.
  const reachBy = (plan: Plan): PlanReach =>
    available === undefined || limits === undefined ? { by: 'balance' } : reachOf(plan, available, limits)
  const planOf = (id: string) => plans.find((known) => known.id === id) ?? null
  const amountOf = (typed: string, of: Plan) => checkInvestAmount(parseTypedDecimal(typed, locale), of)
  const limitsOf = usePlanLimits()
  const { form, field, group, choice, problems, refuse, onSubmit } = useSentForm({
    start: {
      plan: chosen?.id ?? suggestedPlan(plans, reachBy)?.id ?? '',
      amount: toTypedText(amount, locale),
    },
    idOf: (name) => name,
    check: (typed): Errors => {
      const wanted = planOf(typed.plan)
      if (wanted === null || reachBy(wanted).by === 'none') return { plan: t('needed') }
      const read = amountOf(typed.amount, wanted)
      return read.ok ? {} : { amount: tMoney(read.problem, limitsOf(wanted)) }
    },
    send: (typed) => {
      const wanted = planOf(typed.plan)
      const read = wanted && amountOf(typed.amount, wanted)
      if (read?.ok === true) go(investQuery({ step: 'review', plan: typed.plan, amount: read.text }))
    },
    onChange: (typed, before) => {
      // What was wrong with an amount for one plan says nothing of another.
      if (typed.plan !== before.plan) refuse({})
      keep(investQuery({ step: 'plan', plan: typed.plan, amount: toPlainText(typed.amount, locale) }))
    },
  })
  const plan = planOf(form.values.plan)
  const checked = plan && amountOf(form.values.amount, plan)
  const news = useLocation().state as InvestNews | null
  const isPaid = useQuery(openDepositsQuery).data?.results.some(({ status }) => status !== 'new') === true
  // As it was on arrival: keeping the answers in the address drops it, and what is credited is no longer on its way.
  const [isMoneyComing] = useState(news?.isMoneyComing === true || isPaid)
  const isEmpty = !isMoneyComing && available !== undefined && directionOfChange(available) === 'none'
  return (
    <StepPage
      {...useInvestSteps('plan')}
      heading={t('heading')}
      back={null}
      hasProblems={problems.length > 0}
      aside={
        <div className="flex flex-col gap-6">
          <PlanTable plans={plans} />
          {plan && (
            <Suspense fallback={<Skeleton className="h-120" />}>
              <AmountOutlook plan={plan} amount={checked?.ok === true ? checked : null} />
            </Suspense>
          )}
        </div>
      }
    >
      <RiskNotice />
      <OpenCheckouts />
      {isEmpty && (
        <Card title={t('addFirst')}>
          <AddMoney look="secondary" />
        </Card>
      )}
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-6">
        <ErrorSummary problems={problems} />
        <RadioGroup {...group('plan')} legend={t('legend')}>
          {plans.map((offered) => (
            <RadioCard
              key={offered.id}
              {...choice('plan', offered.id)}
              disabled={reachBy(offered).by === 'none'}
              title={offered.title}
              end={<PlanRange plan={offered} />}
              detail={
                <PlanFacts plan={offered}>
                  {available !== undefined && (
                    <PlanMinimum plan={offered} available={available} reach={reachBy(offered)} />
                  )}
                </PlanFacts>
              }
            />
          ))}
        </RadioGroup>
        {plan && <AmountField plan={plan} field={field('amount')} />}
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
