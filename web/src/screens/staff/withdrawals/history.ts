import type { StaffWithdrawal } from '@evenmoor/contract/staff-withdrawals'
import type { WithdrawalStatus } from '@evenmoor/contract/withdrawals'

export type HistoryStep = {
  status: WithdrawalStatus
  state: 'done' | 'current' | 'todo' | 'failed'
  /** Null for what is still to come. */
  at: string | null
  by: string
}

const usualWay = [
  'requested',
  'in_review',
  'approved',
  'sent',
  'confirmed',
] as const satisfies WithdrawalStatus[]

/** The steps that were taken, and after them those that usually follow. */
export function historyOf({ status, timeline }: Pick<StaffWithdrawal, 'status' | 'timeline'>): HistoryStep[] {
  const at = usualWay.findIndex((step) => step === status)
  const taken = timeline.map((step, index): HistoryStep => {
    const isLast = index === timeline.length - 1
    return { ...step, state: isLast ? lastState(status, at) : 'done' }
  })
  const ahead = at < 0 ? [] : usualWay.slice(at + 1)
  return [...taken, ...ahead.map((step): HistoryStep => ({ status: step, state: 'todo', at: null, by: '' }))]
}

function lastState(status: WithdrawalStatus, at: number): HistoryStep['state'] {
  if (at < 0) return 'failed'
  return status === 'confirmed' ? 'done' : 'current'
}
