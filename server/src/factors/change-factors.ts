import type { Context } from '#context.ts'
import { type Notice, tellPerson } from '#notifications/tell-person.ts'
import { isStaff, setHasSecondFactor } from '#people/find-person.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict } from '#platform/problems.ts'
import { securityLinks } from '#sessions/not-me.ts'
import { dropSecondFactorProof } from '#sessions/elevate-session.ts'
import { findConfirmedAt } from './authenticator-store.ts'
import { type FactorChange, factorChangedMail } from './mails.ts'
import { selectPasskeys } from './passkey-store.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts'
import { countRecoveryCodes, deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-code-store.ts'

/**
 * What follows every change of a person's second factors, in the same transaction: whether one is on, an audit entry, and a
 * mail to the owner. Recovery codes come with the first factor and are returned once; without a factor they go, and sessions
 * opened with one no longer count as such. Throws 409 when staff would be without. The person must be locked already.
 */
export async function finishChange(
  ctx: Context,
  tx: Tx,
  personId: string,
  change: FactorChange,
): Promise<string[] | null> {
  const isOn = await hasFactor(tx, personId)
  await setHasSecondFactor(tx, personId, isOn)
  await tellOwner(ctx, tx, personId, change)
  await recordAudit(ctx, tx, {
    actorId: personId,
    action: `factor.${change.kind}`,
    subject: `person:${personId}`,
  })
  if (!isOn) {
    if (await isStaff(tx, personId)) {
      throw conflict('last_second_factor')
    }
    await deleteRecoveryCodes(tx, personId)
    await dropSecondFactorProof(tx, personId)
    return null
  }
  return (await countRecoveryCodes(tx, personId)) > 0 ? null : makeRecoveryCodes(ctx, tx, personId)
}

/** Ten new recovery codes; earlier ones are void. Told once, stored as hashes. */
export async function makeRecoveryCodes(ctx: Context, tx: Tx, personId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryCodeHash(code, personId))
  await replaceRecoveryCodes(tx, personId, hashes, ctx.clock.now())
  return codes
}

export async function tellOwner(ctx: Context, tx: Tx, personId: string, change: FactorChange): Promise<void> {
  const letter = factorChangedMail(await securityLinks(ctx, tx, personId), change)
  await tellPerson(ctx, tx, personId, noticeOf(change), letter)
}

function noticeOf(change: FactorChange): Notice<FactorChange['kind']> {
  const { kind } = change
  if (kind === 'passkey_added' || kind === 'passkey_removed') return { kind, facts: { name: change.name } }
  if (kind === 'recovery_code_used') return { kind, facts: { left: String(change.left) } }
  return { kind, facts: {} }
}

/** Whether any second factor of a person is on. */
export async function hasFactor(tx: Tx, personId: string): Promise<boolean> {
  if ((await findConfirmedAt(tx, personId)) !== undefined) return true
  return (await selectPasskeys(tx, personId)).length > 0
}
