import { withdrawIdentity } from '@evenmoor/contract/identity'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx'
import { useIdentityAct } from './use-identity-act.ts'

type EndCheckProps = {
  /** Discarded before it is sent, withdrawn after. */
  kind: 'discard' | 'withdraw'
  onDone: (words: ReactNode) => void
}

/** Takes the check back, asked once more: its pictures are removed at once. */
export function EndCheck({ kind, onDone }: EndCheckProps) {
  const t = useTranslations(`identity.${kind}`)
  const { run } = useIdentityAct()
  const [isAsking, setAsking] = useState(false)
  const end = async () => {
    onDone(null)
    await run(() => call(withdrawIdentity))
    onDone(t('done'))
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('button')}</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('title')}
        confirm={t('button')}
        busy={t('busy')}
        onConfirm={end}
      >
        <p>{t('text')}</p>
      </ConfirmDialog>
    </>
  )
}
