import type { Tx } from '#platform/database/pool.ts'

type Announced = {
  readonly personId: string
  readonly period: string
  readonly mailId: string | null
  readonly at: Date
}

/** Notes that a month is announced to a person; false when it already was, also by another process at the same moment. */
export async function insertStatementMail(
  tx: Tx,
  { personId, period, mailId, at }: Announced,
): Promise<boolean> {
  const row = await tx
    .insertInto('statement_mail')
    .values({ person_id: personId, period, mail_id: mailId, made_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Which of these people were told about a month. */
export async function selectAnnounced(
  tx: Tx,
  period: string,
  personIds: readonly string[],
): Promise<Set<string>> {
  if (personIds.length === 0) return new Set()
  const rows = await tx
    .selectFrom('statement_mail')
    .select('person_id')
    .where('period', '=', period)
    .where('person_id', 'in', personIds)
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}
