import {
  answerRiskQuestions,
  type RiskAnswer,
  riskAnswers,
  type RiskQuestion,
  riskQuestions,
} from '@evenmoor/contract/risk-questions'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { useSingleFlight } from '#forms/use-single-flight.ts'
import { useMode } from '#i18n/mode.ts'
import { riskCheckQuery } from '#queries/risk-check-query.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { problemOf } from '#refusals/problem.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary, type FormProblem } from '#ui/ErrorSummary.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'

type Answers = Partial<Record<RiskQuestion, RiskAnswer>>
/** What was checked last, what was wrong in it, and how often something was checked. */
type Checked = {
  readonly answers: Answers
  readonly mistakes: readonly RiskQuestion[]
  readonly times: number
}

const isComplete = (answers: Answers): answers is Record<RiskQuestion, RiskAnswer> =>
  riskQuestions.every((question) => answers[question] !== undefined)

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
  const [answers, setAnswers] = useState<Answers>({})
  const [checked, setChecked] = useState<Checked | null>(null)
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, attempt] = useSingleFlight()
  const note = (found: readonly FormProblem[]) => {
    setProblems(found)
    onProblems(found.length > 0)
  }
  const check = async (given: Record<RiskQuestion, RiskAnswer>) => {
    const {
      mistakes,
      right: _right,
      ...state
    } = await call(answerRiskQuestions, { body: { answers: given } })
    if (state.passed_at !== null) onPassed()
    else setChecked((before) => ({ answers: given, mistakes, times: (before?.times ?? 0) + 1 }))
    queryClient.setQueryData(riskCheckQuery.queryKey, state)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setFailure(null)
    note(
      riskQuestions
        .filter((question) => answers[question] === undefined)
        .map((question) => ({ fieldId: question, text: `${t(`ask.${question}.question`)} ${t('needed')}` })),
    )
    if (isComplete(answers)) void attempt(() => check(answers), setFailure)
  }
  const choose = (question: RiskQuestion, answer: RiskAnswer) => {
    setAnswers((before) => ({ ...before, [question]: answer }))
    note(problems.filter(({ fieldId }) => fieldId !== question))
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-8">
      <ErrorSummary problems={problems} />
      {failure !== null && (
        <Banner tone="loss" takesFocus>
          {textOf(problemOf(failure))}
        </Banner>
      )}
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
        <Question
          key={question}
          question={question}
          chosen={answers[question]}
          isMissing={problems.some(({ fieldId }) => fieldId === question)}
          checked={checked}
          onChoose={(answer) => choose(question, answer)}
        />
      ))}
      <Button type="submit" look="primary" wide busy={isBusy && t('busy')}>
        {t('submit')}
      </Button>
    </form>
  )
}

type QuestionProps = {
  question: RiskQuestion
  chosen: RiskAnswer | undefined
  isMissing: boolean
  checked: Checked | null
  onChoose: (answer: RiskAnswer) => void
}

function Question({ question, chosen, isMissing, checked, onChoose }: QuestionProps) {
  const t = useTranslations('riskQuestions')
  return (
    <RadioGroup id={question} legend={t(`ask.${question}.question`)} error={isMissing ? t('needed') : null}>
      {riskAnswers.map((answer) => (
        <RadioCard
          key={answer}
          name={question}
          value={answer}
          checked={chosen === answer}
          onChange={() => onChoose(answer)}
          title={t(`ask.${question}.${answer}`)}
        />
      ))}
      {checked && <Reason question={question} verdict={verdictOf(question, chosen, checked)} />}
    </RadioGroup>
  )
}

type Verdict = 'right' | 'wrong' | null

/** Null once the answer that was checked has been changed. */
function verdictOf(question: RiskQuestion, chosen: RiskAnswer | undefined, checked: Checked): Verdict {
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
