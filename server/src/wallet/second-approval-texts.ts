import { because } from '@evenmoor/contract/refusals'

/** Why a second person has to approve something, as staff read it. */
export const secondApprovalTexts = {
  amount: because('second_approval_amount'),
  investor_day: because('second_approval_investor_day'),
  investor_week: because('second_approval_investor_week'),
  address_day: because('second_approval_address_day'),
  address_week: because('second_approval_address_week'),
} as const

/** The same for a bonus. */
export const secondVerificationTexts = {
  amount: secondApprovalTexts.amount,
  investor_day: because('second_verification_investor_day'),
  investor_week: because('second_verification_investor_week'),
} as const
