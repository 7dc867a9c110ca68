import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { PasskeyAttestation, Passkey as PasskeyAnswer } from '@evenmoor/contract/factors'
import type { Context } from '#context.ts'
import { lockById } from '#people/find-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Caller } from '#platform/http/caller.ts'
import { uuidv7 } from '#platform/ids.ts'
import { badRequest, conflict, notFound } from '#platform/problems.ts'
import { elevateSession } from '#sessions/elevate-session.ts'
import { finishChange } from './change-factors.ts'
import { assertMayAddFactor } from './may-add-factor.ts'
import { registrationOptions, spendChallenge } from './passkey-challenge.ts'
import {
  type Passkey,
  deleteOwnPasskey,
  insertPasskey,
  renameOwnPasskey,
  selectPasskeys,
} from './passkey-store.ts'
import { relyingParty } from './relying-party.ts'

const passkeysMax = 20

/** What the browser needs to make a passkey for the person. Throws 409 when they have twenty. */
export async function beginPasskey(ctx: Context, tx: Tx, caller: Caller) {
  assertMayAddFactor(caller)
  const { personId } = caller
  const person = await lockById(tx, personId)
  if ((await selectPasskeys(tx, personId)).length >= passkeysMax) {
    throw conflict('too_many_passkeys')
  }
  return registrationOptions(ctx, tx, person)
}

/**
 * Adds the passkey that a browser made for our challenge. The session counts as opened with a second factor from now on.
 * Recovery codes are given with the first factor. Throws 400 when it does not fit, 409 when it is registered already.
 */
export async function addPasskey(
  ctx: Context,
  tx: Tx,
  caller: Caller,
  given: { name: string; response: PasskeyAttestation },
): Promise<{ passkey: PasskeyAnswer; recoveryCodes: string[] | null }> {
  assertMayAddFactor(caller)
  const { personId, sessionId } = caller
  await lockById(tx, personId)
  const made = await verified(ctx, tx, personId, given.response)
  if (made === undefined) {
    throw badRequest('passkey_not_checked')
  }
  const at = ctx.clock.now()
  const passkey = {
    id: uuidv7(),
    person_id: personId,
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey),
    counter: BigInt(made.counter),
    transports: [...(given.response.response.transports ?? [])],
    name: given.name,
    created_at: at,
  }
  if (!(await insertPasskey(tx, passkey))) throw conflict('passkey_known_already')
  await elevateSession(tx, sessionId, { at, bySecondFactor: true })
  const recoveryCodes = await finishChange(ctx, tx, personId, { kind: 'passkey_added', name: given.name })
  return { passkey: describePasskey({ ...passkey, last_used_at: null }), recoveryCodes }
}

/** Renames one's own passkey. Throws 404 for any other. */
export async function renamePasskey(
  tx: Tx,
  own: { id: string; personId: string },
  name: string,
): Promise<PasskeyAnswer> {
  const passkey = await renameOwnPasskey(tx, own, name)
  if (passkey === undefined) throw notFound()
  return describePasskey(passkey)
}

/** Removes an own passkey. Throws 404 for any other. */
export async function removePasskey(
  ctx: Context,
  tx: Tx,
  own: { id: string; personId: string },
): Promise<void> {
  await lockById(tx, own.personId)
  const passkey = await deleteOwnPasskey(tx, own)
  if (passkey === undefined) throw notFound()
  await finishChange(ctx, tx, own.personId, { kind: 'passkey_removed', name: passkey.name })
}

export const describePasskey = ({ id, name, created_at, last_used_at }: Passkey): PasskeyAnswer => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

async function verified(ctx: Context, tx: Tx, personId: string, attestation: PasskeyAttestation) {
  const { clientDataJSON, attestationObject } = attestation.response
  const challenge = await spendChallenge(ctx, tx, clientDataJSON, { purpose: 'register', personId })
  if (challenge === undefined) return undefined
  const { id, origin } = relyingParty(ctx.config)
  const response: RegistrationResponseJSON = {
    id: attestation.id,
    rawId: attestation.rawId,
    type: attestation.type,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject },
  }
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    })
    return registrationInfo?.credential
  } catch (error) {
    // The library throws on whatever does not fit; all of it is a no.
    ctx.log.info({ err: error, person: personId }, 'a new passkey was refused')
    return undefined
  }
}
