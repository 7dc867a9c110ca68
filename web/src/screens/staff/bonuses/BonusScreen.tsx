import { getStaffBonus, listStaffBonuses } from '@evenmoor/contract/staff-bonuses'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { RowPanel } from '../list/RowPanel.tsx'
import { AmountWithSmallCents } from '#ui/AmountWithSmallCents.tsx'
import { Assignment } from '../assignment/Assignment.tsx'
import { PanelFoot } from '../panel/PanelFoot.tsx'
import { Waiting } from '../panel/Waiting.tsx'
import { Approvals } from '../approvals/Approvals.tsx'
import { BonusActions } from './BonusActions.tsx'
import { BonusFacts } from './BonusFacts.tsx'
import { BonusSignals } from './BonusSignals.tsx'
import { BonusStatusTag } from './BonusStatusTag.tsx'

/** One referral bonus. */
export default function BonusScreen() {
  const t = useTranslations('staff.bonuses')
  const locale = useLocale()
  return (
    <RowPanel
      list={listStaffBonuses}
      read={(id, signal) => call(getStaffBonus, { params: { id }, signal })}
      listPath={pathTo('staffBonuses')}
      title={t('one')}
      titleOf={({ amount }) => t('page.title', { amount: formatMoney(amount, 'USD', locale) })}
      renderHead={({ amount, status, created_at }) => ({
        figure: <AmountWithSmallCents value={amount} />,
        kicker: status === 'pending' ? <Waiting since={created_at} /> : formatInstant(created_at, locale),
        tag: <BonusStatusTag status={status} />,
      })}
    >
      {(bonus) => (
        <>
          {bonus.status === 'pending' && (
            <Assignment list={listStaffBonuses} queue="bonuses" id={bonus.id} assignee={bonus.assignee} />
          )}
          <BonusFacts bonus={bonus} />
          <BonusSignals signals={bonus.signals} />
          <Approvals
            approvals={bonus.approvals}
            needed={bonus.approvals_needed}
            reason={bonus.second_approval_reason}
            refusal={bonus.second_approval_reason_refusal}
          />
          <PanelFoot>
            <BonusActions bonus={bonus} />
          </PanelFoot>
        </>
      )}
    </RowPanel>
  )
}
