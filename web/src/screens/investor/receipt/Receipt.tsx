import type { Deposit } from '@evenmoor/contract/deposits'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { useMode } from '#i18n/mode.ts'
import { directionOfChange, formatNumber } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'
import { Code } from '#ui/Code.tsx'
import { Logo } from '#ui/Logo.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { useCoinText } from '#ui/use-money-text.ts'
import { profileQuery } from '#queries/profile-query.ts'

/** What was asked, what was credited, and each payment with where its figures come from. */
export function Receipt({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('receipt')
  const tCheckout = useTranslations('checkout')
  const tMore = useTranslations('checkoutMore.test')
  const tMoney = useTranslations('investor.money')
  const locale = useLocale()
  const mode = useMode()
  const account = useQuery(profileQuery).data
  const { id, reference, amount, credited, coin, network, network_name, address, settled_at, payments } =
    deposit
  const isPractice = network === 'practice'
  return (
    <article className="print-alone flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Logo />
        <p className="font-semibold text-practice">{t(isPractice ? 'practice' : 'testCoins')}</p>
      </div>
      {settled_at === null && <p>{t('notYet')}</p>}
      <Card title={t('title')}>
        <SummaryList
          rows={[
            { label: t('asked'), value: <Amount value={amount} className="font-semibold" /> },
            {
              label: t('credited'),
              value: (
                <span className="font-semibold">
                  {directionOfChange(credited) === 'none' ? (
                    <Amount value={credited} />
                  ) : (
                    <ExplainedAmount of={`deposit:${id}`} value={credited} />
                  )}
                </span>
              ),
            },
            { label: tCheckout('summary.fee'), value: <Amount value="0.00" /> },
            {
              label: t('state'),
              value: tCheckout(`tag.${deposit.status === 'new' ? 'waiting' : deposit.status}`),
            },
            settled_at !== null && {
              label: t('settled'),
              value: <time dateTime={settled_at}>{formatInstant(settled_at, locale, 'second')}</time>,
            },
            { label: tCheckout('summary.coin'), value: tMoney(`coin.${coin}`) },
            { label: t('network'), value: isPractice ? tMoney(`standsFor.${coin}`, { mode }) : network_name },
            { label: isPractice ? tCheckout('address') : tMore('address'), value: <Code text={address} /> },
            account && { label: t('account'), value: <bdi className="break-all">{account.email}</bdi> },
            { label: tCheckout('summary.reference'), value: <span translate="no">{reference}</span> },
          ]}
        />
      </Card>
      <section aria-labelledby="payments" className="flex flex-col gap-4">
        <h2 id="payments" className="text-h2">
          {t('payments')}
        </h2>
        {payments.length === 0 && <p>{t('none')}</p>}
        {payments.map((payment, index) => (
          // The order is fixed, and one transaction may pay twice.
          // oxlint-disable-next-line react/no-array-index-key
          <PaymentCard key={index} deposit={deposit} payment={payment} number={index + 1} />
        ))}
      </section>
    </article>
  )
}

type CreditedProps = { transfer: string | null; amount: string | null }

const CreditedBy = ({ transfer, amount }: CreditedProps) =>
  amount === null ? (
    '–'
  ) : transfer === null ? (
    <Amount value={amount} />
  ) : (
    <ExplainedAmount of={`transaction:${transfer}`} value={amount} />
  )

type PaymentCardProps = { deposit: Deposit; payment: Deposit['payments'][number]; number: number }

function PaymentCard({ deposit: { coin, holds }, payment, number }: PaymentCardProps) {
  const t = useTranslations('receipt')
  const tSummary = useTranslations('checkout.summary')
  const tLookup = useTranslations('paymentLookup')
  const locale = useLocale()
  const coinText = useCoinText()
  const time = (instant: string) => formatInstant(instant, locale, 'second')
  const { transaction, amount, status, first_seen_at, is_late, price, confirmations, credited, transfer } =
    payment
  // The newest that had begun and was not over, as the server has it.
  const hold = is_late
    ? undefined
    : (holds.findLast(({ from, until }) => from <= first_seen_at && first_seen_at < until) ?? holds[0])
  return (
    <Card title={t('payment', { number: String(number) })} level={3} className="break-inside-avoid">
      <SummaryList
        rows={[
          { label: t('amount'), value: <bdi className="figures">{coinText(amount, coin)}</bdi> },
          { label: t('credited'), value: <CreditedBy transfer={transfer} amount={credited} /> },
          { label: t('state'), value: t(`states.${status}`) },
          {
            label: tSummary('price', { coin: coin.toUpperCase() }),
            value: (
              <>
                <bdi className="figures">{`${formatNumber(price, locale)}\u00a0USD`}</bdi>
                <span className="block text-small text-muted">
                  {hold ? t('held', { from: time(hold.from), until: time(hold.until) }) : t('latePrice')}
                </span>
              </>
            ),
          },
          { label: t('seenAt'), value: <time dateTime={first_seen_at}>{time(first_seen_at)}</time> },
          { label: t('confirmations'), value: String(confirmations) },
          transfer !== null && { label: t('transfer'), value: <Code text={transfer} /> },
          { label: tLookup('label'), value: <Code text={transaction} /> },
        ]}
      />
    </Card>
  )
}
