import { sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database } from '#platform/database/pool.ts'

/** What somebody put in, whether they took all of it back since, and what left it with payments that were gone. */
export type BriefPosition = {
  readonly planTitle: string
  readonly principalMinor: bigint
  readonly isClosed: boolean
  /** The payments that took a part of it with them when they left their chain; they may have returned. */
  readonly unwoundBy: readonly string[]
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
      sql<string[]>`array(select distinct u.payment_id::text from unwound_position u
        where u.position_id = position.id)`.as('unwound_by'),
    )
    .where('position.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, title, principal_minor, closed_at, unwound_by }) => [
      id,
      {
        planTitle: title,
        principalMinor: principal_minor,
        isClosed: closed_at !== null,
        unwoundBy: unwound_by,
      },
    ]),
  )
}

/** Whether this is the first position that its investor ever opened. */
export async function isFirstPosition(db: Database, id: string, investorId: string): Promise<boolean> {
  return (await otherPosition(db, { id, investorId })).length === 0
}

const otherPosition = compiledOnce((db, given: { id: string; investorId: string }) =>
  db
    .selectFrom('position')
    .select('id')
    .where('investor_id', '=', given.investorId)
    .where('id', '<>', given.id)
    .limit(1),
)
