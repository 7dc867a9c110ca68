import { isolated } from '@evenmoor/contract/plain-text'
import { listStaffPaymentReviews, type StaffPaymentReview } from '@evenmoor/contract/staff-payment-reviews'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { Amount } from '#ui/Amount.tsx'
import { Code } from '#ui/Code.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { Approvals } from '../approvals/Approvals.tsx'
import { Assignment } from '../assignment/Assignment.tsx'
import { useNetworkName } from '../networks/use-network-name.ts'
import { Flags } from '../panel/Flags.tsx'
import { PanelPerson } from '../panel/PanelPerson.tsx'

/** What is known of a payment in review, and who has decided what so far. */
export function PaymentReviewFacts({ payment }: { payment: StaffPaymentReview }) {
  const t = useTranslations('staff.paymentReviews')
  const tWork = useTranslations('staff.work')
  const tCommon = useTranslations('staff.console.common')
  const networkName = useNetworkName()
  const locale = useLocale()
  const { id, investor, coin, block, refusal } = payment
  return (
    <>
      <PanelPerson person={investor} />
      {payment.status === 'in_review' && (
        <Assignment
          list={listStaffPaymentReviews}
          queue="payment_reviews"
          id={id}
          assignee={payment.assignee}
        />
      )}
      <SummaryList
        rows={[
          {
            label: t('page.coins'),
            value: <bdi className="figures">{formatMoney(payment.coin_amount, unitOf(coin), locale)}</bdi>,
          },
          { label: t('page.asked'), value: <Amount value={payment.asked} /> },
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
          block !== null && {
            label: t('page.block'),
            value: <Code text={`${block.height} ${block.hash}`} />,
          },
          { label: t('page.deposit'), value: <Code text={payment.deposit_reference} /> },
          ...(refusal === null
            ? []
            : [
                {
                  label: t('page.refused'),
                  value: tWork('by', {
                    name: isolated(refusal.by),
                    time: formatInstant(refusal.at, locale, 'second'),
                  }),
                },
                { label: tCommon('reason'), value: <bdi>{refusal.reason}</bdi> },
              ]),
        ]}
      />
      <section className="flex flex-col gap-2">
        <h2 className="text-small text-muted">{t('page.address')}</h2>
        <AddressBlock address={payment.address} emphasizeMiddle />
      </section>
      {payment.status === 'in_review' && (
        <Flags flags={[{ key: 'compare', tone: 'risk', title: t('page.compare') }]} />
      )}
      <Approvals
        approvals={payment.approvals}
        needed={payment.approvals_needed}
        reason={null}
        refusal={null}
      />
    </>
  )
}
