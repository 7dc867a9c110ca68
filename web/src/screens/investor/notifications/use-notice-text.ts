import type { NoticeFacts, NoticeKind } from '@evenmoor/contract/notices'
import type { Notice } from '@evenmoor/contract/notifications'
import { useLocale, useTranslations } from 'use-intl'
import { isolated } from '#i18n/format-money.ts'
import { formatMonth } from '#i18n/format-month.ts'
import { formatDay } from '#i18n/format-time.ts'
import { useDeviceName } from '../sessions/use-device-name.ts'
import { useCoinText, useUsdText } from '#ui/use-money-text.ts'

type Texts = { readonly [K in NoticeKind]: (facts: NoticeFacts[K]) => string }

/** What a notice says, in the language of the page; figures are hidden where amounts are. */
export function useNoticeText(): (notice: Notice) => string {
  const t = useTranslations('notifications.kind')
  const locale = useLocale()
  const usd = useUsdText()
  const coins = useCoinText()
  const nameOf = useDeviceName()
  const amountOf = (facts: { amount: string }) => ({ amount: usd(facts.amount) })
  const day = (text: string) => formatDay(text, locale)
  const texts: Texts = {
    deposit_seen: (f) => t('deposit_seen', { amount: coins(f.coin_amount, f.coin) }),
    deposit_in_review: (f) => t('deposit_in_review', { amount: coins(f.coin_amount, f.coin) }),
    deposit_refused: (f) => t('deposit_refused', { amount: coins(f.coin_amount, f.coin), reason: f.reason }),
    deposit_settled: (f) => t('deposit_settled', amountOf(f)),
    deposit_underpaid: (f) => t('deposit_underpaid', { amount: coins(f.coin_due, f.coin) }),
    deposit_late: (f) => t('deposit_late', { amount: coins(f.coin_amount, f.coin) }),
    deposit_reversed: (f) =>
      t(f.taken_back === 'yes' ? 'deposit_reversed' : 'deposit_reversed_kept', amountOf(f)),
    results_reversed: (f) => {
      const isLoss = f.results.startsWith('-')
      const results = usd(isLoss ? f.results.slice(1) : f.results)
      return t(isLoss ? 'results_reversed_loss' : 'results_reversed', {
        positions: usd(f.positions),
        results,
      })
    },
    withdrawal_requested: (f) => t('withdrawal_requested', amountOf(f)),
    withdrawal_approved: (f) => t('withdrawal_approved', amountOf(f)),
    withdrawal_sent: (f) => t('withdrawal_sent', amountOf(f)),
    withdrawal_confirmed: (f) => t('withdrawal_confirmed', amountOf(f)),
    withdrawal_cancelled: (f) => t('withdrawal_cancelled', amountOf(f)),
    withdrawal_rejected: (f) => t('withdrawal_rejected', { ...amountOf(f), reason: f.reason }),
    withdrawal_failed: (f) => t('withdrawal_failed', amountOf(f)),
    withdrawal_again: (f) => t('withdrawal_again', amountOf(f)),
    position_opened: (f) => t('position_opened', { ...amountOf(f), plan: f.plan }),
    position_redeemed: (f) => t('position_redeemed', { ...amountOf(f), plan: f.plan }),
    plan_source_announced: (f) => t('plan_source_announced', { plan: f.plan, day: day(f.day) }),
    plan_terms_announced: (f) => t('plan_terms_announced', { plan: f.plan, day: day(f.day) }),
    daily_results: (f) => {
      const amount = usd(f.amount, { signed: true })
      if (f.from === f.to)
        return t(f.ahead ? 'daily_results_day_ahead' : 'daily_results_day', { day: day(f.to), amount })
      const days = { from: day(f.from), to: day(f.to), amount }
      return t(f.ahead ? 'daily_results_days_ahead' : 'daily_results_days', days)
    },
    statement_ready: (f) => t('statement_ready', { month: formatMonth(f.period, locale) }),
    bonus_verified: (f) => t('bonus_verified', amountOf(f)),
    bonus_refused: (f) => t('bonus_refused', { ...amountOf(f), reason: f.reason }),
    new_device: (f) => t('new_device', { device: nameOf(f) }),
    new_place: (f) => t('new_place', { device: nameOf(f), network: isolated(f.network, locale) }),
    login_stopped: (f) => t('login_stopped', { device: nameOf(f) }),
    address_saved: (f) => t('address_saved', { address: isolated(f.address, locale) }),
    account_locked: (f) => t('account_locked', { reference: isolated(f.reference, locale) }),
    account_suspended: (f) => t('account_suspended', { reference: isolated(f.reference, locale) }),
    account_opened: () => t('account_opened'),
    account_frozen: () => t('account_frozen'),
    account_unfrozen: () => t('account_unfrozen'),
    identity_accepted: () => t('identity_accepted'),
    identity_not_accepted: () => t('identity_not_accepted'),
    session_ended: () => t('session_ended'),
    password_changed: () => t('password_changed'),
    email_changed: () => t('email_changed'),
    email_changed_back: () => t('email_changed_back'),
    authenticator_on: () => t('authenticator_on'),
    authenticator_off: () => t('authenticator_off'),
    codes_renewed: () => t('codes_renewed'),
    passkey_added: (f) => t('passkey_added', { name: f.name }),
    passkey_removed: (f) => t('passkey_removed', { name: f.name }),
    recovery_code_used: (f) => t('recovery_code_used', { left: Number(f.left) }),
  }
  return ({ kind, facts }) =>
    Object.hasOwn(texts, kind)
      ? // The server writes the facts of a kind by the same declaration.
        (texts[kind as NoticeKind] as (facts: Notice['facts']) => string)(facts)
      : t('unknown')
}
