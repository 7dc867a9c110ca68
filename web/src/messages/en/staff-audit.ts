import type { auditActions, AuditNoun } from '@evenmoor/contract/staff-audit'

type Actions = { readonly [Noun in AuditNoun]: Readonly<Record<(typeof auditActions)[Noun][number], string>> }

/** What audit entries tell of, in words; the code of an action stands beside them. */
export const staffAudit = {
  nouns: {
    withdrawal: 'Withdrawal',
    withdrawals: 'Pause of withdrawals',
    bonus: 'Bonus',
    result: 'Daily result',
    plan: 'Plan',
    reconciliation: 'Reconciliation',
    record: 'Public record',
    message: 'Message',
    staff: 'Staff',
    identity: 'Identity check',
    account: 'Account',
    person: 'Person',
    password: 'Password',
    email: 'Email address',
    factor: 'Second factor',
    session: 'Session',
    address: 'Withdrawal address',
    break: 'Break',
    deposit: 'Deposit',
    deposit_limit: 'Deposit limit',
  },
  actions: {
    withdrawal: {
      approve: 'Withdrawal approved',
      reject: 'Withdrawal rejected',
      payment_lost: 'Payment of a withdrawal lost',
    },
    withdrawals: {
      pause: 'Withdrawals paused',
      resume: 'Pause of withdrawals ended',
    },
    bonus: {
      verify: 'Bonus verified',
      refuse: 'Bonus refused',
    },
    result: {
      propose: 'Result proposed',
      approve: 'Result approved',
      reject: 'Result rejected',
    },
    plan: {
      add: 'Plan added',
      change_terms: 'Plan terms changed',
      call_off_terms: 'Plan terms called off',
      approve_terms: 'Plan terms approved',
      close: 'Plan closed',
      result_source: 'Source of results changed',
    },
    reconciliation: {
      signed_off: 'Day signed off',
      sign_off_taken_back: 'Sign-off taken back',
    },
    record: {
      added: 'Record added',
      changed: 'Record changed',
      consent_given: 'Consent recorded',
      consent_withdrawn: 'Consent withdrawn',
      published: 'Record published',
      unpublished: 'Record taken off the pages',
    },
    message: {
      taken: 'Message taken on',
      handed_over: 'Message handed over',
      released: 'Message given back',
      answered: 'Message answered',
      archived: 'Message archived',
      restored: 'Message brought back',
    },
    staff: {
      created: 'Member of staff added',
      role_given: 'Role given',
      link_redeemed: 'One-time link opened',
      role_changed: 'Role changed',
      role_taken: 'Role taken away',
    },
    identity: {
      submitted: 'Identity check sent',
      withdrawn: 'Identity check withdrawn',
      picture_opened: 'Identity picture opened',
      accepted: 'Identity check accepted',
      not_accepted: 'Identity check not accepted',
      pictures_removed: 'Identity pictures removed',
    },
    account: {
      locked: 'Account locked',
      lock_reviewed: 'Lock looked at again and kept',
      unlocked: 'Account unlocked',
      lock_ended: 'Lock ended by itself',
      sessions_ended: 'Sessions ended by staff',
      closed: 'Account closed',
    },
    person: {
      exported: 'Own data exported',
    },
    password: {
      changed: 'Password changed',
      reset: 'Password set by a link',
    },
    email: {
      changed: 'Email address changed',
      change_undone: 'Change of email address undone',
    },
    factor: {
      authenticator_on: 'Authenticator app turned on',
      authenticator_off: 'Authenticator app turned off',
      passkey_added: 'Passkey added',
      passkey_removed: 'Passkey removed',
      codes_renewed: 'Recovery codes renewed',
      dropped: 'New factors dropped by “That was not me”',
      recovery_code_used: 'Recovery code used',
    },
    session: {
      not_me: '“That was not me” used',
    },
    address: {
      saved: 'Withdrawal address saved',
      removed: 'Withdrawal address removed',
      hold_skipped: 'Wait for an address skipped',
    },
    break: {
      taken: 'Break taken',
    },
    deposit: {
      address_changed: 'Address of a deposit changed',
      address_restored: 'Address of a deposit restored',
    },
    deposit_limit: {
      set: 'Deposit limit set',
    },
  },
} as const satisfies { nouns: Readonly<Record<AuditNoun, string>>; actions: Actions }
