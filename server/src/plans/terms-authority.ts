/** Who has to agree to new terms, and the first moment they can count from (docs/decisions/0105). */
import { formerAdministrators } from '#audit/former-administrators.ts'
import type { Context } from '#context.ts'
import { countAdministrators, countOtherAdministrators } from '#people/staff-accounts/count-administrators.ts'
import { accountsOfSamePerson } from '#people/staff-accounts/second-person.ts'
import { addDays, dayMs, utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict, forbidden } from '#platform/problems.ts'
import type { Version } from './terms-store.ts'

/** For so long nobody is alone after another administrator lost the role: else one could take it away and then wait a day. */
const aloneAfterMs = 7 * dayMs

/**
 * Whether a colleague has to approve what this administrator makes. Where there has been no other administrator for 7 days,
 * nobody has to, and the terms wait instead.
 */
export async function takesColleague(ctx: Context, tx: Tx, staffId: string): Promise<boolean> {
  if ((await countOtherAdministrators(tx, staffId)) > 0) return true
  const former = await recentlyAdministrators(ctx, tx)
  const same = await accountsOfSamePerson(tx, staffId, former)
  return former.some((id) => !same.has(id))
}

/** The same for what the operator makes at the command line: where two administrators are, one of them has to approve it. */
export async function operatorTakesColleague(ctx: Context, tx: Tx): Promise<boolean> {
  const administrators = await countAdministrators(tx)
  if (administrators !== 1) return administrators > 1
  return (await recentlyAdministrators(ctx, tx)).length > 0
}

const recentlyAdministrators = (ctx: Context, tx: Tx): Promise<string[]> =>
  formerAdministrators(tx, { after: new Date(ctx.clock.now().getTime() - aloneAfterMs) })

/** The first UTC day that terms made now can count from: the next, or without a colleague the first after 24 hours. */
export function firstDayOfTerms(now: Date, { hasColleague }: { hasColleague: boolean }): string {
  if (hasColleague) return addDays(utcDay(now), 1)
  return addDays(utcDay(new Date(now.getTime() + dayMs - 1)), 1)
}

/** Whether a version still waits for a second person. */
export const isProposed = ({ approvedAt, canceledAt, effectiveFrom }: Version, now: Date): boolean =>
  approvedAt === null && canceledAt === null && effectiveFrom > now

/** The newest version that binds or will; undefined where there is none. */
export const newestBinding = (versions: readonly Version[]): Version | undefined =>
  versions.find(({ approvedAt, canceledAt }) => approvedAt !== null && canceledAt === null)

/** Throws when this administrator may not approve a version: 403 for their own, 409 when it is too late. */
export function assertApprovable(
  proposal: Version | undefined,
  versions: readonly Version[],
  { isOwn, now }: { isOwn: boolean; now: Date },
): asserts proposal is Version {
  if (proposal === undefined || proposal.canceledAt !== null) throw conflict('proposal_called_off')
  if (proposal.approvedAt !== null) throw conflict('terms_approved_already')
  if (isOwn) throw forbidden('own_proposal')
  if (proposal.effectiveFrom <= now) {
    throw conflict('terms_day_begun')
  }
  const newest = newestBinding(versions)
  if (newest !== undefined && newest.version > proposal.version) throw conflict('terms_announced_since')
}
