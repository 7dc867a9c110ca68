import { because, type Refusal } from '@evenmoor/contract/refusals'
import type { DocumentSide, IdentityDocument, IdentityReason } from '@evenmoor/contract/identity'
import { neededSides } from '@evenmoor/contract/identity'
import { identityPoints, type IdentityPoint } from '@evenmoor/contract/staff-identity'
import { dayMs } from '#platform/clock.ts'

export type IdentityStatus = 'draft' | 'in_review' | 'accepted' | 'not_accepted' | 'withdrawn'

/** An identity check as it is stored. */
export type IdentityCheck = {
  readonly id: string
  readonly personId: string
  readonly document: IdentityDocument
  readonly status: IdentityStatus
  readonly submittedAt: Date | null
  readonly decidedById: string | null
  readonly decidedAt: Date | null
  readonly reason: IdentityReason | null
  readonly picturesRemovedAt: Date | null
}

/** So long after the decision its pictures are kept: time for questions, and no longer. */
export const picturesKeptMs = 30 * dayMs
/** A check that was begun and not sent is discarded when its person has left it alone for so long. */
export const draftKeptMs = 7 * dayMs
/** For so long a colleague who opened the pictures counts as being at it. */
export const viewingMs = 15 * 60_000
/** For so long the reason that a member of staff gave for opening pictures holds in their session. */
const reasonKeptMs = 8 * 3_600_000

/** Reasons given after this moment still hold. */
export const reasonsAfter = (now: Date): Date => new Date(now.getTime() - reasonKeptMs)

/** When the pictures of a decided check go; null before it is decided, and once they are gone. */
export const picturesUntil = ({
  decidedAt,
  picturesRemovedAt,
}: Pick<IdentityCheck, 'decidedAt' | 'picturesRemovedAt'>): Date | null =>
  decidedAt === null || picturesRemovedAt !== null ? null : new Date(decidedAt.getTime() + picturesKeptMs)

/** The sides that a picture is still missing of. */
export const missingSides = (
  document: IdentityDocument,
  sides: readonly DocumentSide[],
): readonly DocumentSide[] => neededSides[document].filter((side) => !sides.includes(side))

/** The refusal for staff who open their own check. */
export const ownCheck = because('own_identity_check')

/** Why the document cannot be accepted yet; undefined when it can. */
export function acceptanceRefusal(
  points: readonly IdentityPoint[],
  { needed, opened }: { needed: readonly DocumentSide[]; opened: readonly DocumentSide[] },
): Refusal | undefined {
  if (needed.some((side) => !opened.includes(side))) return because('pictures_not_opened')
  if (identityPoints.some((point) => !points.includes(point))) return because('points_not_in_order')
  return undefined
}

/** Who decided it and how, for a colleague who came too late; undefined while it is in review. */
export function endOf(
  { status, decidedAt }: Pick<IdentityCheck, 'status' | 'decidedAt'>,
  decidedBy: string | null,
): Refusal | undefined {
  if (status === 'withdrawn') return because('who_withdrew')
  if (decidedAt === null) return undefined
  const [who, at] = [decidedBy ?? 'Somebody', decidedAt.toISOString()]
  return status === 'accepted'
    ? because('who_accepted', { name: who, acted_time: at })
    : because('who_did_not_accept', { name: who, acted_time: at })
}
