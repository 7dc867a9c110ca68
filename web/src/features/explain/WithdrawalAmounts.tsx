import type { Withdrawal } from '@evenmoor/contract/withdrawals'
import { ExplainedAmount } from './ExplainedAmount.tsx'
import { Amount } from '#ui/Amount.tsx'

type OfWithdrawal = { withdrawal: Pick<Withdrawal, 'id' | 'status' | 'fee' | 'net'> }

/** What arrives of a withdrawal: booked once it is sent, until then only said. */
export const NetAmount = ({ withdrawal: { id, status, net } }: OfWithdrawal) =>
  isPaid(status) ? <ExplainedAmount of={`received:${id}`} value={net} /> : <Amount value={net} />

/** What the house keeps of it. */
export const FeeAmount = ({ withdrawal: { id, status, fee } }: OfWithdrawal) =>
  isPaid(status) ? <ExplainedAmount of={`fee:${id}`} value={fee} /> : <Amount value={fee} />

const isPaid = (status: Withdrawal['status']) => status === 'sent' || status === 'confirmed'
