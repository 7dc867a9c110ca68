import { listStaffPlans, planStates, type StaffPlan } from '@evenmoor/contract/staff-plans'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, formatPercent } from '#lib/format-money.ts'
import { formatInstant } from '#lib/format-time.ts'
import { pathTo } from '#paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { listColumns } from '../list/columns.ts'
import { everything } from '../list/list-address.ts'
import { IfMay } from '../shared/IfMay.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { nameColumn } from '../list/shared-columns.tsx'
import { loadPlanWords, PlanWords } from './plan-words.tsx'
import { PlanStateTag } from './PlanStateTag.tsx'

const column = listColumns<StaffPlan>()

export const clientLoader = loadPlanWords

/** Every plan with the terms in force; adding one. */
export default function PlansScreen() {
  return (
    <PlanWords>
      <Plans />
    </PlanWords>
  )
}

function Plans() {
  const t = useTranslations('staffPlans')
  const tDesk = useTranslations('staff.desk.common')
  const columns = useColumns()
  const options = [
    { value: everything, label: tDesk('all') },
    ...planStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
  ]
  return (
    <StaffList
      list={listStaffPlans}
      title={t('title')}
      lead={t('lead')}
      action={
        <IfMay permission="plans:edit">
          <LinkButton to={pathTo('staffNewPlan')}>{t('add')}</LinkButton>
        </IfMay>
      }
      columns={columns}
      filters={[
        { kind: 'choice', name: 'state', label: tDesk('status'), options },
        { kind: 'search', name: 'q', label: tDesk('search') },
      ]}
      defaults={{ state: everything }}
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffPlan', { params: { id } })}
      empty={{ title: t('empty') }}
    />
  )
}

function useColumns() {
  const t = useTranslations('staffPlans')
  const tDesk = useTranslations('staff.desk.common')
  const locale = useLocale()
  const dollars = (amount: string) => formatMoney(amount, 'USD', locale, { trimmed: true })
  return column.columns([
    column.accessor('title', nameColumn('title', tDesk('name'))),
    column.accessor('min_deposit', {
      id: 'min_deposit',
      header: t('range'),
      cell: ({ row: { original } }) => (
        <bdi className="md:whitespace-nowrap">
          {dollars(original.min_deposit)} – {dollars(original.max_deposit)}
        </bdi>
      ),
      meta: { narrow: 'startBottom', numeric: true },
    }),
    column.accessor('daily_rate', {
      id: 'daily_rate',
      header: t('rate'),
      cell: ({ row: { original } }) => formatPercent(original.daily_rate, locale),
      meta: { narrow: 'endBottom', numeric: true },
    }),
    column.accessor('announced_from', {
      id: 'announced_from',
      header: t('versionState.announced'),
      cell: ({ row: { original } }) =>
        original.announced_from === null ? '–' : formatInstant(original.announced_from, locale),
      meta: { narrow: 'wideOnly', roomyOnly: true },
    }),
    column.accessor('open_positions', {
      id: 'open_positions',
      header: t('positions'),
      meta: { narrow: 'wideOnly', numeric: true, roomyOnly: true },
    }),
    column.accessor('state', {
      id: 'state',
      header: tDesk('status'),
      cell: ({ row: { original } }) => <PlanStateTag state={original.state} />,
      meta: { narrow: 'endTop' },
    }),
  ])
}
