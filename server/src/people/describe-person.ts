import type { Profile } from '@evenmoor/contract/people'
import { staffRoles } from '@evenmoor/contract/staff'
import type { Tx } from '#platform/database/pool.ts'
import { getPerson } from './person-store.ts'

/** The profile of a person as they see it. */
export async function describePerson(tx: Tx, personId: string): Promise<Profile> {
  const person = await getPerson(tx, personId)
  return {
    id: person.id,
    email: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    staff_role: staffRoles.find((role) => role === person.staff_role) ?? null,
    created_at: person.created_at.toISOString(),
  }
}
