import { getStaffPlan, listStaffPlans } from '@evenmoor/contract/staff-plans'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { pathTo } from '#routing/paths.ts'
import { DetailPanel } from '../list/DetailPanel.tsx'
import { useListRow } from '../list/use-list-row.ts'
import { PlanActions } from './PlanActions.tsx'
import { PlanVersions } from './PlanVersions.tsx'

/** One plan: its versions newest first, and what can be done with it. */
export default function PlanScreen() {
  const t = useTranslations('staffPlans')
  const { id = '' } = useParams()
  const read = useListRow(listStaffPlans, id, (signal) => call(getStaffPlan, { params: { id }, signal }))
  return (
    <DetailPanel
      key={id}
      id={id}
      read={read}
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
    </DetailPanel>
  )
}
