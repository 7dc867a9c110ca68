import type { Factors } from '@evenmoor/contract/factors'
import type { Tx } from '#platform/database/pool.ts'
import { factorsOfPerson } from './factors-of-person.ts'
import { describePasskey } from './passkeys.ts'

/** The second factors of a person, without anything secret. */
export async function listFactors(tx: Tx, personId: string): Promise<Factors> {
  const { confirmedAt, passkeys, codesLeft } = await factorsOfPerson(tx, personId)
  return {
    authenticator: confirmedAt === null ? null : { confirmed_at: confirmedAt.toISOString() },
    passkeys: passkeys.map(describePasskey),
    recovery_codes_left: codesLeft,
  }
}
