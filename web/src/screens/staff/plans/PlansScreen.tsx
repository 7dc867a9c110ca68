import { listStaffPlans, planStates, type StaffPlan } from '@evenmoor/contract/staff-plans'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, formatPercent } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { allValues } from '#routing/list-address.ts'
import { IfPermitted } from '#queries/IfPermitted.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { nameColumn } from '../list/common-columns.tsx'
import { loadPlanMessages, PlanMessages } from './plan-messages.tsx'
import { PlanStateTag } from './PlanStateTag.tsx'

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
      rowPath={({ id }) => pathTo('staffPlan', { params: { id } })}
      empty={{ title: t('empty'), text: t('emptyText') }}
    />
  )
}

function useColumns(): readonly Column<StaffPlan>[] {
  const t = useTranslations('staffPlans')
  const tConsole = useTranslations('staff.console.common')
  const locale = useLocale()
  const dollars = (amount: string) => formatMoney(amount, 'USD', locale, { trimmed: true })
  return [
    nameColumn('title', tConsole('name'), ({ title }) => title),
    {
      key: 'min_deposit',
      header: t('range'),
      narrow: 'startBottom',
      numeric: true,
      cell: ({ min_deposit, max_deposit }) => (
        <bdi className="md:whitespace-nowrap">
          {dollars(min_deposit)} – {dollars(max_deposit)}
        </bdi>
      ),
    },
    {
      key: 'daily_rate',
      header: t('rate'),
      narrow: 'endBottom',
      numeric: true,
      cell: ({ daily_rate }) => formatPercent(daily_rate, locale),
    },
    {
      key: 'announced_from',
      header: t('versionState.announced'),
      narrow: 'wideOnly',
      cell: ({ announced_from }) => (announced_from === null ? '–' : formatInstant(announced_from, locale)),
    },
    {
      key: 'open_positions',
      header: t('positions'),
      narrow: 'wideOnly',
      numeric: true,
      cell: ({ open_positions }) => open_positions,
    },
    {
      key: 'state',
      header: tConsole('status'),
      narrow: 'endTop',
      cell: ({ state }) => <PlanStateTag state={state} />,
    },
  ]
}
