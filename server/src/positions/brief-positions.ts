import { sql } from 'kysely'
import type { Database } from '#platform/database/pool.ts'

/** What somebody put in, whether they took all of it back since, and whether it ever was there. */
export type BriefPosition = {
  readonly planTitle: string
  readonly principalMinor: bigint
  readonly isClosed: boolean
  /** It was opened with a payment that is gone from its chain. */
  readonly isUnwound: boolean
}

/** These positions in short, by their ids. */
export async function briefPositions(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, BriefPosition>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('position')
    .innerJoin('plan', 'plan.id', 'position.plan_id')
    .select(['position.id', 'plan.title', 'principal_minor', 'position.closed_at'])
    .select(
      sql<boolean>`exists (select from unwound_position u where u.position_id = position.id and not exists (
        select from credit_unwinding c where c.payment_id = u.payment_id and c.undone_at >= u.at))`.as(
        'is_unwound',
      ),
    )
    .where('position.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, title, principal_minor, closed_at, is_unwound }) => [
      id,
      {
        planTitle: title,
        principalMinor: principal_minor,
        isClosed: closed_at !== null,
        isUnwound: is_unwound,
      },
    ]),
  )
}

/** Whether this is the first position that its investor ever opened. */
export async function isFirstPosition(db: Database, id: string, investorId: string): Promise<boolean> {
  const other = await db
    .selectFrom('position')
    .select('id')
    .where('investor_id', '=', investorId)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}
