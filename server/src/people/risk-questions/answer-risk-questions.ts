import type { RiskCheck, RiskQuestion } from '@evenmoor/contract/risk-questions'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { lockOpenPerson } from '../person-store.ts'
import { keepAnswers } from './risk-check-store.ts'
import { riskCheckOf } from './risk-check.ts'
import { mistakesIn, rightAnswers, type RiskAnswers } from './risk-questions.ts'

/**
 * Keeps a person's answers to the questions on risk. The 24 hours begin when all are right for the first time; answering
 * again, right or wrong, moves nothing.
 */
export async function answerRiskQuestions(
  ctx: Context,
  tx: Tx,
  personId: string,
  answers: RiskAnswers,
): Promise<RiskCheck & { right: RiskAnswers; mistakes: RiskQuestion[] }> {
  await lockOpenPerson(tx, personId)
  const mistakes = mistakesIn(answers)
  await keepAnswers(tx, { personId, answers, at: ctx.clock.now(), isRight: mistakes.length === 0 })
  return { ...(await riskCheckOf(ctx, tx, personId)), right: rightAnswers, mistakes }
}
