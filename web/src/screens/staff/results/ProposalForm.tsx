import { proposeResult, type StaffResultDetail } from '@evenmoor/contract/staff-results'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { draftsOf, keepDrafts } from '#forms/drafts.ts'
import { fieldErrorsOf } from '#forms/field-errors.ts'
import { type SentForm, useSentForm } from '#forms/use-sent-form.ts'
import { parseTypedSignedDecimal } from '#i18n/typed-decimal.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useResultAction } from './use-result-action.ts'

type Proposal = { plan_id: string; day: string; rate: string; reason: string }

type ProposalFormProps = {
  kind: 'result' | 'reversal'
  /** The plan where the fields name none. */
  planId: string
  day: string
  onDone: (day: StaffResultDetail) => void
  /** Fields before the rate. */
  children?: (entry: SentForm<Proposal>) => ReactNode
}

/** A rate, where it is a result, and a reason; a colleague decides about them. What was refused stays in the form. */
export function ProposalForm({ kind, planId, day, onDone, children }: ProposalFormProps) {
  const t = useTranslations('staff.results')
  const locale = useLocale()
  const tActions = useTranslations('staff.actions')
  const textOf = useProblemText()
  // Where the plan and the day are chosen here, they are begun together with the rest.
  const draft = `propose ${kind}${children ? '' : ` ${planId} ${day}`}`
  const start: Proposal = { plan_id: '', day, rate: '', reason: '' }
  const { act, isPending, problem } = useResultAction(
    ({ rate, ...typed }: Proposal, sent) => {
      const given = { ...typed, plan_id: typed.plan_id || planId }
      const read = parseTypedSignedDecimal(rate, locale)
      // What cannot be read goes as it is typed, and the server says what is wrong with it.
      const plain = read.ok ? read.text : rate.trim()
      const body = kind === 'result' ? { kind, rate: plain, ...given } : { kind, ...given }
      return call(proposeResult, { body, ...sent })
    },
    (done) => {
      keepDrafts(draft, start, null)
      onDone(done)
    },
  )
  const entry = useSentForm<Proposal>({
    start: draftsOf(draft, start),
    idOf: (name) => `proposal-${name}`,
    check: () => ({}),
    send: (typed) => act(typed, (failed) => entry.refuse(fieldErrorsOf(failed))),
    onChange: (typed) => keepDrafts(draft, start, typed),
  })
  const isOfAField = problem !== null && Object.keys(problem.fields).length > 0
  return (
    <form noValidate onSubmit={entry.onSubmit} className="flex flex-col gap-5">
      {problem !== null && !isOfAField && (
        <Banner tone="loss" title={t('notDone')} takesFocus>
          {textOf(problem)}
        </Banner>
      )}
      <ErrorSummary problems={entry.problems} />
      {children?.(entry)}
      {kind === 'result' && (
        <TextField
          {...entry.field('rate')}
          label={t('book.rate')}
          hint={t('book.rateHint')}
          inputMode="text"
          autoComplete="off"
          dir="ltr"
        />
      )}
      <TextAreaField
        {...entry.field('reason')}
        label={tActions('reasonLabel')}
        hint={tActions('reasonHint')}
        rows={3}
        maxLength={500}
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
