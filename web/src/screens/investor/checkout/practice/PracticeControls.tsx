import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LazyCode } from '#queries/LazyCode.tsx'
import { hasPaid, type PracticeControlsProps } from './practice-controls.ts'

const loadActs = async () => (await import('./PracticeActions.tsx')).PracticeActions

/** What else can happen to a payment, folded away; nothing where nothing can happen now. */
export function PracticeControls(props: PracticeControlsProps) {
  const t = useTranslations('checkout.practice')
  const [wasOpened, setOpened] = useState(false)
  if (props.payable === 'nothing' && !hasPaid(props.deposit)) return null
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className="fold">
        <span className="link">{t('more')}</span>
      </summary>
      {wasOpened && (
        <LazyCode name="practice-acts" load={loadActs} skeleton={<Skeleton className="h-96" />}>
          {(PracticeActions) => <PracticeActions {...props} />}
        </LazyCode>
      )}
    </details>
  )
}
