import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/Button.tsx'
import { hasPaid, type PracticeControlsProps } from './practice-controls.ts'

/** What else can happen to a payment, each with what it does; only what can happen now. */
export function PracticeActions({ deposit, payable, payment, mischief }: PracticeControlsProps) {
  const t = useTranslations('checkoutMore.controls')
  const tPay = useTranslations('checkout.practice')
  const [pressed, setPressed] = useState<string | null>(null)
  const canPay = payable === 'now'
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
    ...(hasPaid(deposit)
      ? [{ key: 'undo' as const, label: t('undoDo'), act: () => mischief.send('undo') }]
      : []),
  ]
  const isBusy = payment.isPending || mischief.isPending
  return (
    <ul className="flex flex-col gap-4 pt-2">
      {acts.map(({ key, label, act }) => (
        <li key={key} className="flex flex-col items-start gap-1">
          <Button
            size="compact"
            busy={isBusy && pressed === key && t('busy')}
            disabledReason={payment.blocked}
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
  )
}
