/** Investors who can log in, are logged in, and have money and positions. */
import type pg from 'pg'
import { productPasswordCost } from '#people/credentials/password-cost.ts'
import { hashPassword } from '#people/credentials/password-hash.ts'
import { makePositions } from '../positions.ts'

export type BenchPerson = {
  readonly email: string
  /** The access token of a session that is open. */
  readonly access: string
  /** A network address of their own. */
  readonly address: string
}

const peopleCount = 2_000

/** One password for all: what is measured is the hash, not the people. */
export const benchPassword = 'kite-marble-27-river'

/** Two halves: too many logins of one person end the oldest session of theirs. */
export type BenchPeople = {
  readonly loggingIn: readonly BenchPerson[]
  readonly loggedIn: readonly BenchPerson[]
}

/** Makes them, each with two positions and a million dollars. `owner` has no time limit. */
export async function makePeople(owner: pg.Pool): Promise<BenchPeople> {
  await makePositions(owner, peopleCount * 2)
  // Opened long ago, they would let the product catch up on half a year of daily results while it is measured.
  await owner.query('update position set opened_on = current_date, opened_at = now()')
  const hash = await hashPassword({ passwordCost: productPasswordCost }, benchPassword)
  await owner.query('update person set password_hash = $1', [hash])
  await owner.query(funding)
  await owner.query(sessions)
  await owner.query('vacuum analyze')
  const all = Array.from({ length: peopleCount }, (_, index) => ({
    email: `${index + 1}@example.com`,
    access: accessOf(index + 1),
    address: `10.0.${Math.floor(index / 250)}.${1 + (index % 250)}`,
  }))
  return { loggingIn: all.slice(0, peopleCount / 2), loggedIn: all.slice(peopleCount / 2) }
}

const accessOf = (number: number): string => `bench-access-token-${number}`

/** A transfer for each, so that the planner takes the ledger for what it becomes. */
const funding = `
  select count(ledger.post(gen_random_uuid(), 'accrual', 'bench/funding',
    ledger.content_hash('accrual', 'bench/funding', null, null, f.ids, f.amounts), null, null, f.ids, f.amounts))
  from (
    select array[40, id]::bigint[] as ids, array[-1000000000000, 1000000000000]::numeric[] as amounts
    from ledger.account where kind = 'available'
  ) f`

const sessions = `
  insert into session (id, person_id, family_hash, access_hash, access_expires_at, refresh_hash, refreshed_at,
      created_at, last_used_at, expires_at, user_agent, address)
    select gen_random_uuid(), p.id, sha256(convert_to('family-' || n, 'UTF8')), sha256(convert_to('bench-access-token-' || n, 'UTF8')),
      now() + interval '1 hour', sha256(convert_to('refresh-' || n, 'UTF8')), now(), now(), now(), now() + interval '1 day',
      'bench', '127.0.0.1'
    from person p cross join lateral (select split_part(p.email, '@', 1) as n) s`
