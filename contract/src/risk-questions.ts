import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { instant } from '#wire.ts'

/** The questions on risk, in their order. */
export const riskQuestions = ['promise', 'loss', 'value', 'fee', 'withdrawal'] as const
export type RiskQuestion = (typeof riskQuestions)[number]

/** The answers that each question offers. */
export const riskAnswers = ['a', 'b', 'c'] as const
export type RiskAnswer = (typeof riskAnswers)[number]

/** Hours to think between the answers and the first position, where that is required. */
export const thinkingHours = 24

const answer = z.enum(riskAnswers, refusing('risk_answer_choice'))

export const riskCheck = z.object({
  /** Whether a first position has to wait for the answers: on test networks, until there has been a position. */
  is_required: z.boolean(),
  /** When all five were answered right for the first time. */
  passed_at: z.nullable(instant),
  /** From when on a first position can be opened; null before the answers, and where it doesn't have to wait. */
  can_invest_at: z.nullable(instant),
  /** Whether the questions and the time to think are in the way of investing now. */
  is_blocking: z.boolean(),
})
export type RiskCheck = z.infer<typeof riskCheck>

export const getRiskCheck = endpoint({
  method: 'GET',
  path: '/account/risk_questions/',
  summary: 'Whether you answered the five risk questions, and when you can open a first position',
  access: { kind: 'investor' },
  answer: riskCheck,
})

export const answerRiskQuestions = endpoint({
  method: 'POST',
  path: '/account/risk_questions/',
  summary:
    'Answer the five risk questions. Wrong answers are named and cost nothing; once all are right, answering again changes nothing',
  access: { kind: 'investor' },
  body: z.object({
    answers: z.strictObject({
      promise: answer,
      loss: answer,
      value: answer,
      fee: answer,
      withdrawal: answer,
    }),
  }),
  answer: z.extend(riskCheck, {
    /** The right answer of each question. */
    right: z.record(z.enum(riskQuestions), z.enum(riskAnswers)),
    /** The questions that were answered wrong. */
    mistakes: z.array(z.enum(riskQuestions)),
  }),
})
