import type { Withdrawal, WithdrawalStatus } from '@evenmoor/contract/withdrawals'
import type { Tone } from '#ui/tone.ts'

export type ProgressStep = {
  readonly status: WithdrawalStatus
  readonly state: 'done' | 'current' | 'todo' | 'failed'
  readonly at: string | null
}

const wholeWay = ['requested', 'in_review', 'approved', 'sent', 'confirmed'] as const

/** The steps of a withdrawal: those done, with their times, then those to come. */
export function withdrawalProgress({
  status,
  timeline,
}: Pick<Withdrawal, 'status' | 'timeline'>): ProgressStep[] {
  const timeOf = (wanted: WithdrawalStatus) => timeline.find((entry) => entry.status === wanted)?.at ?? null
  const step = (of: WithdrawalStatus, state: ProgressStep['state']) => ({ status: of, state, at: timeOf(of) })
  const reached = wholeWay.findIndex((known) => known === status)
  if (reached === -1) {
    const happened = wholeWay.filter((known) => timeOf(known) !== null)
    return [...happened.map((known) => step(known, 'done')), step(status, 'failed')]
  }
  return wholeWay.map((known, index) =>
    step(known, index < reached || status === 'confirmed' ? 'done' : index === reached ? 'current' : 'todo'),
  )
}

/** The color that goes with a state. */
export function toneOfWithdrawal(status: WithdrawalStatus): Tone {
  if (status === 'confirmed') return 'gain'
  if (status === 'cancelled') return 'neutral'
  if (status === 'rejected' || status === 'failed') return 'loss'
  return status === 'requested' || status === 'in_review' ? 'risk' : 'info'
}

/** Whether nothing is sent and nothing is charged: all of it is available again. */
export const isReturned = (status: WithdrawalStatus): boolean =>
  status === 'cancelled' || status === 'rejected' || status === 'failed'
