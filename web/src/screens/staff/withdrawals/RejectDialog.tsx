import { rejectWithdrawal } from '@evenmoor/contract/withdrawals'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import type { DecisionDialogProps } from './ApproveDialog.tsx'
import { DecisionProblem } from './DecisionProblem.tsx'
import { useDecision } from './use-decision.ts'

/** Asks for the reason, which the investor is told. */
export function RejectDialog({ withdrawal, open, onClose, onSettled }: DecisionDialogProps) {
  const t = useTranslations()
  const { id } = withdrawal
  const formId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<'needed' | 'tooLong' | null>(null)
  const { decide, isPending, problem } = useDecision(
    withdrawal,
    (body: { reason: string }, sent) => call(rejectWithdrawal, { params: { id }, body, ...sent }),
    onSettled,
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    const checked = rejectWithdrawal.body.safeParse({ reason })
    setError(checked.success ? null : reason.trim() === '' ? 'needed' : 'tooLong')
    if (checked.success) decide(checked.data)
    else field.current?.focus()
  }
  const isUnknown = problem?.kind === 'unknownOutcome'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('staffWithdrawals.reject.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            look="danger"
            busy={isPending && t('staffWithdrawals.reject.busy')}
          >
            {isUnknown ? t('staffWithdrawals.checkAgain') : t('staffWithdrawals.reject.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
        <DecisionProblem problem={problem} />
        <p>{t('staffWithdrawals.reject.text')}</p>
        <TextAreaField
          ref={field}
          label={t('staffWithdrawals.reject.reason')}
          hint={t('staffWithdrawals.reject.reasonHint')}
          error={error && t(`staffWithdrawals.reject.${error}`)}
          rows={4}
          value={reason}
          readOnly={isPending || isUnknown}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
