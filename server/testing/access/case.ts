import type { staffRoles } from '@evenmoor/contract/staff'
import { limitAccount } from '#people/testing/limited.ts'
import type { TestApp, TestPerson } from '#testing/app.ts'

/** Everybody who could call something: two investors, one whose account is locked, and one of each staff role. */
export type Cast = {
  readonly t: TestApp
  readonly owner: TestPerson
  readonly other: TestPerson
  readonly limited: TestPerson
  readonly staff: Readonly<Record<(typeof staffRoles)[number], TestPerson>>
}

/** An object of `owner`, and the parameters and body of a call on it that would be in order. */
export type Case = (cast: Cast) => Promise<{ params: Record<string, string>; body?: unknown }>

/** By method and path. */
export type Cases = Readonly<Record<string, Case>>

async function limitedPerson(t: TestApp): Promise<TestPerson> {
  const person = await t.person()
  await limitAccount(t, person.id)
  return person
}

export const newCast = async (t: TestApp): Promise<Cast> => ({
  t,
  owner: await t.person(),
  other: await t.person(),
  limited: await limitedPerson(t),
  staff: {
    admin: await t.person({ staffRole: 'admin' }),
    finance: await t.person({ staffRole: 'finance' }),
    support: await t.person({ staffRole: 'support' }),
    auditor: await t.person({ staffRole: 'auditor' }),
  },
})
