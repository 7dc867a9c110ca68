import type { Database } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import type { Room } from '#platform/rate-limits/rate-limit.ts'
import { emailKeyHash, type LoginFailures } from './login-failure-store.ts'
import type { Person } from '../person-store.ts'

/** The columns that decide whether a person may log in. */
export type LoginPerson = Pick<Person, 'id' | 'email_key' | 'password_hash' | 'state' | 'verified_at'>

/** What has to be known before a password is checked. */
export type BegunLogin = {
  readonly failures: LoginFailures | undefined
  /** One of the limits is full. */
  readonly isFull: boolean
  readonly person: LoginPerson | undefined
}

type Row = { readonly in_a_row: number | null; readonly last_at: Date | null; readonly is_full: boolean } & (
  | LoginPerson
  | { readonly id: null }
)

/** In one statement (a function of 0008_sessions.sql and 0025_limits_by_member.sql): an unknown address takes as long as a known one. */
export async function beginLogin(
  db: Database,
  emailKey: string,
  { buckets, from, most, members }: Room,
): Promise<BegunLogin> {
  const { rows } = await asSql(db).query<Row>('select * from begin_login($1, $2, $3, $4, $5, $6)', [
    emailKey,
    emailKeyHash(emailKey),
    buckets,
    from,
    most,
    members,
  ])
  const [row] = rows
  if (row === undefined) throw new Error('begin_login gives one row')
  const { in_a_row: inARow, last_at: lastAt, is_full: isFull } = row
  return {
    failures: inARow === null || lastAt === null ? undefined : { inARow, lastAt },
    isFull,
    person: row.id === null ? undefined : row,
  }
}
