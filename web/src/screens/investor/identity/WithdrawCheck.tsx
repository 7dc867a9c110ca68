import { withdrawIdentity } from '@evenmoor/contract/identity'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#forms/ConfirmDialog.tsx'
import { useIdentityAction } from './use-identity-action.ts'

type WithdrawCheckProps = {
  /** Discarded before it is sent, withdrawn after. */
  kind: 'discard' | 'withdraw'
  onDone: (words: ReactNode) => void
}

/** Withdraws the check after a confirmation. Its pictures are deleted right away. */
export function WithdrawCheck({ kind, onDone }: WithdrawCheckProps) {
  const t = useTranslations(`identity.${kind}`)
  const { run } = useIdentityAction()
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
