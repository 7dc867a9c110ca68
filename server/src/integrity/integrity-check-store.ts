import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'

/** A problem found by an integrity check: what should hold, where it does not, and what each side says. */
export type Finding = { readonly what: string; readonly place: string; readonly detail: string }

export type IntegrityCheckName = 'ledger' | 'transfer_chain' | 'audit_chain'

/** Stores what a check found, replacing its last findings. */
export async function writeIntegrityCheck(
  db: Database,
  { name, at, findings }: { name: IntegrityCheckName; at: Date; findings: readonly Finding[] },
): Promise<void> {
  const isWrong = findings.length > 0
  await sql`insert into watch (name, checked_at, wrong_since, findings)
    values (${name}, ${at}, ${isWrong ? at : null}, ${JSON.stringify(findings)}::jsonb)
    on conflict (name) do update set checked_at = excluded.checked_at, findings = excluded.findings,
      wrong_since = case when ${isWrong} then coalesce(watch.wrong_since, excluded.wrong_since) end`.execute(
    db,
  )
}

/** Whether any check has open findings: then no money leaves (decision 244). */
export const isBroken = sql<boolean>`exists (select from watch where watch.wrong_since is not null)`

/** Since when the first of the checks has findings; null while none has. */
export async function selectBrokenSince(db: Database | Tx): Promise<Date | null> {
  const row = await db
    .selectFrom('watch')
    .select(({ fn }) => fn.min('wrong_since').as('wrong_since'))
    .executeTakeFirstOrThrow()
  return row.wrong_since
}

/** Whether any check has open findings; until the transaction ends, none of them stores what it finds next. */
export async function lockIsBroken(tx: Tx): Promise<boolean> {
  const rows = await tx.selectFrom('watch').select('wrong_since').orderBy('name').forShare().execute()
  return rows.some((row) => row.wrong_since !== null)
}

/** What each check found last. */
export const selectIntegrityChecks = (db: Database) =>
  db
    .selectFrom('watch')
    .select(['name', 'checked_at', 'wrong_since'])
    // Written above and nowhere else.
    .select((e) => e.ref('findings').$castTo<Finding[]>().as('findings'))
    .execute()
