import { trackRecord } from '#features/plans/track-record.ts'
import type { Plan } from '@evenmoor/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, type SubmitEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { AddMoney } from '#features/add-money/AddMoney.tsx'
import { directionOfChange, formatMoney, formatPercent } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorSummary, type FormProblem } from '#ui/ErrorSummary.tsx'
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
import { useDecimalInput } from '#ui/use-decimal-input.ts'
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
  const { keep, go } = useQueryDraft()
  const available = useQuery(walletQuery).data?.available
  const limits = useQuery(limitsQuery).data
  // Until both are known every plan can be chosen: what cannot be paid is refused later, with the reason.
  const reachBy = (plan: Plan): PlanReach =>
    available === undefined || limits === undefined ? { by: 'balance' } : reachOf(plan, available, limits)
  const [id, setId] = useState(() => chosen?.id ?? suggestedPlan(plans, reachBy)?.id ?? null)
  const plan = plans.find((known) => known.id === id) ?? null
  const field = useDecimalInput(amount, (plain) => keep(draft(id, plain)))
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const isPayable = plan !== null && reachBy(plan).by !== 'none'
  const checked = plan && checkInvestAmount(field.read, plan)
  const limitTexts = usePlanLimits(plan ?? noPlan)
  // What was wrong is right now: nothing is said of it any more. For good: what is
  // said again while one types would take the focus.
  if (isPayable && checked?.ok === true && problems.length > 0) setProblems([])
  const problemAt = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.text
  const news = useLocation().state as InvestNews | null
  const isPaid = useQuery(openDepositsQuery).data?.results.some(({ status }) => status !== 'new') === true
  // As it was on arrival: keeping the answers in the address drops it, and what is credited is no longer on its way.
  const [isMoneyComing] = useState(news?.isMoneyComing === true || isPaid)
  const isEmpty = !isMoneyComing && available !== undefined && directionOfChange(available) === 'none'
  const choose = (other: string) => {
    setId(other)
    setProblems([])
    keep(draft(other, field.plain))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPayable || checked === null) setProblems([{ fieldId: 'plan', text: t('needed') }])
    else if (checked.ok) go(investQuery({ step: 'review', plan: plan.id, amount: checked.text }))
    else setProblems([{ fieldId: 'amount', text: tMoney(checked.problem, limitTexts) }])
  }
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
      <form onSubmit={submit} noValidate className="flex flex-col gap-6">
        <ErrorSummary problems={problems} />
        <RadioGroup id="plan" legend={t('legend')} error={problemAt('plan')}>
          {plans.map((offered) => (
            <RadioCard
              key={offered.id}
              name="plan"
              value={offered.id}
              checked={offered.id === id}
              disabled={reachBy(offered).by === 'none'}
              onChange={() => choose(offered.id)}
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
        {plan && <AmountField plan={plan} field={field} error={problemAt('amount')} />}
        <InlineMessage tone="info">{t('exit')}</InlineMessage>
        <Button type="submit" look="primary" wide>
          {t('continue')}
        </Button>
        <RiskOffer />
      </form>
    </StepPage>
  )
}

const noPlan = { min_deposit: '0', max_deposit: '0' }

const draft = (plan: string | null, amount: string) =>
  investQuery({ step: 'plan', plan: plan ?? undefined, amount })

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
