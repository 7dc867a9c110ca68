import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SubmitError } from './SubmitError.tsx'
import { useSingleFlight } from './use-single-flight.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** On the button that does it. */
  confirm: string
  busy: string
  /** `danger` by default: for what takes something away. */
  look?: 'danger' | 'primary'
  /** Does it and closes the dialog. An error is shown here. */
  onConfirm: () => Promise<void>
  children: ReactNode
}

/** Asks for confirmation before something irreversible. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  confirm,
  busy,
  look = 'danger',
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const t = useTranslations('common')
  const [isBusy, attempt] = useSingleFlight()
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
          <Button look={look} busy={isBusy && busy} onClick={press}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SubmitError failure={failure} />
        {children}
      </div>
    </Dialog>
  )
}
