import type { Deposit } from '@evenmoor/contract/deposits'
import { endPracticeHold, reorganisePractice } from '@evenmoor/contract/practice'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Button } from '#ui/Button.tsx'
import { useMoneyStep } from '../shared/use-money-step.ts'
import type { Payable } from './checkout-state.ts'
import type { PracticePayer } from './use-practice-payment.ts'

type Mischief = 'endHold' | 'undo'
type PracticeControlsProps = {
  deposit: Deposit
  payable: Payable
  payment: PracticePayer
  mischief: PracticeMischief
}

/** What else can happen to a payment, each with what it does; only what can happen now. */
export function PracticeControls({ deposit, payable, payment, mischief }: PracticeControlsProps) {
  const t = useTranslations('checkoutMore.controls')
  const tPay = useTranslations('checkout.practice')
  const [pressed, setPressed] = useState<string | null>(null)
  const canPay = payable === 'now'
  const hasPaid = deposit.payments.some(({ status }) => status !== 'dropped' && status !== 'reversed')
  const acts = [
    ...(canPay
      ? (['tooLittle', 'tooMuch', 'twice'] as const).map((kind) => ({
          key: kind,
          label: tPay(kind),
          act: () => payment.pay(kind),
        }))
      : []),
    ...(payable !== 'nothing'
      ? [{ key: 'late' as const, label: t('lateDo'), act: () => payment.pay('late') }]
      : []),
    ...(canPay
      ? [{ key: 'endHold' as const, label: t('endHoldDo'), act: () => mischief.send('endHold') }]
      : []),
    ...(hasPaid ? [{ key: 'undo' as const, label: t('undoDo'), act: () => mischief.send('undo') }] : []),
  ]
  if (acts.length === 0) return null
  const isBusy = payment.isPending || mischief.isPending
  return (
    <details>
      <summary className="link min-h-11 py-2.5">{tPay('more')}</summary>
      <ul className="flex flex-col gap-4 pt-2">
        {acts.map(({ key, label, act }) => (
          <li key={key} className="flex flex-col items-start gap-1">
            <Button
              size="compact"
              busy={isBusy && pressed === key && t('busy')}
              aria-describedby={`practice-${key}`}
              onClick={() => {
                setPressed(key)
                act()
              }}
            >
              {label}
            </Button>
            <p id={`practice-${key}`} className="text-small text-muted">
              {t(key)}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Ending the held price and having payments reorganised away, on the practice network only. */
export function usePracticeMischief({ id: deposit_id }: Deposit) {
  return useMoneyStep({
    intent: `practice-mischief.${deposit_id}`,
    send: async (what: Mischief, given) => {
      const asked = { body: { deposit_id }, ...given }
      await (what === 'undo' ? call(reorganisePractice, asked) : call(endPracticeHold, asked))
    },
  })
}

export type PracticeMischief = ReturnType<typeof usePracticeMischief>
