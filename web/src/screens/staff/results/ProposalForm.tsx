import { proposeResult, type StaffResultDetail } from '@evenmoor/contract/staff-results'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { useDraftText } from '#forms/drafts.ts'
import { parseTypedSignedDecimal } from '#i18n/typed-decimal.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useResultAction } from './use-result-action.ts'

type ProposalFormProps = {
  kind: 'result' | 'reversal'
  planId: string
  day: string
  /** Of the fields in `children`, for the error summary. */
  ids?: { planId: string; day: string }
  onDone: (day: StaffResultDetail) => void
  /** Fields before the rate; `errorOf` says what the server has against one of them. */
  children?: (errorOf: (field: string) => string | undefined) => ReactNode
}

const ownIds = { rate: 'proposal-rate', reason: 'proposal-reason' } as const

/** A rate, where it is a result, and a reason; a colleague decides about them. What was refused stays in the form. */
export function ProposalForm({ kind, planId, day, ids, onDone, children }: ProposalFormProps) {
  const t = useTranslations('staff.results')
  const locale = useLocale()
  const tActions = useTranslations('staff.actions')
  const textOf = useProblemText()
  const [rate, setRate] = useState('')
  const [reason, writeReason] = useDraftText(`propose ${kind} ${planId} ${day}`)
  const { act, isPending, problem } = useResultAction<void>(
    (_, sent) => {
      const about = { plan_id: planId, day, reason }
      const typed = parseTypedSignedDecimal(rate, locale)
      // What cannot be read goes as it is typed, and the server says what is wrong with it.
      const plain = typed.ok ? typed.text : rate.trim()
      const body = kind === 'result' ? { kind, rate: plain, ...about } : { kind, ...about }
      return call(proposeResult, { body, ...sent })
    },
    (done) => {
      writeReason('')
      onDone(done)
    },
  )
  const fields = problem?.fields
  const errorOf = (field: string) => fields?.[field]?.join(' ')
  const problems = useMemo(() => {
    const idOf: Readonly<Record<string, string>> = {
      ...ownIds,
      ...(ids && { plan_id: ids.planId, day: ids.day }),
    }
    return Object.entries(fields ?? {}).map(([field, texts]) => ({
      fieldId: idOf[field] ?? null,
      text: texts.join(' '),
    }))
  }, [fields, ids])
  const send = (event: FormEvent) => {
    event.preventDefault()
    act()
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      {problem !== null && problems.length === 0 && (
        <Banner tone="loss" title={t('notDone')} takesFocus>
          {textOf(problem)}
        </Banner>
      )}
      <ErrorSummary problems={problems} />
      {children?.(errorOf)}
      {kind === 'result' && (
        <TextField
          id={ownIds.rate}
          label={t('book.rate')}
          hint={t('book.rateHint')}
          error={errorOf('rate')}
          inputMode="text"
          autoComplete="off"
          dir="ltr"
          value={rate}
          onChange={({ currentTarget }) => setRate(currentTarget.value)}
        />
      )}
      <TextAreaField
        id={ownIds.reason}
        label={tActions('reasonLabel')}
        hint={tActions('reasonHint')}
        error={errorOf('reason')}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => writeReason(currentTarget.value)}
      />
      <Button
        type="submit"
        look={kind === 'result' ? 'primary' : 'danger'}
        busy={isPending && t('book.busy')}
      >
        {kind === 'result' ? t('book.submit') : t('reverse.submit')}
      </Button>
    </form>
  )
}
