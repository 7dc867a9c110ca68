import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FailureNote } from '#proof/FailureNote.tsx'
import { useAttempt } from '#proof/use-attempt.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** On the button that does it. */
  confirm: string
  busy: string
  /** Does it, and closes the dialog; what it throws is shown here. */
  onConfirm: () => Promise<void>
  children: ReactNode
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  confirm,
  busy,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const t = useTranslations('common')
  const [isBusy, attempt] = useAttempt()
  const [failure, setFailure] = useState<unknown>(null)
  const close = () => {
    setFailure(null)
    onClose()
  }
  const press = () => {
    setFailure(null)
    void attempt(onConfirm, setFailure)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button look="danger" busy={isBusy && busy} onClick={press}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FailureNote failure={failure} />
        {children}
      </div>
    </Dialog>
  )
}
