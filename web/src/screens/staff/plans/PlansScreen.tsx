import { listStaffPlans, planStates, type StaffPlan } from '@evenmoor/contract/staff-plans'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, formatPercent } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { listColumns } from '../list/columns.ts'
import { allValues } from '#routing/list-address.ts'
import { IfPermitted } from '#queries/IfPermitted.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { nameColumn } from '../list/common-columns.tsx'
import { loadPlanMessages, PlanMessages } from './plan-messages.tsx'
import { PlanStateTag } from './PlanStateTag.tsx'

const column = listColumns<StaffPlan>()

export const clientLoader = loadPlanMessages

/** Every plan with the terms in force; adding one. */
export default function PlansScreen() {
  return (
    <PlanMessages>
      <Plans />
    </PlanMessages>
  )
}

function Plans() {
  const t = useTranslations('staffPlans')
  const tPages = useTranslations('staff.shell.pages')
  const tConsole = useTranslations('staff.console.common')
  const columns = useColumns()
  const options = [
    { value: allValues, label: tConsole('all') },
    ...planStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
  ]
  return (
    <StaffList
      list={listStaffPlans}
      title={tPages('staffPlans')}
      action={
        <IfPermitted permission="plans:edit">
          <LinkButton to={pathTo('staffNewPlan')}>{t('add')}</LinkButton>
        </IfPermitted>
      }
      columns={columns}
      filters={[
        { kind: 'choice', name: 'state', label: tConsole('status'), options },
        { kind: 'search', name: 'q' },
      ]}
      defaults={{ state: allValues }}
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffPlan', { params: { id } })}
      empty={{ title: t('empty') }}
    />
  )
}

function useColumns() {
  const t = useTranslations('staffPlans')
  const tConsole = useTranslations('staff.console.common')
  const locale = useLocale()
  const dollars = (amount: string) => formatMoney(amount, 'USD', locale, { trimmed: true })
  return column.columns([
    column.accessor('title', nameColumn('title', tConsole('name'))),
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
      meta: { narrow: 'wideOnly' },
    }),
    column.accessor('open_positions', {
      id: 'open_positions',
      header: t('positions'),
      meta: { narrow: 'wideOnly', numeric: true },
    }),
    column.accessor('state', {
      id: 'state',
      header: tConsole('status'),
      cell: ({ row: { original } }) => <PlanStateTag state={original.state} />,
      meta: { narrow: 'endTop' },
    }),
  ])
}
