import { listStaffPayouts, type StaffPayout } from '@evenmoor/contract/staff-payouts'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { pathTo } from '#routing/paths.ts'
import { StatusTag } from '#ui/StatusTag.tsx'
import { listColumns } from '../list/columns.ts'
import { StatusWithSignals } from '../list/StatusWithSignals.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { waitingColumn, personColumn } from '../list/common-columns.tsx'

const column = listColumns<StaffPayout>()

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
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffPayout', { params: { id } })}
      empty={{ title: t('empty'), text: t('emptyText') }}
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.payouts')
  const locale = useLocale()
  return column.columns([
    column.accessor(
      ({ investor }) => investor.name,
      personColumn('investor', t('investor'), ({ investor }: StaffPayout) => investor),
    ),
    column.accessor(
      'approved_at',
      waitingColumn<StaffPayout, 'approved_at'>('approved_at', t('approved'), () => true),
    ),
    column.accessor('amount', {
      id: 'amount',
      header: t('amount'),
      cell: ({ row: { original } }) => formatMoney(original.amount, unitOf(original.coin), locale),
      meta: { narrow: 'endTop', numeric: true },
    }),
    column.accessor(({ notices }) => notices.length, {
      id: 'state',
      header: t('state'),
      cell: ({ row: { original } }) => (
        <StatusWithSignals
          status={<StatusTag tone="info">{t('open')}</StatusTag>}
          signals={original.notices.length > 0 && t('noticeCount', { count: original.notices.length })}
        />
      ),
      meta: { narrow: 'endBottom' },
    }),
  ])
}
