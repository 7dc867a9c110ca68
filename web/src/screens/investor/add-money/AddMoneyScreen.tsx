import { type Coin, coins } from '@evenmoor/contract/wire'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { oneTap } from '#features/add-money/add-money.ts'
import { useAddMoney } from '#features/add-money/use-add-money.ts'
import { fieldErrorsOf, isSaidAtFields } from '#forms/field-errors.ts'
import { MoneyMutationError } from '#forms/MoneyMutationError.tsx'
import { readUsdAmount } from '#forms/usd-amount.ts'
import { type Errors, useSentForm } from '#forms/use-sent-form.ts'
import { useMode } from '#i18n/mode.ts'
import { parseTypedDecimal, toPlainText, toTypedText } from '#i18n/typed-decimal.ts'
import { depositCoinsQuery } from '#queries/deposit-queries.ts'
import { practiceWalletQuery } from '#queries/practice-query.ts'
import type { Problem } from '#refusals/problem.ts'
import { pathTo } from '#routing/paths.ts'
import { useQueryDraft } from '#routing/use-query-draft.ts'
import { UnmaskedAmounts } from '#ui/AmountMask.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { CoinMark } from '#ui/CoinMark.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { ParsedAmount } from '#ui/ParsedAmount.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'
import { useDecimalField } from '#ui/use-decimal-field.ts'
import { useCoinBalanceText, usePlainUsdText } from '#ui/use-money-text.ts'
import { OpenCheckouts } from '../checkout/OpenCheckouts.tsx'
import { PausedNotice } from '../checkout/PausedNotice.tsx'

const quickAmounts = ['100.00', '1000.00', '5000.00'] as const

/** How much, and in which coin. In practice both are filled in, and the button pays from the practice wallet. */
export default function AddMoneyScreen() {
  const t = useTranslations('addMoney')
  const mode = useMode()
  return (
    <UnmaskedAmounts>
      <div className="mx-auto flex w-full max-w-[30rem] flex-col gap-6 xl:mx-0">
        <div className="flex flex-col gap-4">
          <BackLink to={pathTo('dashboard')}>{t('back')}</BackLink>
          <PageTitle title={t('title')} />
        </div>
        <AddMoneyForm isPractice={mode === 'practice'} />
        <OpenCheckouts />
      </div>
    </UnmaskedAmounts>
  )
}

type Payment = { amount: string; coin: Coin | '' }

/** The limits of an amount are the server's. */
const isOfFields = (problem: Problem) => isSaidAtFields(problem, ['amount', 'coin'])

function AddMoneyForm({ isPractice }: { isPractice: boolean }) {
  const t = useTranslations('addMoney')
  const tMoney = useTranslations('investor.money')
  const tPaused = useTranslations('checkoutMore.paused')
  const locale = useLocale()
  const usdText = usePlainUsdText()
  const step = useAddMoney()
  const { search, keep } = useQueryDraft()
  const suggested = isPractice ? oneTap : ({ amount: '', coin: '' } as const)
  const amountOf = (typed: string) => readUsdAmount(parseTypedDecimal(typed, locale))
  const { form, field, group, choice, problems, refuse, onSubmit } = useSentForm<Payment>({
    start: {
      amount: toTypedText(search.get('amount') ?? suggested.amount, locale),
      coin: coins.find((known) => known === search.get('coin')) ?? suggested.coin,
    },
    idOf: (name) => name,
    check: (typed): Errors => {
      const read = amountOf(typed.amount)
      return {
        ...(!read.ok && { amount: tMoney(read.problem) }),
        ...(typed.coin === '' && { coin: t('coinNeeded') }),
      }
    },
    send: (typed) => {
      const read = amountOf(typed.amount)
      if (!read.ok || typed.coin === '') return
      const payment = { amount: read.text, coin: typed.coin }
      step.send(payment, (failed) => isOfFields(failed) && refuse(fieldErrorsOf(failed)))
    },
    onChange: (typed) => {
      const plain = toPlainText(typed.amount, locale)
      keep({ ...(plain && { amount: plain }), ...(typed.coin && { coin: typed.coin }) })
    },
  })
  const { coin } = form.values
  const amount = amountOf(form.values.amount)
  const { read, fillByChip } = useDecimalField(field('amount'))
  const networks = useQuery(depositCoinsQuery).data
  const offered = networks ? coins.filter((known) => networks.some((its) => its.coin === known)) : coins
  const paused = networks?.find((its) => its.coin === coin && its.is_paused)
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-6">
      <ErrorSummary problems={problems} />
      {!(step.problem && isOfFields(step.problem)) && <MoneyMutationError step={step} />}
      <MoneyField
        {...field('amount')}
        label={t('amount')}
        unit="USD"
        note={<ParsedAmount read={read} />}
        chips={quickAmounts.map((value) => ({ label: usdText(value, { trimmed: true }), value }))}
        onChip={fillByChip}
      />
      <RadioGroup {...group('coin')} legend={t('coin')}>
        {offered.map((known) => (
          <RadioCard
            key={known}
            {...choice('coin', known)}
            sign={<CoinMark coin={known} />}
            title={tMoney(`coin.${known}`)}
            detail={isPractice ? <Held coin={known} /> : undefined}
          />
        ))}
      </RadioGroup>
      {coin !== '' && <PausedNotice coin={coin} />}
      <Button
        type="submit"
        look="primary"
        wide
        busy={step.isPending && t('busy')}
        disabledReason={paused ? tPaused('button', { coin: paused.coin.toUpperCase() }) : step.blocked}
      >
        {isPractice && amount.ok ? t('add', { amount: usdText(amount.text) }) : t('toCheckout')}
      </Button>
    </form>
  )
}

/** What the practice wallet has of a coin; nothing while that is not known. */
function Held({ coin }: { coin: Coin }) {
  const t = useTranslations('addMoney')
  const coinText = useCoinBalanceText()
  const wallet = useQuery(practiceWalletQuery).data
  const amount = wallet?.balances.find((balance) => balance.coin === coin)?.amount
  // A line of its height from the start.
  if (amount === undefined) return '\u00a0'
  return t('held', { amount: coinText(amount, coin) })
}
