import { listStaffPlans } from '@evenmoor/contract/staff-plans'
import { listStaffResults, resultStatuses, type StaffResult } from '@evenmoor/contract/staff-results'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatDay } from '#lib/format-time.ts'
import { pathTo } from '#paths.ts'
import { Delta } from '#ui/Delta.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { listColumns } from '../list/columns.ts'
import { everything } from '../list/list-address.ts'
import { IfMay } from '../shared/IfMay.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { ResultStatusTag } from './ResultStatusTag.tsx'

const column = listColumns<StaffResult>()

/** Every plan's days and their results; booking one. */
export default function ResultsScreen() {
  const t = useTranslations('staff.results')
  const tDesk = useTranslations('staff.desk.common')
  const columns = useColumns()
  const { data: plans } = useQuery({
    queryKey: ['staff', 'plan titles'],
    queryFn: ({ signal }) => call(listStaffPlans, { query: {}, signal }),
  })
  const all = { value: everything, label: tDesk('all') }
  const titles = plans?.results.map(({ id, title }) => ({ value: id, label: title })) ?? []
  const states = resultStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))
  return (
    <StaffList
      list={listStaffResults}
      title={t('title')}
      lead={t('lead')}
      action={
        <IfMay permission="results:decide">
          <LinkButton to={pathTo('staffBookResult')}>{t('book.title')}</LinkButton>
        </IfMay>
      }
      columns={columns}
      filters={[
        { kind: 'choice', name: 'status', label: t('columns.status'), options: [all, ...states] },
        { kind: 'choice', name: 'plan_id', label: t('columns.plan'), options: [all, ...titles] },
        { kind: 'day', name: 'from', label: tDesk('from') },
        { kind: 'day', name: 'to', label: tDesk('to') },
      ]}
      defaults={{ status: everything, plan_id: everything }}
      rowId={({ id }) => id}
      rowPath={({ plan_id: plan, day }) => pathTo('staffResult', { params: { plan, day } })}
      empty={{ title: t('none'), text: t('noneText') }}
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.results')
  const locale = useLocale()
  return column.columns([
    column.accessor('day', {
      id: 'day',
      header: t('columns.day'),
      cell: ({ row: { original } }) => formatDay(original.day, locale),
      meta: { narrow: 'startTop' },
    }),
    column.accessor('plan_title', { id: 'plan', header: t('columns.plan'), meta: { narrow: 'startBottom' } }),
    column.accessor('source', {
      id: 'source',
      header: t('columns.source'),
      cell: ({ row: { original } }) => (original.source === null ? '–' : t(`source.${original.source}`)),
      meta: { narrow: 'wideOnly', roomyOnly: true },
    }),
    column.accessor('rate', {
      id: 'rate',
      header: t('columns.rate'),
      cell: ({ row: { original } }) =>
        original.rate === null ? '–' : <Delta value={original.rate} unit="percent" />,
      meta: { narrow: 'endTop', numeric: true },
    }),
    column.accessor('status', {
      id: 'status',
      header: t('columns.status'),
      cell: ({ row: { original } }) => <ResultStatusTag status={original.status} />,
      meta: { narrow: 'endBottom' },
    }),
  ])
}
