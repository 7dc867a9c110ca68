import type { AlertFacts, AlertKind } from '@evenmoor/contract/staff-alerts'
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'

/** One thing that is wrong: there may be several of a kind, each with its own subject. */
export type AlertOf = { readonly kind: AlertKind; readonly subject: string }

export type NewAlert = AlertOf & { readonly facts: AlertFacts; readonly at: Date }

/**
 * Opens an alert, or notes that one which stands was found again. One that opens soon after it ended, as far back as
 * `mailedSince`, is not mailed another time.
 */
export async function openOrFind(
  db: Database | Tx,
  { kind, subject, facts, at, mailedSince }: NewAlert & { readonly mailedSince: Date },
): Promise<void> {
  await sql`
    insert into alert (id, kind, subject, facts, raised_at, found_at, mailed_at)
    values (${uuidv7()}, ${kind}, ${subject}, ${JSON.stringify(facts)}, ${at}, ${at}, (
      select max(mailed_at) from alert where kind = ${kind} and subject = ${subject} and ended_at > ${mailedSince}
        and mailed_at > ${mailedSince}))
    on conflict (kind, subject) where ended_at is null do update
      set found_at = greatest(alert.found_at, excluded.found_at), times = alert.times + 1, facts = excluded.facts`.execute(
    db,
  )
}

/** Open alerts. */
export const selectOpenAlerts = (db: Database | Tx) =>
  db.selectFrom('alert').select(['id', 'kind', 'subject', 'found_at']).where('ended_at', 'is', null).execute()

export async function endAlerts(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('alert').set({ ended_at: at }).where('id', 'in', ids).execute()
}

/** Alerts not mailed yet, oldest first, locked. Skips those another process has locked. */
export const lockUnmailed = (tx: Tx, limit: number) =>
  tx
    .selectFrom('alert')
    .select(['id', 'kind', 'facts', 'raised_at'])
    .where('mailed_at', 'is', null)
    .orderBy('raised_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export async function markMailed(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx.updateTable('alert').set({ mailed_at: at }).where('id', 'in', ids).execute()
}

export type AlertRow = Awaited<ReturnType<ReturnType<typeof alertRows>['executeTakeFirstOrThrow']>>

/** The alerts of these kinds. */
export const alertRows = (
  db: Database,
  { kinds, isEnded }: { kinds: readonly AlertKind[]; isEnded: boolean | undefined },
) =>
  db
    .selectFrom('alert')
    .select(['id', 'kind', 'facts', 'raised_at', 'found_at', 'times', 'ended_at'])
    .where('kind', 'in', kinds)
    .$if(isEnded !== undefined, (query) => query.where('ended_at', isEnded ? 'is not' : 'is', null))

/** The number of open alerts and the start of the oldest. */
export async function countOpenAlerts(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await db
    .selectFrom('alert')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('raised_at').as('oldest_at')])
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldestAt: row.oldest_at }
}

/** Removes what ended before a moment. */
export async function deleteEndedBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('alert').where('ended_at', '<', before).execute()
}
