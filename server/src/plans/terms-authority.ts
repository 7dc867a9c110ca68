/** Who has to agree to new terms, and the first moment they can count from (docs/decisions/0105). */
import { countOtherAdministrators } from '#people/staff-accounts/count-administrators.ts'
import { addDays, dayMs, utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict, forbidden } from '#platform/problems.ts'
import type { Version } from './terms-store.ts'

/** Whether a colleague has to approve what this administrator makes; where there is none, the terms wait instead. */
export const takesColleague = async (tx: Tx, staffId: string): Promise<boolean> =>
  (await countOtherAdministrators(tx, staffId)) > 0

/** The first UTC day that terms made now can count from: the next, or without a colleague the first after 24 hours. */
export function firstDayOfTerms(now: Date, { hasColleague }: { hasColleague: boolean }): string {
  if (hasColleague) return addDays(utcDay(now), 1)
  return addDays(utcDay(new Date(now.getTime() + dayMs - 1)), 1)
}

/** Whether a version still waits for a second person. */
export const isProposed = ({ approvedAt, cancelledAt, effectiveFrom }: Version, now: Date): boolean =>
  approvedAt === null && cancelledAt === null && effectiveFrom > now

/** The newest version that binds or will; undefined where there is none. */
export const newestBinding = (versions: readonly Version[]): Version | undefined =>
  versions.find(({ approvedAt, cancelledAt }) => approvedAt !== null && cancelledAt === null)

/** Throws what keeps this administrator from approving a version: 403 for their own, 409 where it is too late. */
export function assertApprovable(
  proposal: Version | undefined,
  versions: readonly Version[],
  { staffId, now }: { staffId: string; now: Date },
): asserts proposal is Version {
  if (proposal === undefined || proposal.cancelledAt !== null)
    throw conflict('This proposal was called off. Nothing was changed now.')
  if (proposal.approvedAt !== null)
    throw conflict('These terms are approved already. Nothing was changed now.')
  if (proposal.madeById === staffId)
    throw forbidden('This is your own proposal: a colleague has to approve it.')
  if (proposal.effectiveFrom <= now) {
    throw conflict(
      'The day from which these terms should count has begun. Nothing was changed. Propose them again.',
    )
  }
  const newest = newestBinding(versions)
  if (newest !== undefined && newest.version > proposal.version)
    throw conflict(
      'Other terms of this plan were announced since. Nothing was changed. Call this proposal off and propose it again.',
    )
}
