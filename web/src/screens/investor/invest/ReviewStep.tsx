import type { Plan } from '@evenmoor/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { Amount } from '#ui/Amount.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Delta } from '#ui/Delta.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { FeeLines } from '#ui/FeeLines.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { StickyActions } from '#ui/StickyActions.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { PlanRateText } from '#features/plans/PlanRateText.tsx'
import { StepPage } from '#ui/StepPage.tsx'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { usdMinor } from '#forms/usd-amount.ts'
import { type Errors, useSentForm } from '#forms/use-sent-form.ts'
import { MoneyMutationError } from '#forms/MoneyMutationError.tsx'
import { walletQuery } from '#queries/money-queries.ts'
import { useUsdText } from '#ui/use-money-text.ts'
import { useBalancePayment } from './use-balance-payment.ts'
import { investQuery } from './invest-step.ts'
import { oneDayOutcomes } from './outcomes.ts'
import { useInvestSteps } from './use-invest-steps.ts'

type ReviewStepProps = { plan: Plan; amount: string; termsChanged: boolean }

/** All of it once more, each answer with what follows from it and its Change link, the fees and the risks before going on. */
export function ReviewStep({ plan, amount, termsChanged }: ReviewStepProps) {
  const t = useTranslations('investPay.review')
  const tPay = useTranslations('investPay.pay')
  const { go, queryOf } = useQueryDraft()
  const available = useQuery(walletQuery).data?.available
  const isEnough = available !== undefined && usdMinor(available) >= usdMinor(amount)
  const fromBalance = useBalancePayment()
  const usdText = useUsdText()
  const answersQuery = queryOf(investQuery({ step: 'plan', plan: plan.id, amount }))
  const choosePayment = () =>
    go(investQuery({ step: 'pay', plan: plan.id, amount, understood: plan.terms_version }))
  const { form, field, problems, refuse, onSubmit } = useSentForm({
    start: { understood: false },
    idOf: (name) => name,
    check: ({ understood }): Errors => (understood ? {} : { understood: t('notUnderstood') }),
    send: () => {
      if (isEnough) fromBalance.send({ plan_id: plan.id, terms_version: plan.terms_version, amount })
      else choosePayment()
    },
  })
  const chooseOther = form.onSubmit(choosePayment, refuse)
  return (
    <StepPage
      {...useInvestSteps('review')}
      heading={t('heading')}
      back={answersQuery}
      hasProblems={problems.length > 0}
    >
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-6">
        {termsChanged && <Banner tone="risk" title={t('termsChanged')} takesFocus />}
        <ErrorSummary problems={problems} />
        <MoneyMutationError step={fromBalance} />
        <Answers plan={plan} amount={amount} isFromBalance={isEnough} answersQuery={answersQuery} />
        <FeeLines
          live={false}
          lines={[
            { label: t('youInvest'), value: <Amount value={amount} /> },
            { label: t('fee'), value: <Amount value="0.00" /> },
          ]}
          total={{ label: t('total', { plan: plan.title }), value: <Amount value={amount} /> }}
        />
        <p className="text-muted">{t('withdrawFee')}</p>
        <Banner tone="risk" title={t('risks.title')}>
          <ul className="list-disc ps-5">
            <li>{t('risks.lose')}</li>
            {plan.result_source === 'market' ? (
              <li>{t('risks.strategy')}</li>
            ) : (
              <>
                <li>{t('risks.rate')}</li>
                <li>{t('risks.real')}</li>
              </>
            )}
          </ul>
        </Banner>
        <Checkbox {...field('understood')} label={t('understood')} />
        {isEnough && (
          <div>
            <Button onClick={() => chooseOther()}>{t('continue')}</Button>
          </div>
        )}
        <StickyActions>
          <Button
            type="submit"
            look="primary"
            busy={fromBalance.isPending && t('busy')}
            disabledReason={fromBalance.blocked}
          >
            {isEnough ? tPay('investNow', { amount: usdText(amount) }) : t('continue')}
          </Button>
          <LinkButton to={pathTo('dashboard')}>{t('leave')}</LinkButton>
        </StickyActions>
      </form>
    </StepPage>
  )
}

type AnswersProps = { plan: Plan; amount: string; isFromBalance: boolean; answersQuery: string }

function Answers({ plan, amount, isFromBalance, answersQuery }: AnswersProps) {
  const t = useTranslations('investPay')
  const bad = oneDayOutcomes(usdMinor(amount), plan).days[0]
  const change = (to: string, name: string) => (
    <Link to={to} aria-label={name} className="link inline-flex min-h-8 items-center">
      {t('review.change')}
    </Link>
  )
  return (
    <SummaryList
      rows={[
        {
          label: t('review.plan'),
          value: (
            <>
              <span className="block font-semibold">{plan.title}</span>
              <PlanRateText plan={plan} />
              <span className="mt-1 block">{t('review.resultText')}</span>
            </>
          ),
          action: change(answersQuery, t('review.changePlan')),
        },
        {
          label: t('review.amount'),
          value: (
            <>
              <Amount value={amount} className="block font-semibold" />
              {bad && (
                <span className="flex flex-wrap gap-x-2">
                  {t('review.bad')} <Delta value={bad.change} />
                </span>
              )}
            </>
          ),
          action: change(answersQuery, t('review.changeAmount')),
        },
        ...(isFromBalance ? [{ label: t('review.paidFrom'), value: t('pay.balance') }] : []),
      ]}
    />
  )
}
