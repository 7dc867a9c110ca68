import type { WithdrawalStatus } from '@evenmoor/contract/withdrawals'

const endings: ReadonlySet<WithdrawalStatus> = new Set(['confirmed', 'cancelled', 'rejected', 'failed'])

/** Whether nothing more will happen to it. */
export const isWithdrawalOver = (status: WithdrawalStatus): boolean => endings.has(status)
