import type { LimitedState, ReasonCode } from '@evenmoor/contract/account-status'
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
import { Said } from '#api/Said.tsx'
import { Banner } from '#ui/Banner.tsx'
import type { Act } from '../acts/act.ts'
import { Acts } from '../acts/Acts.tsx'
import { usePlainAct } from '../acts/use-plain-act.ts'
import { useMay } from '../shared/staff-profile.ts'
import { LockFields } from './LockFields.tsx'

/** Lock or suspend with a reason and an end, note that somebody looked again, unlock, end the sessions. */
export function InvestorActs({ investor }: { investor: StaffInvestorDetail }) {
  const t = useTranslations('staff.desk.investors')
  const tActs = useTranslations('staff.acts')
  const plain = usePlainAct()
  const may = useMay()
  const { id, state, standing, blocked } = investor
  const params = { id }
  if (!may('investors:lock')) return null
  if (blocked !== null) {
    return (
      <Banner tone="info">
        <Said text={blocked} />
      </Banner>
    )
  }
  const lock = plain<StaffInvestorDetail>({
    open: t('lock.open'),
    look: 'danger',
    text: <p>{t('lock.text')}</p>,
    reason: { label: tActs('reasonLabel'), hint: t('lock.reasonHint') },
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
    text: <p>{t('review.text')}</p>,
    reason: { label: tActs('reasonLabel'), hint: t('review.reasonHint') },
    call: ({ reason = '' }) => call(reviewInvestorLock, { params, body: { reason } }),
  })
  const unlock = plain<StaffInvestorDetail>({
    open: t('unlock.open'),
    text: <p>{t('unlock.text')}</p>,
    call: () => call(unlockInvestor, { params }),
  })
  const sessions = plain<StaffInvestorDetail>({
    open: t('sessions.open'),
    text: <p>{t('sessions.text')}</p>,
    call: () => call(endInvestorSessions, { params }),
  })
  const acts = state === 'active' ? [lock, sessions] : standing === null ? [] : [review, unlock, sessions]
  return <Acts list={listStaffInvestors} id={id} acts={acts} />
}

const lockFields: NonNullable<Act<StaffInvestorDetail>['fields']> = (problems) => (
  <LockFields untilError={problems['until']?.[0] ?? null} />
)
