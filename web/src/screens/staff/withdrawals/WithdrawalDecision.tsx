import { isolated } from '@evenmoor/contract/plain-text'
import {
  approveWithdrawal,
  endWithdrawalHold,
  holdWithdrawal,
  listStaffWithdrawals,
  rejectWithdrawal,
  type StaffWithdrawal,
  type StaffWithdrawalDetail,
} from '@evenmoor/contract/staff-withdrawals'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { ServerText } from '#refusals/ServerText.tsx'
import { formatMoney } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { useMay } from '#queries/staff-profile.ts'
import { pathTo } from '#routing/paths.ts'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { Amount } from '#ui/Amount.tsx'
import { Banner } from '#ui/Banner.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import type { RowAction } from '../actions/action.ts'
import { RowActions } from '../actions/RowActions.tsx'
import { useColleagueReason } from '../approvals/use-colleague-reason.tsx'
import { isOpen } from './polling.ts'

/** Approve or reject, each asked once more; or why this member of staff may not. */
export function WithdrawalDecision({ withdrawal }: { withdrawal: StaffWithdrawalDetail }) {
  const t = useTranslations('staff.withdrawals')
  const tActions = useTranslations('staff.actions')
  const locale = useLocale()
  const may = useMay()
  const { id, blocked, blocked_refusal, version, is_held, held_until: until, hold } = withdrawal
  const isFrozen = withdrawal.signals.includes('account_frozen')
  const isLast = withdrawal.approvals.length + 1 >= withdrawal.approvals_needed
  const object = {
    amount: formatMoney(withdrawal.amount, 'USD', locale),
    email: withdrawal.investor.email,
  }
  const why = blocked !== null && <ServerText text={blocked} refusal={blocked_refusal} />
  const reasonField = useColleagueReason()
  const approve: RowAction<StaffWithdrawalDetail> = {
    open: t('approve.open', object),
    look: 'primary',
    blocked: why || null,
    title: t('approve.title', object),
    text: <Payment withdrawal={withdrawal} isLast={isLast} />,
    confirm: t('approve.confirm'),
    busy: tActions('busy'),
    done: t(isLast ? 'approve.done' : 'approve.doneFirst'),
    ...(!isLast && { fields: reasonField }),
    call: ({ reason = '' }, sent) =>
      call(approveWithdrawal, {
        params: { id },
        body: { version, ...(reason !== '' && { reason }) },
        ...sent,
      }),
  }
  const reject: RowAction<StaffWithdrawalDetail> = {
    open: t('reject.open'),
    look: 'danger',
    title: t('reject.title', object),
    text: <p>{t('reject.text')}</p>,
    confirm: t('reject.confirm'),
    busy: tActions('busy'),
    done: t('reject.done'),
    reason: { label: tActions('reasonLabel'), hint: tActions('investorSees') },
    call: ({ reason = '' }, sent) =>
      call(rejectWithdrawal, { params: { id }, body: { reason, version }, ...sent }),
  }
  const putOnHold: RowAction<StaffWithdrawalDetail> = {
    open: t('hold.open'),
    title: t('hold.title', object),
    text: <p>{t('hold.text')}</p>,
    confirm: t('hold.confirm'),
    busy: tActions('busy'),
    done: t('hold.done'),
    reason: { label: tActions('reasonLabel'), hint: t('hold.reasonHint') },
    call: ({ reason = '' }) => call(holdWithdrawal, { params: { id }, body: { reason, version } }),
  }
  const endHold: RowAction<StaffWithdrawalDetail> = {
    open: t('endHold.open'),
    title: t('endHold.title', object),
    text: <p>{t('endHold.text')}</p>,
    confirm: t('endHold.confirm'),
    busy: tActions('busy'),
    done: t('endHold.done'),
    call: () => call(endWithdrawalHold, { params: { id }, body: { version } }),
  }
  const isUndecided = isOpen(withdrawal)
  const isDecider = may('withdrawals:decide')
  const isWaiting = is_held || until !== null || isFrozen || hold !== null
  // Whoever approved it first may still reject it.
  const mayReject = blocked === null || blocked_refusal?.code === 'approved_by_you'
  const acts = [
    ...(isWaiting ? [] : [approve]),
    ...(mayReject ? [hold === null ? putOnHold : endHold, reject] : []),
  ]
  return (
    <>
      {isUndecided && isFrozen && (
        <Banner tone="risk" title={t('page.frozen.title')}>
          {t('page.frozen.text')}
        </Banner>
      )}
      {isUndecided && hold !== null && <OnHold hold={hold} />}
      {isUndecided && is_held && <Held withdrawal={withdrawal} />}
      {isUndecided && until !== null && <NewAddress until={until} />}
      {isUndecided && why && !isDecider && <p>{why}</p>}
      <RowActions list={listStaffWithdrawals} id={id} acts={isUndecided && isDecider ? acts : []} />
    </>
  )
}

/** A reviewer has it on hold, for a reason. */
function OnHold({ hold: { by, at, reason } }: { hold: NonNullable<StaffWithdrawal['hold']> }) {
  const t = useTranslations('staff.withdrawals.page.onHold')
  const locale = useLocale()
  return (
    <Banner tone="risk" title={t('title', { when: formatInstant(at, locale, 'second') })}>
      <p>
        <bdi>{reason}</bdi>
      </p>
      <p>{t('text', { name: isolated(by) })}</p>
    </Banner>
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

/** A pause keeps it from being approved, or what the integrity checks found. */
function Held({ withdrawal: { held, held_refusal } }: { withdrawal: StaffWithdrawal }) {
  const t = useTranslations('staff.withdrawals.page.held')
  const tPages = useTranslations('staff.shell.pages')
  const isByChecks = held_refusal?.code === 'withdrawals_paused_by_checks'
  return (
    <Banner tone="risk" title={t('title')}>
      {isByChecks && held !== null ? <ServerText text={held} refusal={held_refusal} /> : t('text')}{' '}
      <Link className="link" to={pathTo(isByChecks ? 'staffReconciliation' : 'staffPauses')}>
        {isByChecks ? tPages('staffReconciliation') : t('link')}
      </Link>
    </Banner>
  )
}

type PaymentProps = { withdrawal: StaffWithdrawal; isLast: boolean }

/** Once more how much goes where. */
function Payment({ withdrawal: { net, investor, address }, isLast }: PaymentProps) {
  const t = useTranslations('staff.withdrawals')
  return (
    <div className="flex flex-col gap-4">
      <SummaryList
        rows={[
          { label: t('net'), value: <Amount value={net} /> },
          { label: t('investor'), value: <bdi>{investor.name}</bdi> },
        ]}
      />
      <AddressBlock address={address} emphasizeMiddle />
      <p>{t(isLast ? 'approve.text' : 'approve.textFirst')}</p>
    </div>
  )
}
