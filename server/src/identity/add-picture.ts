import { neededSides, type DocumentSide } from '@evenmoor/contract/identity'
import type { Context } from '#context.ts'
import { oneAtATime } from '#people/find-person.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { conflict } from '#platform/problems.ts'
import type { Limit } from '#platform/rate-limits/rate-limit.ts'
import type { IdentityCheck } from './identity-check.ts'
import { newestCheck, updateCheck } from './identity-check-store.ts'
import type { Picture } from './make-picture.ts'
import { putPicture } from './picture-store.ts'
import { encryptPicture } from './encrypt-picture.ts'

/** How many files one account may send, whatever becomes of them. */
export const uploadLimit: Limit = { name: 'identity-picture', max: 10, seconds: 3_600 }

/** The check that a picture of this side is for. 409 where there is none, or none of this side. */
export async function draftFor(db: Database, personId: string, side: DocumentSide): Promise<IdentityCheck> {
  const check = await newestCheck(db, personId)
  if (check?.status !== 'draft') {
    throw conflict('picture_without_check')
  }
  if (!neededSides[check.document].includes(side)) {
    throw conflict('one_side_enough')
  }
  return check
}

type Added = { readonly personId: string; readonly side: DocumentSide; readonly picture: Picture }

/** Stores the picture of a side, encrypted, in place of the one before. Sent twice it is there once. */
export async function addPicture(ctx: Context, tx: Tx, { personId, side, picture }: Added): Promise<void> {
  await oneAtATime(tx, personId)
  const { id: checkId } = await draftFor(tx, personId, side)
  const place = { checkId, side }
  const { jpeg, width, height } = picture
  const at = ctx.clock.now()
  await putPicture(tx, {
    ...place,
    ...(await encryptPicture(ctx, place, jpeg)),
    width,
    height,
    uploadedAt: at,
  })
  await updateCheck(tx, checkId, { changed_at: at })
}
