import { listStaffPlans } from '@evenmoor/contract/staff-plans'
import { listStaffResults, resultStatuses, type StaffResult } from '@evenmoor/contract/staff-results'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { useMode } from '#i18n/mode.ts'
import { formatDay } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Delta } from '#ui/Delta.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { allValues } from '#routing/list-address.ts'
import { IfPermitted } from '#queries/IfPermitted.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { ResultStatusTag } from './ResultStatusTag.tsx'
import { StaffTimeMachine } from './StaffTimeMachine.tsx'

/** Every plan's days and their results; booking one. */
export default function ResultsScreen() {
  const t = useTranslations('staff.results')
  const mode = useMode()
  const tConsole = useTranslations('staff.console.common')
  const columns = useColumns()
  const { data: plans } = useQuery({
    queryKey: ['staff', 'plan titles'],
    queryFn: ({ signal }) => call(listStaffPlans, { query: {}, signal }),
  })
  const all = { value: allValues, label: tConsole('all') }
  const titles = plans?.results.map(({ id, title }) => ({ value: id, label: title })) ?? []
  const states = resultStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))
  return (
    <StaffList
      list={listStaffResults}
      title={t('title')}
      action={
        <IfPermitted permission="results:decide">
          <LinkButton to={pathTo('staffBookResult')}>{t('book.title')}</LinkButton>
        </IfPermitted>
      }
      columns={columns}
      filters={[
        { kind: 'choice', name: 'status', label: t('columns.status'), options: [all, ...states] },
        { kind: 'choice', name: 'plan_id', label: t('columns.plan'), options: [all, ...titles] },
        { kind: 'day', name: 'from', label: tConsole('from') },
        { kind: 'day', name: 'to', label: tConsole('to') },
      ]}
      defaults={{ status: allValues, plan_id: allValues }}
      rowPath={({ plan_id: plan, day }) => pathTo('staffResult', { params: { plan, day } })}
      empty={{ title: t('none'), text: t('noneText') }}
      below={mode === 'practice' && <StaffTimeMachine />}
    />
  )
}

function useColumns(): readonly Column<StaffResult>[] {
  const t = useTranslations('staff.results')
  const locale = useLocale()
  return [
    { key: 'day', header: t('columns.day'), narrow: 'startTop', cell: ({ day }) => formatDay(day, locale) },
    { key: 'plan', header: t('columns.plan'), narrow: 'startBottom', cell: ({ plan_title }) => plan_title },
    {
      key: 'source',
      header: t('columns.source'),
      narrow: 'wideOnly',
      cell: ({ source }) => (source === null ? '–' : t(`source.${source}`)),
    },
    {
      key: 'rate',
      header: t('columns.rate'),
      narrow: 'endTop',
      numeric: true,
      cell: ({ rate }) => (rate === null ? '–' : <Delta value={rate} unit="percent" />),
    },
    {
      key: 'status',
      header: t('columns.status'),
      narrow: 'endBottom',
      cell: ({ status }) => <ResultStatusTag status={status} />,
    },
  ]
}
