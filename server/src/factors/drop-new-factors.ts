import type { Context } from '#context.ts'
import { setHasSecondFactor } from '#people/find-person.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { dropSecondFactorProof } from '#sessions/elevate-session.ts'
import { deleteAuthenticatorSince } from './authenticator-store.ts'
import { hasFactor } from './change-factors.ts'
import { deletePasskeysSince } from './passkey-store.ts'
import { deleteRecoveryCodes } from './recovery-code-store.ts'

/**
 * When the owner says "That wasn't me": the authenticator app and the passkeys that were added since an instant go. With
 * one of those a stranger would log in again, or keep the owner out, whatever the new password. Older ones stay: who
 * only reads the mailbox gets rid of none. The person must be locked already.
 */
export async function dropNewFactors(
  ctx: Context,
  tx: Tx,
  { personId, since }: { personId: string; since: Date },
): Promise<void> {
  const dropped =
    (await deleteAuthenticatorSince(tx, personId, since)) + (await deletePasskeysSince(tx, personId, since))
  if (dropped === 0) return
  await recordAudit(ctx, tx, { actorId: personId, action: 'factor.dropped', subject: `person:${personId}` })
  const isOn = await hasFactor(tx, personId)
  await setHasSecondFactor(tx, personId, isOn)
  if (isOn) return
  await deleteRecoveryCodes(tx, personId)
  await dropSecondFactorProof(tx, personId)
}
