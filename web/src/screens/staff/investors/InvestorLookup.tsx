import { lookUpInvestorPayment } from '@evenmoor/contract/payment-lookup'
import { useLocale, useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { call } from '#api/client.ts'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { Code } from '#ui/Code.tsx'
import { TransactionLookup } from '../lookup/TransactionLookup.tsx'

/** What is known of a payment that an investor asks about, by its hash; read only. */
export function InvestorLookup({ id }: { id: string }) {
  return (
    <TransactionLookup
      lookUp={(transaction) => call(lookUpInvestorPayment, { params: { id }, body: { transaction } })}
    >
      {(lookup) => <Found lookup={lookup} />}
    </TransactionLookup>
  )
}

type FoundProps = { lookup: z.infer<typeof lookUpInvestorPayment.answer> }

function Found({ lookup: { outcome, networks, without_index, paused, payments } }: FoundProps) {
  const t = useTranslations('staff.lookup')
  const locale = useLocale()
  const names = (list: typeof networks) => list.map(({ network_name }) => network_name).join(', ')
  const named = { networks: names(networks) }
  // Where a node cannot know, it is not said that the network does not have it.
  const searched = networks.filter(({ network }) => without_index.every((its) => its.network !== network))
  return (
    <output className="flex flex-col gap-2">
      {payments.map((payment) => (
        <span key={`${payment.deposit_id} ${payment.amount} ${payment.status}`}>
          {t('own', {
            amount: formatMoney(payment.amount, unitOf(payment.coin), locale),
            done: String(payment.confirmations),
            needed: String(payment.required_confirmations),
            state: t(`states.${payment.status}`),
          })}
          <span className="block text-small text-muted">
            {t('checkout')} <Code text={payment.deposit_reference} />
          </span>
        </span>
      ))}
      {outcome === 'elsewhere' && <span>{t('elsewhere', named)}</span>}
      {outcome === 'unknown' && searched.length > 0 && (
        <span>{t('unknown', { networks: names(searched) })}</span>
      )}
      {without_index.length > 0 && <span>{t('withoutIndex', { networks: names(without_index) })}</span>}
      {paused.length > 0 && <span>{t('paused', { networks: names(paused) })}</span>}
    </output>
  )
}
