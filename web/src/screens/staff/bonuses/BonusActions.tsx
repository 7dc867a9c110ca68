import { isolated } from '@evenmoor/contract/plain-text'
import { listStaffBonuses, refuseBonus, type StaffBonus, verifyBonus } from '@evenmoor/contract/staff-bonuses'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { useMay } from '#queries/staff-profile.ts'
import { ServerText } from '#refusals/ServerText.tsx'
import { Banner } from '#ui/Banner.tsx'
import { RowActions } from '../actions/RowActions.tsx'
import { useSimpleAction } from '../actions/use-simple-action.ts'
import { useColleagueReason } from '../approvals/use-colleague-reason.tsx'

/** Verify or refuse, each asked once more; or why this member of staff may not. */
export function BonusActions({ bonus }: { bonus: StaffBonus }) {
  const t = useTranslations('staff.bonuses')
  const locale = useLocale()
  const may = useMay()
  const tActions = useTranslations('staff.actions')
  const plain = useSimpleAction()
  const reasonField = useColleagueReason()
  const { id, status, blocked, refuse_only, second_approval_reason: second } = bonus
  const { email } = bonus.referrer
  const name = isolated(bonus.referrer.name)
  const params = { id }
  const object = { amount: formatMoney(bonus.amount, 'USD', locale), email }
  const isFirstOfTwo = second !== null && bonus.approvals.length === 0
  const why = blocked ?? refuse_only
  const whyText = why !== null && (
    <ServerText text={why} refusal={bonus.blocked_refusal ?? bonus.refuse_only_refusal} />
  )
  const verify = plain<StaffBonus>({
    open: t('verify.open', object),
    look: 'primary',
    blocked: whyText || null,
    title: t('verify.title', object),
    confirm: t('verify.confirm'),
    done: t(isFirstOfTwo ? 'verify.doneFirst' : 'verify.done'),
    text: (
      <p>
        {isFirstOfTwo ? (
          <ServerText text={second} refusal={bonus.second_approval_reason_refusal} />
        ) : (
          t('verify.text', { name })
        )}
      </p>
    ),
    ...(isFirstOfTwo && { fields: reasonField }),
    call: ({ reason = '' }, sent) =>
      call(verifyBonus, {
        params,
        body: { version: bonus.version, ...(reason !== '' && { reason }) },
        ...sent,
      }),
  })
  const refuse = plain<StaffBonus>({
    open: t('refuse.open'),
    look: 'danger',
    title: t('refuse.title', object),
    confirm: t('refuse.confirm'),
    done: t('refuse.done'),
    text: <p>{t('refuse.text')}</p>,
    reason: { label: tActions('reasonLabel'), hint: tActions('investorSees') },
    call: ({ reason = '' }, sent) => call(refuseBonus, { params, body: { reason }, ...sent }),
  })
  const isDecider = may('bonuses:decide')
  const isPending = status === 'pending'
  return (
    <>
      {isPending && whyText && (!isDecider || blocked === null) && <Banner tone="info">{whyText}</Banner>}
      <RowActions
        list={listStaffBonuses}
        id={id}
        acts={
          !isPending || !isDecider
            ? []
            : blocked !== null
              ? [verify]
              : refuse_only === null
                ? [verify, refuse]
                : [refuse]
        }
      />
    </>
  )
}
