import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { confirmedAtOf } from './authenticator-store.ts'
import { type Passkey, selectPasskeys } from './passkey-store.ts'
import { codesLeftOf } from './recovery-code-store.ts'

/** A person's second factors; `confirmedAt` is when the authenticator app was turned on, null while it isn't. */
export type FactorsOfPerson = {
  readonly confirmedAt: Date | null
  readonly passkeys: readonly Passkey[]
  readonly codesLeft: number
}

export async function factorsOfPerson(tx: Tx, personId: string): Promise<FactorsOfPerson> {
  const [{ rows }, passkeys] = await together(
    sql<Omit<FactorsOfPerson, 'passkeys'>>`
      select ${confirmedAtOf(personId)} as "confirmedAt", ${codesLeftOf(personId)} as "codesLeft"`.execute(
      tx,
    ),
    selectPasskeys(tx, personId),
  )
  return { ...rows[0]!, passkeys }
}
