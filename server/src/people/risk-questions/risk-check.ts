import type { RiskCheck } from '@evenmoor/contract/risk-questions'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { conflict } from '#platform/problems.ts'
import { hasHadPosition } from '#positions/has-had-position.ts'
import { selectPassedAt } from './risk-check-store.ts'
import { canInvestAt } from './risk-questions.ts'

/** Where a person stands with the questions on risk. In practice nothing waits for them. */
export async function riskCheckOf(ctx: Context, tx: Tx, personId: string): Promise<RiskCheck> {
  const [passedAt, isKnowing] = await together(selectPassedAt(tx, personId), hasHadPosition(tx, personId))
  const isRequired = !isPracticeOnly(ctx) && !isKnowing
  const from = isRequired && passedAt !== null ? canInvestAt(passedAt) : null
  return {
    is_required: isRequired,
    passed_at: passedAt?.toISOString() ?? null,
    can_invest_at: from?.toISOString() ?? null,
    is_blocking: isRequired && (from === null || from > ctx.clock.now()),
  }
}

/**
 * Throws 409 before a first position on a test network: until the questions on risk were answered, and for 24 hours from
 * then on. Asks nothing of the database in practice.
 */
export async function assertRiskUnderstood(ctx: Context, tx: Tx, personId: string): Promise<void> {
  if (isPracticeOnly(ctx)) return
  const { is_blocking, can_invest_at } = await riskCheckOf(ctx, tx, personId)
  if (!is_blocking) return
  if (can_invest_at === null) throw conflict('risk_questions_first')
  throw conflict('risk_thinking_time', { until_at: can_invest_at })
}
