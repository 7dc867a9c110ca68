import { listStaffBonuses, refuseBonus, type StaffBonus, verifyBonus } from '@evenmoor/contract/staff-bonuses'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Said } from '#api/Said.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Acts } from '../acts/Acts.tsx'
import { usePlainAct } from '../acts/use-plain-act.ts'

/** Verify or refuse, each asked once more; or why this member of staff may not. */
export function BonusActs({ bonus }: { bonus: StaffBonus }) {
  const t = useTranslations('staff.bonuses')
  const plain = usePlainAct()
  const { id, status, blocked, refuse_only, second_approval_reason: second } = bonus
  const { name } = bonus.referrer
  const params = { id }
  const verify = plain<StaffBonus>({
    open: t('verify.open'),
    look: 'primary',
    text: (
      <p>
        {second !== null && bonus.approvals.length === 0 ? (
          <Said text={second} />
        ) : (
          t('verify.text', { name })
        )}
      </p>
    ),
    call: (_, sent) => call(verifyBonus, { params, ...sent }),
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
          <Said text={why} />
        </Banner>
      )}
      <Acts list={listStaffBonuses} id={id} acts={blocked === null ? possible : []} />
    </>
  )
}
