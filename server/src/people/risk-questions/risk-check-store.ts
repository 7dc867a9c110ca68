import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'
import type { RiskAnswers } from './risk-questions.ts'

/** When the person had all answers right for the first time; null when that hasn't happened. */
export async function selectPassedAt(tx: Tx, personId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('risk_check')
    .select('passed_at')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.passed_at ?? null
}

/** Keeps the latest answers, and the first moment at which all were right. */
export async function keepAnswers(
  tx: Tx,
  given: {
    readonly personId: string
    readonly answers: RiskAnswers
    readonly at: Date
    readonly isRight: boolean
  },
): Promise<void> {
  const { personId, at, isRight } = given
  const answers = JSON.stringify(given.answers)
  await tx
    .insertInto('risk_check')
    .values({ person_id: personId, answers, answered_at: at, attempts: 1, passed_at: isRight ? at : null })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({
        answers,
        answered_at: at,
        attempts: sql`risk_check.attempts + 1`,
        passed_at: sql`coalesce(risk_check.passed_at, excluded.passed_at)`,
      }),
    )
    .execute()
}
