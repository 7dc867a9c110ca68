import { type RawBuilder, sql } from 'kysely'
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

/** The query of these positions in short. */
export const briefPositionRows = (db: Database, ids: RawBuilder<readonly string[]>) =>
  db
    .selectFrom('position')
    .innerJoin('plan', 'plan.id', 'position.plan_id')
    .select(['position.id', 'plan.title', 'position.closed_at'])
    .select(sql<string>`position.principal_minor::text`.as('principal_minor'))
    .select(
      sql<string[]>`array(select distinct u.payment_id::text from unwound_position u
        where u.position_id = position.id)`.as('unwound_by'),
    )
    .where(sql<boolean>`position.id = any(${ids})`)

/** The same by their ids, from its rows. */
export const briefPositionsFrom = (rows: readonly Row[]): Map<string, BriefPosition> =>
  new Map(
    rows.map(({ id, title, principal_minor, closed_at, unwound_by }) => [
      id,
      {
        planTitle: title,
        principalMinor: BigInt(principal_minor),
        isClosed: closed_at !== null,
        unwoundBy: unwound_by,
      },
    ]),
  )

type Row = {
  readonly id: string
  readonly title: string
  readonly principal_minor: string
  readonly closed_at: Date | string | null
  readonly unwound_by: readonly string[]
}

/** In a query, the payments that took a part of any of these positions with them, as an array. */
export const paymentsBehindUnwound = (ids: RawBuilder<readonly string[]>): RawBuilder<readonly string[]> =>
  sql`array(select distinct u.payment_id from unwound_position u where u.position_id = any(${ids}))`

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
