/** What people are notified of, in the app and by email: each kind, its facts, and what may be switched off. */
import type { Coin } from '#wire.ts'

/**
 * What a notice of each kind says besides its time: ids to link to, and figures as they are on the wire. The words are
 * the page's, in its language.
 */
export type NoticeFacts = {
  deposit_seen: { deposit_id: string; coin: Coin; coin_amount: string }
  /** It arrived, and is large enough that staff review it before it is credited. */
  deposit_in_review: { deposit_id: string; coin: Coin; coin_amount: string }
  /** Staff did not approve it: it is not credited. */
  deposit_refused: { deposit_id: string; coin: Coin; coin_amount: string; reason: string }
  deposit_settled: { deposit_id: string; amount: string }
  /** Less came than was asked: what is still due now. */
  deposit_underpaid: { deposit_id: string; coin: Coin; coin_due: string }
  /** A payment came after the price was held. */
  deposit_late: { deposit_id: string; coin: Coin; coin_amount: string }
  /** The chain lost a payment that was credited: `taken_back` is "no" where the money is used already. */
  deposit_reversed: { deposit_id: string; coin: Coin; amount: string; taken_back: 'yes' | 'no' }
  /** With such a payment: what came out of positions, and the results that it earned, below zero what it lost. */
  results_reversed: { deposit_id: string; coin: Coin; positions: string; results: string }
  withdrawal_requested: { withdrawal_id: string; amount: string }
  withdrawal_approved: { withdrawal_id: string; amount: string }
  withdrawal_sent: { withdrawal_id: string; amount: string }
  withdrawal_confirmed: { withdrawal_id: string; amount: string }
  withdrawal_cancelled: { withdrawal_id: string; amount: string }
  withdrawal_rejected: { withdrawal_id: string; amount: string; reason: string }
  withdrawal_failed: { withdrawal_id: string; amount: string }
  /** Its payment left the chain: it is approved once more, to be paid again. */
  withdrawal_again: { withdrawal_id: string; amount: string }
  position_opened: { position_id: string; plan: string; amount: string }
  position_redeemed: { position_id: string; plan: string; amount: string }
  /** New positions of a plan that they are in get other terms from this UTC day on. */
  plan_terms_announced: { plan: string; day: string }
  /** The results of a plan that they are in come from another source from this UTC day on. */
  plan_source_announced: { plan: string; day: string }
  /**
   * All results of a person since they last looked: one notice, that grows until it is read. `ahead` where days are in it
   * that had not ended when it was written.
   */
  daily_results: { from: string; to: string; amount: string; ahead?: 'yes' }
  /** A month that is over, such as "2026-11". */
  statement_ready: { period: string }
  bonus_verified: { amount: string }
  bonus_refused: { amount: string; reason: string }
  new_device: { browser: string; system: string }
  /** A network not used before, as the list of sessions names it. */
  new_place: { browser: string; system: string; network: string }
  /** The password was right, the second factor wrong five times. */
  login_stopped: { browser: string; system: string }
  account_locked: { reference: string }
  account_suspended: { reference: string }
  account_opened: {}
  /** By the link of an email: no money leaves. */
  account_frozen: {}
  account_unfrozen: {}
  identity_accepted: {}
  identity_not_accepted: {}
  session_ended: {}
  password_changed: {}
  email_changed: {}
  email_changed_back: {}
  authenticator_on: {}
  authenticator_off: {}
  codes_renewed: {}
  passkey_added: { name: string }
  passkey_removed: { name: string }
  recovery_code_used: { left: string }
  /** A new address in the address book. */
  address_saved: { address: string }
}
export type NoticeKind = keyof NoticeFacts

export const noticeTopics = [
  'deposits',
  'withdrawals',
  'positions',
  'plans',
  'results',
  'statements',
  'bonuses',
  'security',
] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** The topic of each kind: what people choose by. */
export const topicOfNotice: { readonly [K in NoticeKind]: NoticeTopic } = {
  deposit_seen: 'deposits',
  deposit_in_review: 'deposits',
  deposit_refused: 'deposits',
  deposit_settled: 'deposits',
  deposit_underpaid: 'deposits',
  deposit_late: 'deposits',
  deposit_reversed: 'deposits',
  results_reversed: 'deposits',
  withdrawal_requested: 'withdrawals',
  withdrawal_approved: 'withdrawals',
  withdrawal_sent: 'withdrawals',
  withdrawal_confirmed: 'withdrawals',
  withdrawal_cancelled: 'withdrawals',
  withdrawal_rejected: 'withdrawals',
  withdrawal_failed: 'withdrawals',
  withdrawal_again: 'withdrawals',
  position_opened: 'positions',
  position_redeemed: 'positions',
  plan_terms_announced: 'plans',
  plan_source_announced: 'plans',
  daily_results: 'results',
  statement_ready: 'statements',
  bonus_verified: 'bonuses',
  bonus_refused: 'bonuses',
  new_device: 'security',
  new_place: 'security',
  login_stopped: 'security',
  account_locked: 'security',
  account_suspended: 'security',
  account_opened: 'security',
  account_frozen: 'security',
  account_unfrozen: 'security',
  identity_accepted: 'security',
  identity_not_accepted: 'security',
  session_ended: 'security',
  password_changed: 'security',
  email_changed: 'security',
  email_changed_back: 'security',
  authenticator_on: 'security',
  authenticator_off: 'security',
  codes_renewed: 'security',
  passkey_added: 'security',
  passkey_removed: 'security',
  recovery_code_used: 'security',
  address_saved: 'security',
}

/** Whether somebody has a say in it, gets it in any case, or there is no such thing. */
export type Say = 'choice' | 'always' | 'never'

/**
 * Money out and security are told both ways, always: who takes an account over would switch that off first. No mail tells
 * of positions and results, which happen every day or by the person's own hand; one of statements, who asked for it.
 */
export const sayOfTopic: {
  readonly [T in NoticeTopic]: { readonly inApp: Say; readonly byMail: Say }
} = {
  deposits: { inApp: 'choice', byMail: 'choice' },
  withdrawals: { inApp: 'always', byMail: 'always' },
  positions: { inApp: 'choice', byMail: 'never' },
  plans: { inApp: 'choice', byMail: 'choice' },
  results: { inApp: 'choice', byMail: 'never' },
  statements: { inApp: 'choice', byMail: 'choice' },
  bonuses: { inApp: 'choice', byMail: 'choice' },
  security: { inApp: 'always', byMail: 'always' },
}
