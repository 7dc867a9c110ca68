import { createDeposit } from '@evenmoor/contract/deposits'
import type { Plan } from '@evenmoor/contract/plans'
import { type Coin, coins } from '@evenmoor/contract/wire'
import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { ExplainedBalance } from '#features/explain/ExplainedBalance.tsx'
import { useMode } from '#i18n/mode.ts'
import { Button } from '#ui/Button.tsx'
import { CoinMark } from '#ui/CoinMark.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { checkoutPath } from '#routing/checkout-path.ts'
import { PausedNotice } from '../checkout/PausedNotice.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { MoneyMutationError } from '#forms/MoneyMutationError.tsx'
import { useBalanceText, useCoinBalanceText, useUsdText } from '#ui/use-money-text.ts'
import { depositCoinsQuery } from '#queries/deposit-queries.ts'
import { practiceWalletQuery } from '#queries/practice-query.ts'
import { profileQuery } from '#queries/profile-query.ts'
import { walletQuery } from '#queries/money-queries.ts'
import { StepPage } from '#ui/StepPage.tsx'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { usdMinor } from '#forms/usd-amount.ts'
import { useMoneyMutation } from '#forms/use-money-mutation.ts'
import { type Errors, useSentForm } from '#forms/use-sent-form.ts'
import { investQuery } from './invest-step.ts'
import { type ChosenPlan, useBalancePayment } from './use-balance-payment.ts'
import { useInvestSteps } from './use-invest-steps.ts'

type PayStepProps = { plan: Plan; amount: string }
/** From what is available when that is enough, or with a coin through a checkout. Nothing is chosen beforehand. */
export function PayStep({ plan, amount }: PayStepProps) {
  const t = useTranslations('investPay.pay')
  const { queryOf } = useQueryDraft()
  const wallet = useQuery(walletQuery)
  return (
    <StepPage
      {...useInvestSteps('pay')}
      heading={t('heading')}
      back={queryOf(investQuery({ step: 'review', plan: plan.id, amount }))}
    >
      <QueryContent query={wallet} skeleton={<Skeleton className="h-120" />}>
        {({ available }) => <PayForm plan={plan} amount={amount} available={available} />}
      </QueryContent>
    </StepPage>
  )
}

function PayForm({ plan, amount, available }: PayStepProps & { available: string }) {
  const t = useTranslations('investPay.pay')
  const tMoney = useTranslations('investor.money')
  const tPaused = useTranslations('checkoutMore.paused')
  const mode = useMode()
  const usdText = useUsdText()
  const balanceText = useBalanceText()
  const { fromBalance, withCoin } = usePayment()
  const { form, group, choice, problems, onSubmit } = useSentForm<{ source: Coin | 'balance' | '' }>({
    start: { source: '' },
    idOf: (name) => name,
    check: ({ source }): Errors => (source === '' ? { source: t('needed') } : {}),
    send: ({ source }) => {
      const chosen = { plan_id: plan.id, terms_version: plan.terms_version, amount }
      if (source === 'balance') fromBalance.send(chosen)
      else if (source !== '') withCoin.send({ ...chosen, coin: source })
    },
  })
  const { source } = form.values
  const step = source === 'balance' ? fromBalance : withCoin
  const isBusy = fromBalance.isPending || withCoin.isPending
  const isEnough = usdMinor(available) >= usdMinor(amount)
  const balance = <ExplainedBalance of="available" value={available} />
  const texts = { available: balanceText(available), amount: usdText(amount) }
  const networks = useQuery(depositCoinsQuery).data
  // Coins that are switched off are left out once that is known.
  const offered = networks ? coins.filter((coin) => networks.some((its) => its.coin === coin)) : coins
  const detailOf = (coin: Coin) => {
    const its = networks?.find((known) => known.coin === coin)
    const network =
      its && its.network !== 'practice' ? its.network_name : tMoney(`standsFor.${coin}`, { mode })
    return its?.is_paused ? `${tPaused('tag')}. ${network}` : network
  }
  const standing = useQuery(profileQuery).data?.standing ?? null
  const paused = networks?.find(({ coin, is_paused }) => coin === source && is_paused)
  const whyNot = standing
    ? t(`limited.${standing.state}`)
    : paused
      ? tPaused('button', { coin: paused.coin.toUpperCase() })
      : step.blocked
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-6">
      <ErrorSummary problems={problems} />
      <MoneyMutationError step={step} />
      <RadioGroup
        {...group('source')}
        legend={t('legend', { amount: texts.amount })}
        hint={isEnough ? undefined : t.rich('balanceShort', { available: () => balance })}
      >
        {isEnough && (
          <RadioCard
            {...choice('source', 'balance')}
            sign={<Wallet aria-hidden size={24} className="mx-2 shrink-0 text-muted" />}
            title={t('balance')}
            detail={t('balanceDetail', texts)}
          />
        )}
        {offered.map((coin) => (
          <RadioCard
            key={coin}
            {...choice('source', coin)}
            sign={<CoinMark coin={coin} />}
            title={tMoney(`coin.${coin}`)}
            end={mode === 'practice' && <Held coin={coin} />}
            detail={detailOf(coin)}
          />
        ))}
      </RadioGroup>
      {source !== '' && source !== 'balance' && <PausedNotice coin={source} />}
      <Button type="submit" look="primary" wide busy={isBusy && t('busy')} disabledReason={whyNot}>
        {source === 'balance' ? t('investNow', { amount: texts.amount }) : t('toCheckout')}
      </Button>
    </form>
  )
}

/** What the practice wallet has of a coin; a line of its height until that is known. */
function Held({ coin }: { coin: Coin }) {
  const coinText = useCoinBalanceText()
  const held = useQuery(practiceWalletQuery).data?.balances.find((balance) => balance.coin === coin)
  return <bdi className="figures text-small text-muted">{held ? coinText(held.amount, coin) : '\u00a0'}</bdi>
}

/** The two ways to pay. Both replace the form in the history, so that Back does not lead to sending it again. */
function usePayment() {
  const navigate = useNavigate()
  const fromBalance = useBalancePayment()
  const withCoin = useMoneyMutation({
    intent: 'deposit',
    send: (body: ChosenPlan & { amount: string; coin: Coin }, given) =>
      call(createDeposit, { body, ...given }),
    onDone: (deposit) => navigate(checkoutPath(deposit), { replace: true }),
  })
  return { fromBalance, withCoin }
}
