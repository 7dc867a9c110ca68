import type { Context } from '#context.ts'
import { lockById } from '#people/find-person.ts'
import { readCode } from '#people/one-time-secrets/one-time-secret.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict } from '#platform/problems.ts'
import { elevateSession } from '#sessions/elevate-session.ts'
import {
  type Authenticator,
  deleteAuthenticator,
  lockAuthenticator,
  replaceUnconfirmed,
  updateAuthenticator,
} from './authenticator-store.ts'
import { finishChange } from './change-factors.ts'
import { factorKey } from './factor-key.ts'
import { assertMayAddFactor } from './may-add-factor.ts'
import { openText, sealText } from '#platform/secret-box.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** Begins with an authenticator app; an earlier beginning is void. Throws 409 while one is on. */
export async function enrollAuthenticator(
  ctx: Context,
  tx: Tx,
  caller: Caller,
): Promise<{ secret: string; uri: string }> {
  assertMayAddFactor(caller)
  const { personId } = caller
  const { email } = await lockById(tx, personId)
  const before = await lockAuthenticator(tx, personId)
  if (before !== undefined && before.confirmed_at !== null) {
    throw conflict('authenticator_on_already')
  }
  const secret = newTotpSecret()
  const { key, id } = await factorKey(ctx.config.dataDir)
  await replaceUnconfirmed(tx, {
    person_id: personId,
    secret_encrypted: sealText(key, secret, personId),
    key_id: id,
    created_at: ctx.clock.now(),
  })
  return { secret, uri: totpUri(secret, email) }
}

/** What confirming an app came to: undefined for a wrong code. */
export type Confirmed = { readonly recoveryCodes: string[] | null } | undefined

/** Turns the app on by its first right code. The session that did it counts as opened with a second factor. */
export async function confirmAuthenticator(
  ctx: Context,
  tx: Tx,
  caller: Caller,
  code: string,
): Promise<Confirmed> {
  assertMayAddFactor(caller)
  const { personId, sessionId } = caller
  await lockById(tx, personId)
  const app = await lockAuthenticator(tx, personId)
  if (app === undefined || app.confirmed_at !== null) {
    throw conflict('authenticator_not_begun')
  }
  const at = ctx.clock.now()
  if (!(await acceptCode(ctx, tx, app, code, at))) return undefined
  await elevateSession(tx, sessionId, { at, bySecondFactor: true })
  return { recoveryCodes: await finishChange(ctx, tx, personId, { kind: 'authenticator_on' }) }
}

/** Whether a code belongs to the person's app that is on; it is used up. */
export async function proveByTotp(ctx: Context, tx: Tx, personId: string, code: string): Promise<boolean> {
  const app = await lockAuthenticator(tx, personId)
  return app !== undefined && app.confirmed_at !== null && acceptCode(ctx, tx, app, code)
}

/** Turns the app off. Throws 409 when there is none. */
export async function removeAuthenticator(ctx: Context, tx: Tx, personId: string): Promise<void> {
  await lockById(tx, personId)
  const app = await lockAuthenticator(tx, personId)
  if (app === undefined || app.confirmed_at === null) throw conflict('authenticator_not_on')
  await deleteAuthenticator(tx, personId)
  await finishChange(ctx, tx, personId, { kind: 'authenticator_off' })
}

async function acceptCode(
  ctx: Context,
  tx: Tx,
  app: Authenticator,
  typed: string,
  confirmedAt?: Date,
): Promise<boolean> {
  const code = readCode(typed)
  if (code === undefined) return false
  const secret = await secretOf(ctx, app)
  const step = stepOfCode({ secret, code, lastStep: Number(app.last_step) }, ctx.clock.now())
  if (step === undefined) return false
  await updateAuthenticator(tx, app.person_id, {
    last_step: BigInt(step),
    ...(confirmedAt === undefined ? {} : { confirmed_at: confirmedAt }),
  })
  return true
}

async function secretOf(ctx: Context, app: Authenticator): Promise<string> {
  const { key, id } = await factorKey(ctx.config.dataDir)
  // No process runs with another key than the database's: the operator has given up the one that this was encrypted with.
  if (!id.equals(app.key_id)) {
    throw conflict('authenticator_unreadable')
  }
  return openText(key, app.secret_encrypted, app.person_id)
}
