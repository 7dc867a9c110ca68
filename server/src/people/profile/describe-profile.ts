import type { Profile } from '@evenmoor/contract/people'
import { preferences, theme } from '@evenmoor/contract/profile'
import { staffRoles } from '@evenmoor/contract/staff'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { getPerson } from '../person-store.ts'
import { accountStatusOf } from '#people/account-status/account-status.ts'
import { freezeOf } from '#people/account-freeze/freeze.ts'
import { breakOf } from '#people/breaks/take-break.ts'

/** A person's profile as they see it. */
export async function describeProfile(ctx: Context, tx: Tx, personId: string): Promise<Profile> {
  const person = await getPerson(tx, personId)
  return {
    id: person.id,
    email: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    staff_role: staffRoles.find((role) => role === person.staff_role) ?? null,
    locale: person.locale,
    theme: theme.parse(person.theme),
    preferences: preferences.parse(person.preferences),
    referral_code: person.referral_code,
    has_password: person.password_hash !== null,
    password_changed_at: person.password_changed_at?.toISOString() ?? null,
    has_second_factor: person.has_second_factor,
    break_until: (await breakOf(ctx, tx, personId))?.toISOString() ?? null,
    freeze: freezeOf(person),
    standing: accountStatusOf(person),
    created_at: person.created_at.toISOString(),
  }
}
