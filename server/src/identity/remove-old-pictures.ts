import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { draftKeptMs, picturesKeptMs } from './identity-check.ts'
import { deleteDraft, lockDecidedBefore, lockOldDrafts } from './identity-check-store.ts'
import { removePictures } from './withdraw-check.ts'

/** How many one transaction removes. The next run takes the rest. */
const batch = 100

/** Removes the pictures of what was decided 30 days ago or longer; the decisions stay. Gives how many checks it was. */
export async function removeOldPictures(ctx: Context): Promise<number> {
  return inBatches(() =>
    ctx.transaction(async (tx) => {
      const before = new Date(ctx.clock.now().getTime() - picturesKeptMs)
      const ids = await lockDecidedBefore(tx, before, batch)
      for (const id of ids) {
        await removePictures(ctx, tx, id)
        await recordAudit(ctx, tx, {
          actorId: null,
          action: 'identity.pictures_removed',
          subject: `identity/${id}`,
        })
      }
      return ids.length
    }),
  )
}

/** Discards checks that were begun and left alone for a week, with their pictures. Gives how many. */
export async function discardOldDrafts(ctx: Context): Promise<number> {
  return inBatches(() =>
    ctx.transaction(async (tx) => {
      const ids = await lockOldDrafts(tx, new Date(ctx.clock.now().getTime() - draftKeptMs), batch)
      for (const id of ids) await deleteDraft(tx, id)
      return ids.length
    }),
  )
}

async function inBatches(work: () => Promise<number>): Promise<number> {
  let all = 0
  for (;;) {
    const count = await work()
    all += count
    if (count < batch) return all
  }
}
