import { listStaffPayouts, type StaffPayout } from '@evenmoor/contract/staff-payouts'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { pathTo } from '#routing/paths.ts'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { StatusWithSignals } from '../list/StatusWithSignals.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { waitingColumn, personColumn } from '../list/common-columns.tsx'

/** The payments that staff make from their own wallet, oldest approval first. */
export default function PayoutsScreen() {
  const t = useTranslations('staff.payouts')
  const columns = useColumns()
  return (
    <StaffList
      list={listStaffPayouts}
      title={t('title')}
      lead={t('lead')}
      columns={columns}
      filters={[{ kind: 'search', name: 'q' }]}
      rowPath={({ id }) => pathTo('staffPayout', { params: { id } })}
      empty={{ title: t('empty'), text: t('emptyText') }}
    />
  )
}

function useColumns(): readonly Column<StaffPayout>[] {
  const t = useTranslations('staff.payouts')
  const locale = useLocale()
  return [
    personColumn('investor', t('investor'), ({ investor }) => investor),
    waitingColumn('approved_at', t('approved'), () => true),
    {
      key: 'amount',
      header: t('amount'),
      narrow: 'endTop',
      numeric: true,
      cell: ({ amount, coin }) => formatMoney(amount, unitOf(coin), locale),
    },
    {
      key: 'state',
      header: t('state'),
      narrow: 'endBottom',
      cell: ({ notices }) => (
        <StatusWithSignals
          status={<StatusTag tone="info">{t('open')}</StatusTag>}
          signals={notices.length > 0 && t('noticeCount', { count: notices.length })}
        />
      ),
    },
  ]
}
