import type { IdentityDocument } from '@evenmoor/contract/identity'
import type { Context } from '#context.ts'
import { oneAtATime } from '#people/find-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { conflict } from '#platform/problems.ts'
import { insertCheck, newestCheck, updateCheck } from './identity-check-store.ts'
import { deletePictures } from './picture-store.ts'

type Choice = { readonly personId: string; readonly document: IdentityDocument }

/**
 * Begins an identity check, or chooses another document for one that is not sent yet: pictures of the one before go.
 * 409 while one is in review and once one was accepted.
 */
export async function chooseDocument(ctx: Context, tx: Tx, { personId, document }: Choice): Promise<void> {
  await oneAtATime(tx, personId)
  const check = await newestCheck(tx, personId)
  const at = ctx.clock.now()
  if (check?.status === 'in_review') {
    throw conflict('identity_in_review')
  }
  if (check?.status === 'accepted') throw conflict('identity_accepted_already')
  if (check?.status !== 'draft') return insertCheck(tx, { id: uuidv7(), personId, document, at })
  if (check.document === document) return
  await deletePictures(tx, check.id)
  await updateCheck(tx, check.id, { document, changed_at: at })
}
