import type { Database } from '#platform/database/pool.ts'

/** Where a person logged in from, without repeats. */
export type LoginOrigin = { readonly address: string; readonly userAgent: string }

/** Where each of these people logged in from, as far back as sessions are kept. */
export async function originsOf(
  db: Database,
  personIds: readonly string[],
): Promise<Map<string, LoginOrigin[]>> {
  const origins = new Map<string, LoginOrigin[]>(personIds.map((id) => [id, []]))
  if (personIds.length === 0) return origins
  const rows = await db
    .selectFrom('session')
    .select(['person_id', 'address', 'user_agent'])
    .distinct()
    .where('person_id', 'in', personIds)
    .where('address', '<>', '')
    .execute()
  for (const { person_id, address, user_agent } of rows) {
    origins.get(person_id)?.push({ address, userAgent: user_agent })
  }
  return origins
}
