import { getStaffBonus, listStaffBonuses } from '@evenmoor/contract/staff-bonuses'
import { useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatMoney } from '#lib/format-money.ts'
import { pathTo } from '#paths.ts'
import { DetailPanel } from '../list/DetailPanel.tsx'
import { useRow } from '../list/use-row.ts'
import { Approvals } from '../shared/Approvals.tsx'
import { BonusActs } from './BonusActs.tsx'
import { BonusFacts } from './BonusFacts.tsx'
import { BonusSignals } from './BonusSignals.tsx'

/** One referral bonus. */
export default function BonusScreen() {
  const t = useTranslations('staff.bonuses')
  const locale = useLocale()
  const { id = '' } = useParams()
  const read = useRow(listStaffBonuses, id, (signal) => call(getStaffBonus, { params: { id }, signal }))
  return (
    <DetailPanel
      key={id}
      id={id}
      read={read}
      listPath={pathTo('staffBonuses')}
      title={t('one')}
      titleOf={({ amount }) => t('page.title', { amount: formatMoney(amount, 'USD', locale) })}
    >
      {(bonus) => (
        <div className="flex flex-col gap-6">
          <BonusFacts bonus={bonus} />
          <BonusSignals signals={bonus.signals} />
          <Approvals
            approvals={bonus.approvals}
            needed={bonus.approvals_needed}
            reason={bonus.second_approval_reason}
          />
          <BonusActs bonus={bonus} />
        </div>
      )}
    </DetailPanel>
  )
}
