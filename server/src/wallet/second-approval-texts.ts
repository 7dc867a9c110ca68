/** Why a second person has to approve something, as staff read it. */
export const secondApprovalTexts = {
  amount: 'A second person has to approve this: it is above the limit for one approval.',
  investor_day:
    'A second person has to approve this: together with other withdrawals of this investor within 24 hours, it is above the limit for one approval.',
  investor_week:
    'A second person has to approve this: together with other withdrawals of this investor within 7 days, it is above the limit for one approval.',
  address_day:
    'A second person has to approve this: together with other withdrawals to this address within 24 hours, it is above the limit for one approval.',
  address_week:
    'A second person has to approve this: together with other withdrawals to this address within 7 days, it is above the limit for one approval.',
} as const

/** The same for a bonus. */
export const secondVerificationTexts = {
  amount: secondApprovalTexts.amount,
  investor_day:
    'A second person has to approve this: together with other bonuses of this investor within 24 hours, it is above the limit for one approval.',
  investor_week:
    'A second person has to approve this: together with other bonuses of this investor within 7 days, it is above the limit for one approval.',
} as const
