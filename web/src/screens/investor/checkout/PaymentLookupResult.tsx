import type { PaymentLookup } from '@evenmoor/contract/payment-lookup'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { useCoinText } from '#ui/use-money-text.ts'
import { checkoutPath } from '#routing/checkout-path.ts'

/** What is known of a transaction, and what to do next. */
export function PaymentLookupResult({ lookup }: { lookup: PaymentLookup }) {
  const { outcome, networks, without_index, paused, payments } = lookup
  const t = useTranslations('paymentLookup')
  const locale = useLocale()
  const names = (list: PaymentLookup['networks']) =>
    list
      .map(({ network, network_name }) => (network === 'practice' ? t('practiceNetwork') : network_name))
      .join(', ')
  // Where a node cannot know, it is not said that the network does not have it.
  const searched = networks.filter(({ network }) => without_index.every((its) => its.network !== network))
  const support = (
    <Link to={pathTo('contact', { locale })} className="link">
      {t('support')}
    </Link>
  )
  return (
    <>
      {payments.map((payment, index) => (
        // One transaction may pay the same checkout twice.
        // oxlint-disable-next-line react/no-array-index-key
        <Own key={index} payment={payment} />
      ))}
      {outcome === 'elsewhere' && (
        <Banner tone="risk" actions={support}>
          {t('elsewhere', { networks: names(networks) })}
        </Banner>
      )}
      {outcome === 'unknown' && searched.length > 0 && (
        <Banner tone="info" actions={support}>
          {t('unknown', { networks: names(searched) })}
        </Banner>
      )}
      {without_index.length > 0 && (
        <Banner tone="risk" actions={support}>
          {t('withoutIndex', { networks: names(without_index) })}
        </Banner>
      )}
      {paused.length > 0 && <Banner tone="risk">{t('paused', { networks: names(paused) })}</Banner>}
    </>
  )
}

function Own({ payment }: { payment: PaymentLookup['payments'][number] }) {
  const t = useTranslations('paymentLookup')
  const coinText = useCoinText()
  const { deposit_id, coin, amount, status, confirmations, required_confirmations } = payment
  const kind = status === 'confirming' ? 'seen' : status
  return (
    <Banner
      tone={status === 'credited' ? 'gain' : kind === 'seen' || kind === 'waiting' ? 'info' : 'risk'}
      actions={
        <Link to={checkoutPath({ id: deposit_id, coin })} className="link">
          {t('toCheckout')}
        </Link>
      }
    >
      {t(`own.${kind}`, {
        amount: coinText(amount, coin),
        done: String(confirmations),
        needed: String(required_confirmations),
      })}
    </Banner>
  )
}
