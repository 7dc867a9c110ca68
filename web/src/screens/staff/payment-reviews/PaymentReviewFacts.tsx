import type { StaffPaymentReview } from '@evenmoor/contract/staff-payment-reviews'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'
import { Code } from '#ui/Code.tsx'
import { PersonName } from '#ui/PersonName.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { EmailAddress } from '#ui/EmailAddress.tsx'
import { useNetworkName } from '../networks/use-network-name.ts'
import { PaymentStatusTag } from './PaymentStatusTag.tsx'

/** What is known of a payment in review, and who has decided what so far. */
export function PaymentReviewFacts({ payment }: { payment: StaffPaymentReview }) {
  const t = useTranslations('staff.paymentReviews')
  const networkName = useNetworkName()
  const locale = useLocale()
  const { investor, coin, block, approvals, refusal } = payment
  return (
    <Card title={t('page.facts')} aside={<PaymentStatusTag status={payment.status} />}>
      <p>{t('page.compare')}</p>
      <SummaryList
        rows={[
          { label: t('worth'), value: <Amount value={payment.worth} /> },
          {
            label: t('page.coins'),
            value: <bdi className="figures">{formatMoney(payment.coin_amount, unitOf(coin), locale)}</bdi>,
          },
          { label: t('page.asked'), value: <Amount value={payment.asked} /> },
          { label: t('investor'), value: <PersonName name={investor.name} resembles={investor.resembles} /> },
          { label: t('page.email'), value: <EmailAddress address={investor.email} /> },
          { label: t('page.network'), value: networkName(payment) },
          {
            label: t('page.confirmations'),
            value: t('page.ofNeeded', {
              done: String(payment.confirmations),
              needed: String(payment.required_confirmations),
            }),
          },
          { label: t('page.seenAt'), value: formatInstant(payment.first_seen_at, locale, 'second') },
          { label: t('page.transaction'), value: <Code text={payment.transaction} /> },
          ...(block === null
            ? []
            : [{ label: t('page.block'), value: <Code text={`${block.height} ${block.hash}`} /> }]),
          { label: t('page.deposit'), value: <Code text={payment.deposit_reference} /> },
          ...(refusal === null
            ? []
            : [
                {
                  label: t('page.refused'),
                  value: t('page.by', {
                    name: refusal.by,
                    time: formatInstant(refusal.at, locale, 'second'),
                  }),
                },
                { label: t('page.reason'), value: <bdi>{refusal.reason}</bdi> },
              ]),
        ]}
      />
      <h3 className="font-semibold">{t('page.address')}</h3>
      <AddressBlock address={payment.address} emphasiseMiddle />
      <div className="flex flex-col gap-1">
        <p className="font-semibold">
          {t('approvals', { given: String(approvals.length), needed: String(payment.approvals_needed) })}
        </p>
        <ul className="text-small text-muted">
          {approvals.map(({ by, at }) => (
            <li key={at}>{t('page.by', { name: by, time: formatInstant(at, locale, 'second') })}</li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
