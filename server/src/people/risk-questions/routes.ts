import * as contract from '@evenmoor/contract/risk-questions'
import { route } from '#platform/http/bind.ts'
import { answerRiskQuestions } from './answer-risk-questions.ts'
import { riskCheckOf } from './risk-check.ts'

export const routes = [
  route(contract.getRiskCheck, ({ ctx, tx, caller }) => riskCheckOf(ctx, tx, caller.personId)),
  route(contract.answerRiskQuestions, ({ ctx, tx, caller, body }) =>
    answerRiskQuestions(ctx, tx, caller.personId, body.answers),
  ),
]
