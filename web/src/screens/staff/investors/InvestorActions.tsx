import {
  type LimitedState,
  limitedStates,
  type ReasonCode,
  reasonCodes,
} from '@evenmoor/contract/account-status'
import {
  endInvestorSessions,
  listStaffInvestors,
  lockInvestor,
  reviewInvestorLock,
  type StaffInvestorDetail,
  unlockInvestor,
} from '@evenmoor/contract/staff-investors'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { ServerText } from '#refusals/ServerText.tsx'
import { Banner } from '#ui/Banner.tsx'
import type { ActionFields } from '../actions/action.ts'
import { RowActions } from '../actions/RowActions.tsx'
import { useSimpleAction } from '../actions/use-simple-action.ts'
import { useMay } from '#queries/staff-profile.ts'
import { LockFields } from './LockFields.tsx'

/** Lock or suspend with a reason and an end, note that somebody looked again, unlock, end the sessions. */
export function InvestorActions({ investor }: { investor: StaffInvestorDetail }) {
  const t = useTranslations('staff.console.investors')
  const tActions = useTranslations('staff.actions')
  const plain = useSimpleAction()
  const may = useMay()
  const { id, email, state, standing, blocked } = investor
  const params = { id }
  if (!may('investors:lock')) return null
  if (blocked !== null) {
    return (
      <Banner tone="info">
        <ServerText text={blocked} refusal={investor.blocked_refusal} />
      </Banner>
    )
  }
  const lock = plain<StaffInvestorDetail>({
    open: t('lock.open'),
    title: t('lock.title', { email }),
    look: 'danger',
    text: <p>{t('lock.text')}</p>,
    reason: { label: tActions('reasonLabel'), hint: t('lock.reasonHint') },
    fields: lockFields,
    call: ({ reason = '', until, state, reason_code: code }) =>
      call(lockInvestor, {
        params,
        // What the two lists offer is the contract's.
        body: {
          reason,
          state: state as LimitedState,
          reason_code: code as ReasonCode,
          until: until || null,
        },
      }),
  })
  const review = plain<StaffInvestorDetail>({
    open: t('review.open'),
    title: t('review.title', { email }),
    text: <p>{t('review.text')}</p>,
    reason: { label: tActions('reasonLabel'), hint: t('review.reasonHint') },
    call: ({ reason = '' }) => call(reviewInvestorLock, { params, body: { reason } }),
  })
  const unlock = plain<StaffInvestorDetail>({
    open: t('unlock.open'),
    title: t('unlock.title', { email }),
    text: <p>{t('unlock.text')}</p>,
    call: () => call(unlockInvestor, { params }),
  })
  const sessions = plain<StaffInvestorDetail>({
    open: t('sessions.open'),
    title: t('sessions.title', { email }),
    text: <p>{t('sessions.text')}</p>,
    call: () => call(endInvestorSessions, { params }),
  })
  const acts =
    state === 'active'
      ? [lock, sessions]
      : state === 'unconfirmed'
        ? [lock]
        : standing === null
          ? []
          : [review, unlock, sessions]
  return <RowActions list={listStaffInvestors} id={id} acts={acts} />
}

const lockFields: ActionFields = {
  start: { state: limitedStates[0], reason_code: reasonCodes[0], until: '' },
  show: (entry) => <LockFields entry={entry} />,
}
