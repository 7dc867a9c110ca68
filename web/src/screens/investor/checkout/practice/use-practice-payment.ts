import type { Deposit } from '@evenmoor/contract/deposits'
import { useMoneyMutation } from '#forms/use-money-mutation.ts'
import {
  type PracticePayment,
  practicePayment,
  type PracticePaymentKind,
  sendPracticePayment,
} from './practice-payment.ts'

/** Paying a checkout from the practice wallet. */
export function usePracticePayment(deposit: Deposit) {
  const step = useMoneyMutation({
    intent: `practice-payment.${deposit.id}`,
    send: (payment: PracticePayment, given) => sendPracticePayment(payment, given),
  })
  return { ...step, pay: (kind: PracticePaymentKind) => step.send(practicePayment(kind, deposit)) }
}

export type PracticePayer = ReturnType<typeof usePracticePayment>
