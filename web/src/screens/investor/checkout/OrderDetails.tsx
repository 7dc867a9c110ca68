import type { Deposit } from '@evenmoor/contract/deposits'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { formatNumber } from '#i18n/format-money.ts'
import { Amount } from '#ui/Amount.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { useCoinText } from '#ui/use-money-text.ts'
import { plansQuery } from '#queries/plans-query.ts'
import { isZero, type Payable } from './checkout-state.ts'

/** What is being paid for, at which price, what came and what is due, each to its last digit. */
export function OrderDetails({ deposit, payable }: { deposit: Deposit; payable: Payable }) {
  const t = useTranslations('checkout.summary')
  const tHold = useTranslations('checkoutMore.hold')
  const tMoney = useTranslations('investor.money')
  const coinText = useCoinText()
  const locale = useLocale()
  const { reference, coin, amount, coin_amount, price, received, due, plan_id, holds } = deposit
  const plan = useQuery(plansQuery).data?.find((known) => known.id === plan_id)
  const unit = coin.toUpperCase()
  return (
    <div className="max-w-[40rem] py-3">
      <SummaryList
        rows={[
          { label: t('pays'), value: <Amount value={amount} className="font-semibold" /> },
          { label: t('plan'), value: plan_id === null ? t('deposit') : (plan?.title ?? plan_id) },
          { label: t('coin'), value: tMoney(`coin.${coin}`) },
          {
            label: t('price', { coin: unit }),
            // Exact, so that price times coins can be checked by hand.
            value: <bdi className="figures">{`${formatNumber(price, locale)}\u00a0USD`}</bdi>,
          },
          // The newest price is for the rest alone when something was there before.
          holds.length > 1 && {
            label: tHold('askedFor'),
            value: <Amount value={holds.at(-1)?.amount ?? amount} />,
          },
          { label: t('asked'), value: <bdi className="figures">{coinText(coin_amount, coin)}</bdi> },
          { label: t('fee'), value: <Amount value="0.00" /> },
          { label: t('received'), value: <bdi className="figures">{coinText(received, coin)}</bdi> },
          {
            label: t('due'),
            // Part of it came, and the price of the rest is no longer held: in coins nobody knows it yet.
            value:
              payable === 'atNewPrice' && !isZero(received) && !isZero(due) ? (
                tHold('dueLater')
              ) : (
                <bdi className="figures">{coinText(due, coin)}</bdi>
              ),
          },
          { label: t('reference'), value: reference },
        ]}
      />
    </div>
  )
}
