/** Locking an account and opening it again: by staff, with an audit entry each, or by the end that was set. */
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict, forbidden } from '#platform/problems.ts'
import { endEverySession, openSessionsOf } from '#sessions/end-sessions.ts'
import { type Person, lockPerson, selectEndedLocks, updatePerson } from './person-store.ts'
import { type AuditAction, recordAudit } from './record-audit.ts'
import { namingWhoActed } from './who-acted.ts'

type ByStaff = { readonly personId: string; readonly staffId: string }

/**
 * Locks an account: every session ends, and whoever logs in is told the reason. What was asked for stays; money is
 * not touched. 403 for one's own, 409 for staff (their role goes first) and where it is not active.
 */
export async function lockAccount(
  ctx: Context,
  tx: Tx,
  { personId, staffId, reason, until }: ByStaff & { reason: string; until: Date | null },
): Promise<void> {
  const person = await lockOther(tx, { personId, staffId })
  if (person.staff_role !== null) {
    throw conflict('This is a member of staff. Nothing was locked: take the role away first.')
  }
  if (person.state !== 'active') throw conflict(await standing(tx, person))
  await updatePerson(tx, personId, { state: 'locked', state_reason: reason, state_until: until })
  await endEverySession(ctx, tx, personId, 'account_locked')
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'account.locked',
    subject: `person:${personId}`,
    before: { state: 'active' },
    after: { state: 'locked', until: until?.toISOString() ?? null },
    reason,
  })
}

/** Opens a locked account again. 403 for one's own, 409 where it is not locked. */
export async function unlockAccount(ctx: Context, tx: Tx, { personId, staffId }: ByStaff): Promise<void> {
  const person = await lockOther(tx, { personId, staffId })
  if (person.state !== 'locked') throw conflict(await standing(tx, person))
  await open(ctx, tx, person, { actorId: staffId, action: 'account.unlocked' })
}

/** Ends every session of somebody, who has to log in again. */
export async function endSessionsByStaff(
  ctx: Context,
  tx: Tx,
  { personId, staffId }: ByStaff,
): Promise<void> {
  await lockOther(tx, { personId, staffId })
  const open = await openSessionsOf(tx, personId, ctx.clock.now())
  await endEverySession(ctx, tx, personId, 'ended_by_staff')
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'account.sessions_ended',
    subject: `person:${personId}`,
    before: { open_sessions: open },
    after: { open_sessions: 0 },
  })
}

/** Opens the accounts whose lock has come to its end. Several processes may run it. */
export async function endLocks(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    for (const person of await selectEndedLocks(tx, ctx.clock.now())) {
      await open(ctx, tx, person, { actorId: null, action: 'account.lock_ended' })
    }
  })
}

async function open(
  ctx: Context,
  tx: Tx,
  { id, state_until }: Person,
  by: { actorId: string | null; action: AuditAction },
): Promise<void> {
  await updatePerson(tx, id, { state: 'active', state_reason: null, state_until: null })
  await recordAudit(ctx, tx, {
    ...by,
    subject: `person:${id}`,
    before: { state: 'locked', until: state_until?.toISOString() ?? null },
    after: { state: 'active' },
  })
}

async function lockOther(tx: Tx, { personId, staffId }: ByStaff): Promise<Person> {
  if (personId === staffId) throw forbidden('This is your own account: a colleague has to do that.')
  return lockPerson(tx, personId)
}

/** How the account stands, and who brought that about. */
async function standing(tx: Tx, { id, state }: Person): Promise<string> {
  if (state === 'active') {
    return namingWhoActed(tx, 'This account is open already.', `person:${id}`, {
      'account.unlocked': (who, time) => `${who} unlocked this account at ${time} UTC.`,
      'account.lock_ended': null,
    })
  }
  if (state === 'suspended') return 'This account is suspended.'
  if (state === 'deactivated') return 'This account is deactivated.'
  return namingWhoActed(tx, 'This account is locked already.', `person:${id}`, {
    'account.locked': (who, time) => `${who} locked this account at ${time} UTC.`,
  })
}
