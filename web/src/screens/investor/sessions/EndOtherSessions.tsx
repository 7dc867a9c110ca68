import { endOtherSessions } from '@evenmoor/contract/sessions'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#forms/ConfirmDialog.tsx'

type EndOthersProps = {
  onBegin: () => void
  /** All others are ended; `text` says how many. */
  onDone: (text: string) => Promise<void>
}

/** Ends every session but this one, after asking once more. */
export function EndOtherSessions({ onBegin, onDone }: EndOthersProps) {
  const t = useTranslations('sessions')
  const [isAsked, setAsked] = useState(false)
  const end = async () => {
    const { ended } = await call(endOtherSessions)
    setAsked(false)
    await onDone(t('othersEnded', { ended }))
  }
  return (
    <>
      <Button
        onClick={() => {
          onBegin()
          setAsked(true)
        }}
      >
        {t('endOthers')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('othersTitle')}
        confirm={t('endOthers')}
        busy={t('busy')}
        onConfirm={end}
      >
        <p>{t('othersText')}</p>
      </ConfirmDialog>
    </>
  )
}
