import type { WorkQueue } from '@evenmoor/contract/staff-work'
import { type RawBuilder, sql } from 'kysely'
import { displayName } from '#people/display-name.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { WaitingItem } from './waiting-item.ts'

export type WorkRow = WaitingItem & {
  readonly assignee_id: string | null
  readonly assignee_name: string | null
}

type Selects = readonly RawBuilder<WaitingItem>[]

/** The items of these selects with who has each; an assignment of somebody who works here no more counts as none. */
const assigned = (selects: Selects) => sql`(
  select item.*, p.id as assignee_id, ${displayName('p')} as assignee_name
  from (${sql.join(selects, sql` union all `)}) item
  left join work_assignment a on a.queue = item.queue and a.item_id = item.id
  left join person p on p.id = coalesce(item.own_assignee_id, a.assignee_id)
    and p.staff_role is not null and p.state = 'active'
) work`

/**
 * The oldest items, and how many there are. Each queue gives only its oldest: where thousands wait, what is told of an item
 * isn't looked up for those that nobody will see.
 */
export async function selectWork(
  tx: Tx,
  selects: Selects,
  { limit }: { readonly limit: number },
): Promise<{ rows: WorkRow[]; count: number }> {
  if (selects.length === 0) return { rows: [], count: 0 }
  const oldest = selects.map(
    (items) => sql<WaitingItem>`(select * from (${items}) item order by since, id limit ${limit})`,
  )
  const { rows } = await sql<WorkRow & { count: number }>`
    select work.*, (select count(*) from (${sql.join(selects, sql` union all `)}) item)::int as count
    from ${assigned(oldest)} order by since, id limit ${limit}`.execute(tx)
  return { rows, count: rows[0]?.count ?? 0 }
}

/** The oldest unassigned items that a person may decide now, oldest first. */
export async function selectFree(
  tx: Tx,
  selects: Selects,
  { personId, limit }: { readonly personId: string; readonly limit: number },
): Promise<{ queue: WorkQueue; id: string }[]> {
  const { rows } = await sql<{ queue: WorkQueue; id: string }>`
    select queue, id from ${assigned(selects)}
    where assignee_id is null and is_ready and ${personId}::uuid <> all (barred)
    order by since, id limit ${limit}`.execute(tx)
  return rows
}

/** Whether an item waits in its queue. */
export async function isWaiting(tx: Tx, select: RawBuilder<WaitingItem>, id: string): Promise<boolean> {
  const { rows } = await sql`select from (${select}) item where item.id = ${id}::uuid`.execute(tx)
  return rows.length > 0
}
