import { sql } from 'kysely'
import type { Database } from '#platform/database/pool.ts'

/** Whether somebody else than this person ceased to be an administrator after a moment, whoever brought that about. */
export async function hasFormerAdministrator(
  db: Database,
  { besides, after }: { readonly besides: string; readonly after: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_entry')
    .select('id')
    .where('at', '>', after)
    .where('action', 'in', ['staff.role_changed', 'staff.role_taken', 'staff.role_given'])
    .where('subject', '<>', `person:${besides}`)
    .where(sql<boolean>`before ->> 'role' = 'admin' and after ->> 'role' is distinct from 'admin'`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
