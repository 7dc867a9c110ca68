import type { StaffPlan } from '@evenmoor/contract/staff-plans'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { PlanProblem } from './PlanProblem.tsx'
import { usePlanAct } from './use-plan-act.ts'

type PlanActDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  confirm: string
  send: (reason: string, sent: { idempotencyKey: string }) => Promise<StaffPlan>
}

/** Says what will happen, asks for the reason, and does it. */
export function PlanActDialog({ open, onClose, title, text, confirm, send }: PlanActDialogProps) {
  const t = useTranslations('staffPlans')
  const tCommon = useTranslations('common')
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { act, isPending, problem } = usePlanAct(send, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') act(reason.trim())
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{tCommon('cancel')}</Button>
          <Button type="submit" form={formId} look="danger" busy={isPending && t('busy')}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <PlanProblem problem={problem} />
        <p>{text}</p>
        <TextAreaField
          label={t('reason')}
          hint={t('reasonHint')}
          error={isMissing ? t('reasonNeeded') : null}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
