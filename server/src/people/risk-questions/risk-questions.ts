import {
  type RiskAnswer,
  type RiskQuestion,
  riskQuestions,
  thinkingHours,
} from '@evenmoor/contract/risk-questions'

export type RiskAnswers = Readonly<Record<RiskQuestion, RiskAnswer>>

/** The right answers to the questions as the catalogs word them (`riskQuestions`, in the same order in each language). */
export const rightAnswers: RiskAnswers = { promise: 'b', loss: 'a', value: 'c', fee: 'b', withdrawal: 'a' }

export const mistakesIn = (answers: RiskAnswers): RiskQuestion[] =>
  riskQuestions.filter((question) => answers[question] !== rightAnswers[question])

/** When a first position can be opened after the answers were right. */
export const canInvestAt = (passedAt: Date): Date => new Date(passedAt.getTime() + thinkingHours * 3_600_000)
