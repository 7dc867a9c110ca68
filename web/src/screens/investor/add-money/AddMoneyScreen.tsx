import { type Coin, coins } from '@evenmoor/contract/wire'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { oneTap } from '#features/add-money/add-money.ts'
import { useAddMoney } from '#features/add-money/use-add-money.ts'
import { MoneyMutationError } from '#forms/MoneyMutationError.tsx'
import { readUsdAmount } from '#forms/usd-amount.ts'
import { useMode } from '#i18n/mode.ts'
import { depositCoinsQuery } from '#queries/deposit-queries.ts'
import { practiceWalletQuery } from '#queries/practice-query.ts'
import { pathTo } from '#routing/paths.ts'
import { UnmaskedAmounts } from '#ui/AmountMask.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { Button } from '#ui/Button.tsx'
import { CoinMark } from '#ui/CoinMark.tsx'
import { ErrorSummary, type FormProblem } from '#ui/ErrorSummary.tsx'
import { MoneyField } from '#ui/MoneyField.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { ParsedAmount } from '#ui/ParsedAmount.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'
import { useDecimalInput } from '#ui/use-decimal-input.ts'
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

function AddMoneyForm({ isPractice }: { isPractice: boolean }) {
  const t = useTranslations('addMoney')
  const tMoney = useTranslations('investor.money')
  const tPaused = useTranslations('checkoutMore.paused')
  const usdText = usePlainUsdText()
  const step = useAddMoney()
  const [coin, setCoin] = useState<Coin | null>(isPractice ? oneTap.coin : null)
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const field = useDecimalInput(isPractice ? oneTap.amount : '', () => setProblems([]))
  const amount = readUsdAmount(field.read)
  const networks = useQuery(depositCoinsQuery).data
  const offered = networks ? coins.filter((known) => networks.some((its) => its.coin === known)) : coins
  const paused = networks?.find((its) => its.coin === coin && its.is_paused)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found: FormProblem[] = [
      ...(amount.ok ? [] : [{ fieldId: 'amount', text: tMoney(amount.problem) }]),
      ...(coin === null ? [{ fieldId: 'coin', text: t('coinNeeded') }] : []),
    ]
    setProblems(found)
    if (amount.ok && coin !== null) step.send({ amount: amount.text, coin })
  }
  const errorAt = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.text
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <ErrorSummary problems={problems} />
      <MoneyMutationError step={step} />
      <MoneyField
        id="amount"
        name="amount"
        label={t('amount')}
        unit="USD"
        error={errorAt('amount')}
        {...field.input}
        note={<ParsedAmount read={field.read} />}
        chips={quickAmounts.map((value) => ({ label: usdText(value, { trimmed: true }), value }))}
        onChip={field.fillByChip}
      />
      <RadioGroup id="coin" legend={t('coin')} error={errorAt('coin')}>
        {offered.map((known) => (
          <RadioCard
            key={known}
            name="coin"
            value={known}
            checked={coin === known}
            onChange={() => {
              setCoin(known)
              setProblems([])
            }}
            sign={<CoinMark coin={known} />}
            title={tMoney(`coin.${known}`)}
            detail={isPractice ? <Held coin={known} /> : undefined}
          />
        ))}
      </RadioGroup>
      {coin !== null && <PausedNotice coin={coin} />}
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
