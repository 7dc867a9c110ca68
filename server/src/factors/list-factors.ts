import type { Factors } from '@evenmoor/contract/factors'
import type { Tx } from '#platform/database/pool.ts'
import { findConfirmedAt } from './authenticator-store.ts'
import { selectPasskeys } from './passkey-store.ts'
import { describePasskey } from './passkeys.ts'
import { countRecoveryCodes } from './recovery-code-store.ts'

/** The second factors of a person, without anything secret. */
export async function listFactors(tx: Tx, personId: string): Promise<Factors> {
  const confirmedAt = await findConfirmedAt(tx, personId)
  const passkeys = await selectPasskeys(tx, personId)
  return {
    authenticator: confirmedAt === undefined ? null : { confirmed_at: confirmedAt.toISOString() },
    passkeys: passkeys.map(describePasskey),
    recovery_codes_left: await countRecoveryCodes(tx, personId),
  }
}
