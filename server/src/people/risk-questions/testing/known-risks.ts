import type { Context } from '#context.ts'
import { dayMs } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { keepAnswers } from '../risk-check-store.ts'
import { rightAnswers } from '../risk-questions.ts'

/** Somebody who answered the questions on risk two days ago. */
export async function knownRisks(
  { ctx }: { readonly ctx: Pick<Context, 'clock'> },
  tx: Tx,
  personId: string,
): Promise<void> {
  const at = new Date(ctx.clock.now().getTime() - 2 * dayMs)
  await keepAnswers(tx, { personId, answers: rightAnswers, at, isRight: true })
}
