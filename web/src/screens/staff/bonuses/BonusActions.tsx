import { isolated } from '@evenmoor/contract/plain-text'
import { listStaffBonuses, refuseBonus, type StaffBonus, verifyBonus } from '@evenmoor/contract/staff-bonuses'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { ServerText } from '#refusals/ServerText.tsx'
import { Banner } from '#ui/Banner.tsx'
import { RowActions } from '../actions/RowActions.tsx'
import { useSimpleAction } from '../actions/use-simple-action.ts'

/** Verify or refuse, each asked once more; or why this member of staff may not. */
export function BonusActions({ bonus }: { bonus: StaffBonus }) {
  const t = useTranslations('staff.bonuses')
  const plain = useSimpleAction()
  const { id, status, blocked, refuse_only, second_approval_reason: second } = bonus
  const name = isolated(bonus.referrer.name)
  const params = { id }
  const verify = plain<StaffBonus>({
    open: t('verify.open'),
    look: 'primary',
    text: (
      <p>
        {second !== null && bonus.approvals.length === 0 ? (
          <ServerText text={second} refusal={bonus.second_approval_reason_refusal} />
        ) : (
          t('verify.text', { name })
        )}
      </p>
    ),
    call: (_, sent) => call(verifyBonus, { params, body: { version: bonus.version }, ...sent }),
  })
  const refuse = plain<StaffBonus>({
    open: t('refuse.open'),
    look: 'danger',
    text: <p>{t('refuse.text')}</p>,
    reason: { label: t('refuse.reason'), hint: t('refuse.hint', { name }) },
    call: ({ reason = '' }, sent) => call(refuseBonus, { params, body: { reason }, ...sent }),
  })
  const possible = refuse_only === null ? [verify, refuse] : [refuse]
  const why = blocked ?? refuse_only
  return (
    <>
      {status === 'pending' && why !== null && (
        <Banner tone="info" title={t(blocked === null ? 'page.refuseOnly' : 'page.cannot')}>
          <ServerText text={why} refusal={bonus.blocked_refusal ?? bonus.refuse_only_refusal} />
        </Banner>
      )}
      <RowActions list={listStaffBonuses} id={id} acts={blocked === null ? possible : []} />
    </>
  )
}
