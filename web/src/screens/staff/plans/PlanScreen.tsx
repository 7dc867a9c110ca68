import { getStaffPlan, listStaffPlans } from '@evenmoor/contract/staff-plans'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { pathTo } from '#routing/paths.ts'
import { RowPanel } from '../list/RowPanel.tsx'
import { PlanActions } from './PlanActions.tsx'
import { PlanVersions } from './PlanVersions.tsx'

/** One plan: its versions newest first, and what can be done with it. */
export default function PlanScreen() {
  const t = useTranslations('staffPlans')
  return (
    <RowPanel
      list={listStaffPlans}
      read={(id, signal) => call(getStaffPlan, { params: { id }, signal })}
      listPath={pathTo('staffPlans')}
      title={t('one')}
      titleOf={({ title }) => title}
    >
      {(plan) => (
        <div className="flex flex-col gap-6">
          <PlanVersions plan={plan} />
          <PlanActions plan={plan} />
        </div>
      )}
    </RowPanel>
  )
}
