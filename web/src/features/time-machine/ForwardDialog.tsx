import type { ForwardSpan } from '@evenmoor/contract/time-machine'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { newIdempotencyKey } from '#api/idempotency-key.ts'
import { ConfirmDialog } from '#forms/ConfirmDialog.tsx'
import { formatDay } from '#i18n/format-time.ts'
import type { TimeMachineWords } from './time-machine-words.ts'

type ForwardDialogProps = {
  span: ForwardSpan
  to: string
  words: TimeMachineWords
  onClose: () => void
  onConfirm: (idempotencyKey: string) => Promise<void>
}

/** Says what going forward does to everybody, before it is done. Each time it is shown the intent is a new one. */
export function ForwardDialog({ span, to, words: t, onClose, onConfirm }: ForwardDialogProps) {
  const locale = useLocale()
  const [key] = useState(newIdempotencyKey)
  const confirm = async () => {
    await onConfirm(key)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('confirmTitle', { span })}
      confirm={t('confirm')}
      busy={t('busy')}
      look="primary"
      onConfirm={confirm}
    >
      <p>{t('confirmText', { day: formatDay(to, locale) })}</p>
      <p>{t('everyone')}</p>
      <p className="text-muted">{t('kept')}</p>
    </ConfirmDialog>
  )
}
