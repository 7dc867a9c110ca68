import type { NoticeFacts, NoticeKind } from '@evenmoor/contract/notices'
import type { Notice } from '@evenmoor/contract/notifications'
import { pathTo } from '#routing/paths.ts'
import { checkoutPath } from '#routing/checkout-path.ts'

type LinkOf = {
  readonly to: string
  readonly word:
    | 'checkout'
    | 'receipt'
    | 'withdrawal'
    | 'position'
    | 'transactions'
    | 'statements'
    | 'referrals'
    | 'identity'
    | 'security'
    | 'sessions'
}

type OfCheckout = Pick<NoticeFacts['deposit_seen'], 'deposit_id' | 'coin'>
const checkout = ({ deposit_id: id, coin }: OfCheckout): LinkOf => ({
  to: checkoutPath({ id, coin }),
  word: 'checkout',
})
const withdrawal = ({ withdrawal_id: id }: { withdrawal_id: string }): LinkOf => ({
  to: pathTo('withdrawal', { params: { id } }),
  word: 'withdrawal',
})
const position = ({ position_id: id }: { position_id: string }): LinkOf => ({
  to: pathTo('position', { params: { id } }),
  word: 'position',
})
const referrals = (): LinkOf => ({ to: pathTo('referrals'), word: 'referrals' })
const security = (): LinkOf => ({ to: pathTo('security'), word: 'security' })
const identity = (): LinkOf => ({ to: pathTo('identity'), word: 'identity' })
const sessions = (): LinkOf => ({ to: pathTo('sessions'), word: 'sessions' })

const links: { readonly [K in NoticeKind]: (facts: NoticeFacts[K]) => LinkOf } = {
  deposit_seen: checkout,
  deposit_in_review: checkout,
  deposit_refused: checkout,
  deposit_settled: ({ deposit_id: id }) => ({ to: pathTo('receipt', { params: { id } }), word: 'receipt' }),
  deposit_underpaid: checkout,
  deposit_late: checkout,
  deposit_reversed: checkout,
  results_reversed: checkout,
  withdrawal_requested: withdrawal,
  withdrawal_approved: withdrawal,
  withdrawal_sent: withdrawal,
  withdrawal_confirmed: withdrawal,
  withdrawal_cancelled: withdrawal,
  withdrawal_rejected: withdrawal,
  withdrawal_failed: withdrawal,
  withdrawal_again: withdrawal,
  position_opened: position,
  position_redeemed: position,
  plan_source_announced: () => ({ to: pathTo('transactions'), word: 'transactions' }),
  plan_terms_announced: () => ({ to: pathTo('transactions'), word: 'transactions' }),
  daily_results: () => ({
    to: pathTo('transactions', { query: { type: 'result' } }),
    word: 'transactions',
  }),
  statement_ready: () => ({ to: pathTo('statements'), word: 'statements' }),
  bonus_verified: referrals,
  bonus_refused: referrals,
  new_device: sessions,
  new_place: sessions,
  login_stopped: security,
  account_locked: security,
  account_suspended: security,
  account_opened: security,
  account_frozen: security,
  account_unfrozen: security,
  identity_accepted: identity,
  identity_not_accepted: identity,
  session_ended: sessions,
  password_changed: security,
  email_changed: security,
  email_changed_back: security,
  authenticator_on: security,
  authenticator_off: security,
  codes_renewed: security,
  passkey_added: security,
  passkey_removed: security,
  recovery_code_used: security,
  address_saved: security,
}

/** Where a notice leads; nowhere when this page does not know its kind. */
export function noticeLink({ kind, facts }: Notice): LinkOf | null {
  if (!Object.hasOwn(links, kind)) return null
  // The server writes the facts of a kind by the same declaration.
  return (links[kind as NoticeKind] as (facts: Notice['facts']) => LinkOf)(facts)
}
