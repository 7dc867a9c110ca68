import type { Deposit } from '@evenmoor/contract/deposits'
import type { Payable } from '../checkout-state.ts'
import type { PracticeDisruption } from './use-practice-disruption.ts'
import type { PracticePayer } from './use-practice-payment.ts'

export type PracticeControlsProps = {
  deposit: Deposit
  payable: Payable
  payment: PracticePayer
  mischief: PracticeDisruption
}

/** Whether anything was paid that can be reorganized away. */
export const hasPaid = ({ payments }: Deposit): boolean =>
  payments.some(({ status }) => status !== 'dropped' && status !== 'reversed')
