import { sql } from 'kysely'
import type { Database } from '#platform/database/pool.ts'

/** Who stopped being an administrator after a moment, no matter who changed it. */
export async function formerAdministrators(
  db: Database,
  { after }: { readonly after: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .select('subject')
    .distinct()
    .where('at', '>', after)
    .where('action', 'in', ['staff.role_changed', 'staff.role_taken', 'staff.role_given'])
    .where(sql<boolean>`before ->> 'role' = 'admin' and after ->> 'role' is distinct from 'admin'`)
    .execute()
  return rows.map(({ subject }) => subject.replace('person:', ''))
}
