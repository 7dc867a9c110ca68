import {
  approvePlanTerms,
  callOffPlanTerms,
  closePlan,
  listStaffPlans,
  type StaffPlan,
} from '@evenmoor/contract/staff-plans'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { pathTo } from '#routing/paths.ts'
import { ServerText } from '#refusals/ServerText.tsx'
import { Banner } from '#ui/Banner.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { RowActions } from '../actions/RowActions.tsx'
import { useSimpleAction } from '../actions/use-simple-action.ts'
import { useMay } from '#queries/staff-profile.ts'

/** Change the terms, call off those that are announced, close the plan. */
export function PlanActions({ plan }: { plan: StaffPlan }) {
  const t = useTranslations('staffPlans')
  const tActions = useTranslations('staff.actions')
  const plain = useSimpleAction()
  const may = useMay()
  const { id, title, state, versions } = plan
  if (!may('plans:edit')) return null
  const isClosed = state === 'closed'
  const params = { id }
  const reason = { label: tActions('reasonLabel'), hint: tActions('reasonHint') }
  const proposal = versions.find((version) => version.state === 'proposed')
  const announced = versions.find(({ state }) => state === 'proposed' || state === 'announced')?.version
  const approve = (version: number) =>
    plain<StaffPlan>({
      open: t('approve', { version: String(version) }),
      title: t('approveTitle', { version: String(version), plan: title }),
      look: 'primary',
      text: <p>{t('approveText')}</p>,
      call: (_, sent) => call(approvePlanTerms, { params, body: { version }, ...sent }),
    })
  const close = plain<StaffPlan>({
    open: t('close'),
    look: 'danger',
    title: t('closeDialog.title', { plan: title }),
    text: <p>{t('closeDialog.text')}</p>,
    reason,
    call: ({ reason = '' }, sent) => call(closePlan, { params, body: { reason }, ...sent }),
  })
  const callOff = (version: number) =>
    plain<StaffPlan>({
      open: t('callOff', { version: String(version) }),
      title: t('callOffDialog.title', { version: String(version), plan: title }),
      text: <p>{t('callOffDialog.text')}</p>,
      confirm: t('callOffDialog.confirm'),
      keep: t('callOffDialog.keep'),
      reason,
      call: ({ reason = '' }, sent) => call(callOffPlanTerms, { params, body: { version, reason }, ...sent }),
    })
  return (
    <>
      {!isClosed && (
        <p>
          <LinkButton
            to={pathTo('staffPlanTerms', { params })}
            aria-label={t('form.changeTitle', { plan: title })}
          >
            {t('change')}
          </LinkButton>
        </p>
      )}
      {!isClosed && proposal && proposal.blocked !== null && (
        <Banner tone="info">
          <ServerText text={proposal.blocked} refusal={proposal.blocked_refusal} />
        </Banner>
      )}
      <RowActions
        list={listStaffPlans}
        id={id}
        // Without an act too: whoever was second is told so here.
        acts={
          isClosed
            ? []
            : [
                ...(proposal?.blocked === null ? [approve(proposal.version)] : []),
                ...(announced === undefined ? [] : [callOff(announced)]),
                close,
              ]
        }
      />
    </>
  )
}
