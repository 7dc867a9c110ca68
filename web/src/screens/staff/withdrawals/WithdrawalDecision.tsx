import {
  approveWithdrawal,
  listStaffWithdrawals,
  rejectWithdrawal,
  type StaffWithdrawal,
} from '@evenmoor/contract/staff-withdrawals'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { ServerText } from '#refusals/ServerText.tsx'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { Amount } from '#ui/Amount.tsx'
import { Banner } from '#ui/Banner.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import type { RowAction } from '../actions/action.ts'
import { RowActions } from '../actions/RowActions.tsx'
import { isOpen } from './polling.ts'

/** Approve or reject, each asked once more; or why this member of staff may not. */
export function WithdrawalDecision({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const t = useTranslations('staff.withdrawals')
  const { id, blocked, version, is_held, held_until: until } = withdrawal
  const isFrozen = withdrawal.signals.includes('account_frozen')
  const isWaiting = is_held || until !== null || isFrozen
  const isLast = withdrawal.approvals.length + 1 >= withdrawal.approvals_needed
  const approve: RowAction<StaffWithdrawal> = {
    open: t('approve.open'),
    look: 'primary',
    title: t('approve.title'),
    text: <Payment withdrawal={withdrawal} isLast={isLast} />,
    confirm: t('approve.confirm'),
    busy: t('approve.busy'),
    done: t(isLast ? 'approve.done' : 'approve.doneFirst'),
    call: (_, sent) => call(approveWithdrawal, { params: { id }, body: { version }, ...sent }),
  }
  const reject: RowAction<StaffWithdrawal> = {
    open: t('reject.open'),
    look: 'danger',
    title: t('reject.title'),
    text: <p>{t('reject.text')}</p>,
    confirm: t('reject.confirm'),
    busy: t('reject.busy'),
    done: t('reject.done'),
    reason: { label: t('reject.reason'), hint: t('reject.reasonHint') },
    call: ({ reason = '' }, sent) =>
      call(rejectWithdrawal, { params: { id }, body: { reason, version }, ...sent }),
  }
  return (
    <>
      <RowActions
        list={listStaffWithdrawals}
        id={id}
        acts={blocked !== null ? [] : isWaiting ? [reject] : [approve, reject]}
      />
      {isFrozen && isOpen(withdrawal) && (
        <Banner tone="risk" title={t('page.frozen.title')}>
          {t('page.frozen.text')}
        </Banner>
      )}
      {is_held && <Held />}
      {until !== null && <NewAddress until={until} />}
      {blocked !== null && isOpen(withdrawal) && (
        <Banner tone="info" title={t('page.cannot')}>
          <ServerText text={blocked} refusal={withdrawal.blocked_refusal} />
        </Banner>
      )}
    </>
  )
}

/** Its address is new: it waits. */
function NewAddress({ until }: { until: string }) {
  const t = useTranslations('staff.withdrawals.page.heldUntil')
  const locale = useLocale()
  return (
    <Banner tone="risk" title={t('title')}>
      {t('text', { when: formatInstant(until, locale, 'second') })}
    </Banner>
  )
}

/** A pause keeps it from being approved. */
function Held() {
  const t = useTranslations('staff.withdrawals.page.held')
  return (
    <Banner tone="risk" title={t('title')}>
      {t('text')}{' '}
      <Link className="link" to={pathTo('staffPauses')}>
        {t('link')}
      </Link>
    </Banner>
  )
}

type PaymentProps = { withdrawal: StaffWithdrawal; isLast: boolean }

/** Once more how much goes where. */
function Payment({ withdrawal: { net, investor, address }, isLast }: PaymentProps) {
  const t = useTranslations('staff.withdrawals')
  return (
    <>
      <SummaryList
        rows={[
          { label: t('net'), value: <Amount value={net} /> },
          { label: t('investor'), value: <bdi>{investor.name}</bdi> },
        ]}
      />
      <AddressBlock address={address} emphasiseMiddle />
      <p>{t(isLast ? 'approve.text' : 'approve.textFirst')}</p>
    </>
  )
}
