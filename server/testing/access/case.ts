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

export async function newCast(t: TestApp): Promise<Cast> {
  const [owner, other, limited, admin, finance, support, auditor] = await Promise.all([
    t.person(),
    t.person(),
    limitedPerson(t),
    t.person({ staffRole: 'admin' }),
    t.person({ staffRole: 'finance' }),
    t.person({ staffRole: 'support' }),
    t.person({ staffRole: 'auditor' }),
  ])
  return { t, owner, other, limited, staff: { admin, finance, support, auditor } }
}
