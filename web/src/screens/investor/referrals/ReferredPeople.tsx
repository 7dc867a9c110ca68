import type { BonusStatus, ReferredPerson, Referrals } from '@evenmoor/contract/referrals'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { formatInstant } from '#i18n/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import type { Tone } from '#ui/tone.ts'

type ReferredPeopleProps = {
  totals: Referrals['totals']
  rows: readonly ReferredPerson[]
  /** The way to further people. */
  more: ReactNode
}

/** People who used the referral code, and their bonuses. */
export function ReferredPeople({ totals, rows, more }: ReferredPeopleProps) {
  const t = useTranslations('referrals')
  const columns: readonly Column<ReferredPerson>[] = [
    { key: 'who', header: t('who'), narrow: 'startTop', rowHeader: true, cell: nameCell },
    { key: 'since', header: t('since'), narrow: 'startBottom', cell: sinceCell },
    { key: 'bonus', header: t('bonus'), narrow: 'endTop', numeric: true, cell: amountCell },
    { key: 'state', header: t('state'), narrow: 'endBottom', cell: stateCell },
  ]
  return (
    <Card title={t('people')}>
      {rows.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : (
        <div className="flex flex-col gap-6">
          <SummaryList
            rows={[
              { label: t('pendingTotal'), value: <Amount value={totals.pending} /> },
              { label: t('verifiedTotal'), value: <ExplainedAmount of="bonuses" value={totals.verified} /> },
            ]}
          />
          <DataTable caption={t('caption')} rows={rows} rowKey={keyOf} columns={columns} />
        </div>
      )}
      <div className="empty:hidden">{more}</div>
    </Card>
  )
}

const keyOf = ({ name, signed_up_at, bonus }: ReferredPerson) => `${signed_up_at} ${bonus?.id ?? name}`
const nameCell = ({ name }: ReferredPerson) => <bdi>{name}</bdi>
const sinceCell = ({ signed_up_at }: ReferredPerson) => <Since at={signed_up_at} />
const amountCell = ({ bonus }: ReferredPerson) => <Bonus bonus={bonus} />
const stateCell = ({ bonus }: ReferredPerson) => <State bonus={bonus} />

const tones: Readonly<Record<BonusStatus, Tone>> = { pending: 'risk', verified: 'gain', refused: 'neutral' }

/** Only a verified one is booked. */
function Bonus({ bonus }: Pick<ReferredPerson, 'bonus'>) {
  if (bonus === null) return '–'
  const { id, status, amount } = bonus
  if (status !== 'verified') return <Amount value={amount} />
  return <ExplainedAmount of={`bonus:${id}`} value={amount} />
}

function Since({ at }: { at: string }) {
  const locale = useLocale()
  return <time dateTime={at}>{formatInstant(at, locale, 'day')}</time>
}

function State({ bonus }: Pick<ReferredPerson, 'bonus'>) {
  const t = useTranslations('referrals')
  if (bonus === null) return <span className="text-muted">{t('status.none')}</span>
  return (
    <span className="flex flex-col items-end gap-1 md:items-start">
      <StatusTag tone={tones[bonus.status]}>{t(`status.${bonus.status}`)}</StatusTag>
      {bonus.reason !== null && (
        // A long reason would leave the name beside it no room on a phone.
        <span className="max-w-40 text-small wrap-anywhere text-muted md:max-w-none">
          {t('reason', { reason: bonus.reason })}
        </span>
      )}
    </span>
  )
}
