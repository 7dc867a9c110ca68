import {
  answerRiskQuestions,
  type RiskAnswer,
  riskAnswers,
  type RiskQuestion,
  riskQuestions,
} from '@evenmoor/contract/risk-questions'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { call } from '#api/client.ts'
import { type SentForm, useSentForm } from '#forms/use-sent-form.ts'
import { useMode } from '#i18n/mode.ts'
import { riskCheckQuery } from '#queries/risk-check-query.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { problemOf } from '#refusals/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'

type Answers = Record<RiskQuestion, RiskAnswer | ''>
/** What was checked last, what was wrong in it, and how often something was checked. */
type Checked = {
  readonly answers: Answers
  readonly mistakes: readonly RiskQuestion[]
  readonly times: number
}

const noAnswers: Answers = { promise: '', loss: '', value: '', fee: '', withdrawal: '' }

/** The questions, and below each that was checked the reason for its answer. */
export function RiskQuestionForm({
  onProblems,
  onPassed,
}: {
  onProblems: (has: boolean) => void
  onPassed: () => void
}) {
  const t = useTranslations('riskQuestions')
  const textOf = useProblemText()
  const queryClient = useQueryClient()
  const [checked, setChecked] = useState<Checked | null>(null)
  const entry = useSentForm<Answers>({
    start: noAnswers,
    idOf: (name) => name,
    check: (answers) =>
      Object.fromEntries(
        riskQuestions
          .filter((question) => answers[question] === '')
          .map((question) => [question, `${t(`ask.${question}.question`)} ${t('needed')}`]),
      ),
    send: async (answers) => {
      const body = z.parse(answerRiskQuestions.body, { answers })
      const { mistakes, right: _right, ...state } = await call(answerRiskQuestions, { body })
      if (state.passed_at !== null) onPassed()
      else setChecked((before) => ({ answers, mistakes, times: (before?.times ?? 0) + 1 }))
      queryClient.setQueryData(riskCheckQuery.queryKey, state)
    },
    read: (failure) => ({ form: textOf(problemOf(failure)) }),
  })
  const hasProblems = entry.problems.length > 0
  useEffect(() => onProblems(hasProblems), [hasProblems, onProblems])
  return (
    <form noValidate onSubmit={entry.onSubmit} className="flex flex-col gap-8">
      <ErrorSummary problems={entry.problems} />
      {checked && (
        // A new one each time that the answers were checked: it takes the focus then.
        <Banner
          key={checked.times}
          tone="risk"
          title={t('again', { count: checked.mistakes.length })}
          takesFocus
        >
          {t('againText')}
        </Banner>
      )}
      {riskQuestions.map((question) => (
        <Question key={question} question={question} entry={entry} checked={checked} />
      ))}
      <Button type="submit" look="primary" wide busy={entry.isBusy && t('busy')}>
        {t('submit')}
      </Button>
    </form>
  )
}

type QuestionProps = {
  question: RiskQuestion
  entry: SentForm<Answers>
  checked: Checked | null
}

function Question({ question, entry, checked }: QuestionProps) {
  const t = useTranslations('riskQuestions')
  const { id, error } = entry.group(question)
  const chosen = entry.form.values[question]
  return (
    // The summary repeats the question, which stands above its answers.
    <RadioGroup id={id} legend={t(`ask.${question}.question`)} error={error && t('needed')}>
      {riskAnswers.map((answer) => (
        <RadioCard key={answer} {...entry.choice(question, answer)} title={t(`ask.${question}.${answer}`)} />
      ))}
      {checked && <Reason question={question} verdict={verdictOf(question, chosen, checked)} />}
    </RadioGroup>
  )
}

type Verdict = 'right' | 'wrong' | null

/** Null once the answer that was checked has been changed. */
function verdictOf(question: RiskQuestion, chosen: RiskAnswer | '', checked: Checked): Verdict {
  if (chosen !== checked.answers[question]) return null
  return checked.mistakes.includes(question) ? 'wrong' : 'right'
}

const toneOf = { right: 'gain', wrong: 'risk' } as const

function Reason({ question, verdict }: { question: RiskQuestion; verdict: Verdict }) {
  const t = useTranslations('riskQuestions')
  const mode = useMode()
  return (
    <InlineMessage tone={verdict === null ? 'neutral' : toneOf[verdict]}>
      {verdict && <strong>{t(verdict)} </strong>}
      {t(`ask.${question}.why`, { mode })}
    </InlineMessage>
  )
}
