import type { IdentityCheck as Answer, PictureFacts } from '@evenmoor/contract/identity'
import type { Database } from '#platform/database/pool.ts'
import { picturesUntil } from './identity-check.ts'
import { newestCheck } from './identity-check-store.ts'
import { picturesOf, type StoredPicture } from './picture-store.ts'

/** The state of a person's identity check, as they see it. */
export async function describeIdentity(db: Database, personId: string): Promise<Answer> {
  const check = await newestCheck(db, personId)
  if (check === undefined) return nothing
  const { status, document, submittedAt, decidedAt, reason } = check
  return {
    status: status === 'withdrawn' ? 'none' : status,
    document,
    pictures: (await picturesOf(db, check.id)).map(factsOf),
    submitted_at: submittedAt?.toISOString() ?? null,
    decided_at: decidedAt?.toISOString() ?? null,
    reason,
    pictures_until: picturesUntil(check)?.toISOString() ?? null,
  }
}

const nothing: Answer = {
  status: 'none',
  document: null,
  pictures: [],
  submitted_at: null,
  decided_at: null,
  reason: null,
  pictures_until: null,
}

/** A picture as the contract describes it. */
export const factsOf = ({ side, width, height, uploadedAt }: StoredPicture): PictureFacts => ({
  side,
  width,
  height,
  uploaded_at: uploadedAt.toISOString(),
})
