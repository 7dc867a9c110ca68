import type { StaffWithdrawal } from '@evenmoor/contract/staff-withdrawals'

const pollMs = 15_000
/** While a payment is under way it changes within seconds. */
const fastPollMs = 3_000

const underWay: ReadonlySet<StaffWithdrawal['status']> = new Set(['approved', 'sent'])

/** Whether staff still have to decide it. */
export const isOpen = ({ status }: StaffWithdrawal): boolean =>
  status === 'requested' || status === 'in_review'

/** How soon to look at withdrawals again. */
export const pollMsFor = (rows: readonly StaffWithdrawal[]): number =>
  rows.some(({ status }) => underWay.has(status)) ? fastPollMs : pollMs
