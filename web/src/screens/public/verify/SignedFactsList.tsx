import type { SignedFacts } from '@evenmoor/contract/statement-file'
import type { PayoutReceiptFacts } from '@evenmoor/contract/payout-receipts'
import type { ReceiptFacts } from '@evenmoor/contract/receipts'
import type { StatementFacts } from '@evenmoor/contract/statements'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'

/** What a genuine file says, to compare with what one was shown. */
export function SignedFactsList({ facts }: { facts: SignedFacts }) {
  if ('deposit' in facts) return <ReceiptCard facts={facts} />
  return 'withdrawal' in facts ? <PayoutCard facts={facts} /> : <StatementCard facts={facts} />
}

const minute = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`

function ReceiptCard({ facts }: { facts: ReceiptFacts }) {
  const t = useTranslations('verify.receipt')
  const tFacts = useTranslations('verify.facts')
  const { holder, at, settled_at, mode, asked, credited, reference, deposit, payments } = facts
  return (
    <Card title={t('title')}>
      <SummaryList
        rows={[
          { label: tFacts('holder'), value: <bdi>{`${holder.name} · ${holder.email}`}</bdi> },
          { label: settled_at === null ? tFacts('until') : t('settled'), value: minute(at) },
          { label: tFacts('mode'), value: tFacts(mode) },
          { label: t('asked'), value: <Amount value={asked} /> },
          { label: t('credited'), value: <Amount value={credited} /> },
          { label: t('payments'), value: String(payments.length) },
          { label: t('checkout'), value: <bdi className="break-all">{reference ?? deposit}</bdi> },
        ]}
      />
    </Card>
  )
}

function PayoutCard({ facts }: { facts: PayoutReceiptFacts }) {
  const t = useTranslations('verify.payout')
  const tReceipt = useTranslations('verify.receipt')
  const tFacts = useTranslations('verify.facts')
  const {
    holder,
    mode,
    amount,
    fee,
    net,
    network_name,
    address,
    transaction,
    reference,
    withdrawal,
    confirmed_at,
  } = facts
  const code = (text: string) => (
    <bdi dir="ltr" className="break-all">
      {text}
    </bdi>
  )
  return (
    <Card title={tReceipt('title')}>
      <SummaryList
        rows={[
          { label: tFacts('holder'), value: <bdi>{`${holder.name} · ${holder.email}`}</bdi> },
          { label: tFacts('mode'), value: tFacts(mode) },
          { label: t('amount'), value: <Amount value={amount} /> },
          { label: t('fee'), value: <Amount value={fee} /> },
          { label: t('net'), value: <Amount value={net} /> },
          { label: t('confirmed'), value: minute(confirmed_at) },
          { label: t('network'), value: network_name },
          { label: t('address'), value: code(address) },
          { label: t('transaction'), value: code(transaction) },
          { label: t('withdrawal'), value: code(reference ?? withdrawal) },
        ]}
      />
    </Card>
  )
}

function StatementCard({ facts }: { facts: StatementFacts }) {
  const t = useTranslations('verify.facts')
  const locale = useLocale()
  return (
    <Card title={t('title')}>
      <SummaryList
        rows={[
          { label: t('holder'), value: <bdi>{`${facts.holder.name} · ${facts.holder.email}`}</bdi> },
          {
            label: t('period'),
            value: `${formatDay(facts.from, locale)} – ${formatDay(facts.to, locale)} (UTC)`,
          },
          !facts.is_complete && { label: t('until'), value: minute(facts.until) },
          { label: t('mode'), value: t(facts.mode) },
          { label: t('opening'), value: <Amount value={facts.opening.total} /> },
          { label: t('closing'), value: <Amount value={facts.closing.total} /> },
          { label: t('fees'), value: <Amount value={facts.changes.fees} /> },
          { label: t('transactions'), value: String(facts.lines) },
        ]}
      />
    </Card>
  )
}
