import { sql } from 'kysely'
import type { Database } from '#platform/database/pool.ts'

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

/** What each check found last. */
export const selectIntegrityChecks = (db: Database) =>
  db
    .selectFrom('watch')
    .select(['name', 'checked_at', 'wrong_since'])
    // Written above and nowhere else.
    .select((e) => e.ref('findings').$castTo<Finding[]>().as('findings'))
    .execute()
