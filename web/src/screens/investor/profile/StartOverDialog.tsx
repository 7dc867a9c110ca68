import { restartPractice } from '@evenmoor/contract/practice'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { MoneyMutationError } from '#forms/MoneyMutationError.tsx'
import { useMoneyMutation } from '#forms/use-money-mutation.ts'

type StartOverDialogProps = { open: boolean; onClose: () => void; onDone: () => void }

/** Asks whether the practice wallet is to be filled up as at the start, and does it. */
export function StartOverDialog({ open, onClose, onDone }: StartOverDialogProps) {
  const t = useTranslations('profile.restart')
  const tCommon = useTranslations('common')
  const step = useMoneyMutation({
    intent: 'practice-restart',
    send: (_request: null, given) => call(restartPractice, given),
    onDone,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button onClick={onClose}>{tCommon('cancel')}</Button>
          <Button
            look="primary"
            busy={step.isPending && t('busy')}
            disabledReason={step.blocked}
            onClick={() => step.send(null)}
          >
            {t('button')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <MoneyMutationError step={step} />
        <p>{t('text')}</p>
      </div>
    </Dialog>
  )
}
