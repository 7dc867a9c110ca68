/** Locking, suspending and reopening an account: by staff, with an audit entry each, or when the lock expires. */
import { because, type Refusal } from '@evenmoor/contract/refusals'
import type { LimitedState, ReasonCode } from '@evenmoor/contract/account-status'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { tellPerson } from '#notifications/tell-person.ts'
import { conflict } from '#platform/problems.ts'
import { endEverySession, openSessionsOf } from '#sessions/end-sessions.ts'
import { nextLockReference, type Person, selectEndedLocks, updatePerson } from '../person-store.ts'
import { type AuditAction, recordAudit } from '#audit/record-audit.ts'
import { lockToActOn } from '../act-on-person.ts'
import { limitedStateOf, nextReviewBy, accountStatusOf } from './account-status.ts'
import { accountLimitedMail, accountOpenedMail } from './mails.ts'
import { namingWhoActed } from '#audit/who-acted.ts'

type ByStaff = { readonly personId: string; readonly staffId: string }

type Lock = {
  readonly state: LimitedState
  /** Shown to the owner. */
  readonly reasonCode: ReasonCode
  /** Staff's own words, visible only to staff. */
  readonly reason: string
  readonly until: Date | null
}

/**
 * Locks or suspends an account. Every session ends, and a login is told the class of the reason. The owner is emailed
 * and can still log in to see the account, export it and request withdrawals. Requests in progress stay; money is not
 * touched. 403 for one's own account and for whom the caller may not act on, 409 for staff (remove their role first) and when the account is not active.
 */
export async function lockAccount(
  ctx: Context,
  tx: Tx,
  { personId, staffId, state, reasonCode, reason, until }: ByStaff & Lock,
): Promise<void> {
  const person = await lockToActOn(tx, { personId, staffId })
  if (person.staff_role !== null) {
    throw conflict('lock_staff_first')
  }
  if (person.state !== 'active') throw conflict(await statusRefusal(tx, person))
  const now = ctx.clock.now()
  const changes = {
    state,
    state_reason: reason,
    state_until: until,
    state_reason_code: reasonCode,
    state_since: now,
    state_review_by: nextReviewBy(now),
    state_reference: await nextLockReference(tx),
  }
  await updatePerson(tx, personId, changes)
  await endEverySession(ctx, tx, personId, 'account_locked')
  await tellOwner(ctx, tx, { ...person, ...changes })
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'account.locked',
    subject: `person:${personId}`,
    before: { state: 'active' },
    after: auditedStatus({ ...person, ...changes }),
    reason,
  })
}

/**
 * Confirms a lock or suspension after a review; the next review is due within 72 hours. 403 for one's own account and for whom the caller may not act on, 409
 * when it is open.
 */
export async function reviewLock(
  ctx: Context,
  tx: Tx,
  { personId, staffId, reason }: ByStaff & { reason: string },
): Promise<void> {
  const person = await lockToActOn(tx, { personId, staffId })
  if (limitedStateOf(person.state) === null) throw conflict(await statusRefusal(tx, person))
  const changes = { state_review_by: nextReviewBy(ctx.clock.now()) }
  await updatePerson(tx, personId, changes)
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'account.lock_reviewed',
    subject: `person:${personId}`,
    before: auditedStatus(person),
    after: auditedStatus({ ...person, ...changes }),
    reason,
  })
}

/** Reopens a locked or suspended account; every session ends. 403 for one's own account and for whom the caller may not act on, 409 when it is neither. */
export async function unlockAccount(ctx: Context, tx: Tx, { personId, staffId }: ByStaff): Promise<void> {
  const person = await lockToActOn(tx, { personId, staffId })
  if (limitedStateOf(person.state) === null) throw conflict(await statusRefusal(tx, person))
  await open(ctx, tx, person, { actorId: staffId, action: 'account.unlocked' })
}

/** Ends every session of a person, who has to log in again. 403 for whom the caller may not act on. */
export async function endSessionsByStaff(
  ctx: Context,
  tx: Tx,
  { personId, staffId }: ByStaff,
): Promise<void> {
  await lockToActOn(tx, { personId, staffId })
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

/** Reopens accounts whose lock has expired. Several processes may run it. */
export async function endExpiredLocks(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    for (const person of await selectEndedLocks(tx, ctx.clock.now())) {
      await open(ctx, tx, person, { actorId: null, action: 'account.lock_ended' })
    }
  })
}

async function open(
  ctx: Context,
  tx: Tx,
  person: Person,
  by: { actorId: string | null; action: AuditAction },
): Promise<void> {
  const { id } = person
  await updatePerson(tx, id, {
    state: 'active',
    state_reason: null,
    state_until: null,
    state_reason_code: null,
    state_since: null,
    state_review_by: null,
    state_reference: null,
  })
  // A session opened while the account was limited would have full access from now on.
  await endEverySession(ctx, tx, id, 'account_unlocked')
  await tellOwner(ctx, tx, { ...person, state: 'active' })
  await recordAudit(ctx, tx, {
    ...by,
    subject: `person:${id}`,
    before: auditedStatus(person),
    after: { state: 'active' },
  })
}

/** By email and in the app; an address that was never confirmed gets neither. */
async function tellOwner(ctx: Context, tx: Tx, person: Person): Promise<void> {
  if (person.verified_at === null) return
  const { publicUrl } = ctx.config
  const account = accountStatusOf(person)
  if (account === null) {
    const notice = { kind: 'account_opened', facts: {} } as const
    return tellPerson(ctx, tx, person.id, notice, accountOpenedMail(publicUrl))
  }
  const kind = account.state === 'locked' ? 'account_locked' : 'account_suspended'
  const { reference } = account
  await tellPerson(ctx, tx, person.id, { kind, facts: { reference } }, accountLimitedMail(publicUrl, account))
}

/** What the audit entry records. */
const auditedStatus = (person: Person) => ({
  ...accountStatusOf(person),
  until: person.state_until?.toISOString() ?? null,
})

/** The account's status as a refusal, and who set it. */
async function statusRefusal(tx: Tx, { id, state }: Person): Promise<Refusal> {
  if (state === 'active') {
    return namingWhoActed(tx, because('account_open_already'), `person:${id}`, {
      'account.unlocked': (who, time) => because('who_unlocked', { name: who, acted_time: time }),
      'account.lock_ended': null,
    })
  }
  if (state === 'deactivated') return because('account_is_deactivated')
  const already = state === 'suspended' ? because('account_is_suspended') : because('account_locked_already')
  return namingWhoActed(tx, already, `person:${id}`, {
    'account.locked': (who, time) =>
      state === 'suspended'
        ? because('who_suspended', { name: who, acted_time: time })
        : because('who_locked', { name: who, acted_time: time }),
  })
}
