import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { type Purpose, codeTriesMax, linkHash } from './one-time-secret.ts'
import {
  addFailedTry,
  findLinkOwner,
  lockLiveLink,
  lockRepeatable,
  markUsed,
  supersede,
} from './one-time-secret-store.ts'
import { type Person, lockPerson } from '../person-store.ts'

/** A valid link: its owner and how to use it up. Both rows stay locked until the transaction ends. */
export type LockedLink = {
  readonly person: Person
  readonly use: () => Promise<void>
  /** Counts a wrong try behind the link; true when it was the last one, which voids the link. */
  readonly countWrongTry: () => Promise<boolean>
}

/** A link that says again what it did when it is used again. Both rows stay locked until the transaction ends. */
export type RepeatableLink = {
  readonly person: Person
  readonly isUsed: boolean
  /** The withdrawal that it cancels; null for any other. */
  readonly withdrawalId: string | null
  readonly use: () => Promise<void>
}

/** Finds and locks such a link; undefined when it is unknown, expired, or its account is closed. */
export async function lockRepeatableLink(
  ctx: Context,
  tx: Tx,
  token: string,
  purpose: 'cancel_withdrawal' | 'freeze_account',
): Promise<RepeatableLink | undefined> {
  const now = ctx.clock.now()
  const hash = linkHash(token)
  const ownerId = await findLinkOwner(tx, hash, purpose)
  if (ownerId === undefined) return undefined
  const person = await lockPerson(tx, ownerId)
  const secret = await lockRepeatable(tx, hash, purpose, now)
  if (secret === undefined || person.state === 'deactivated') return undefined
  return {
    person,
    isUsed: secret.used_at !== null,
    withdrawalId: secret.withdrawal_id,
    use: () => markUsed(tx, secret.id, now),
  }
}

/**
 * Finds and locks an emailed or printed link without using it up; undefined when it is unknown, expired, used or
 * superseded.
 */
export async function lockLink(
  ctx: Context,
  tx: Tx,
  token: string,
  purpose: Exclude<Purpose, 'verify_email'>,
): Promise<LockedLink | undefined> {
  const now = ctx.clock.now()
  const hash = linkHash(token)
  const ownerId = await findLinkOwner(tx, hash, purpose)
  if (ownerId === undefined) return undefined
  // The person before the secret, in the same order everywhere, so that no two transactions deadlock.
  const person = await lockPerson(tx, ownerId)
  const secret = await lockLiveLink(tx, hash, purpose, now)
  if (secret === undefined || person.state === 'deactivated') return undefined
  const use = async () => {
    await markUsed(tx, secret.id, now)
    // Several of these may be good side by side (first-administrator.ts), until one was used.
    if (purpose === 'staff_link') await supersede(tx, person.id, purpose, now)
  }
  const countWrongTry = async () => {
    await addFailedTry(tx, [secret.id])
    const isLast = secret.attempts + 1 >= codeTriesMax
    if (isLast) await use()
    return isLast
  }
  return { person, use, countWrongTry }
}
