import * as contract from '@evenmoor/contract/identity'
import * as staff from '@evenmoor/contract/staff-identity'
import { asFile, route } from '#platform/http/bind.ts'
import { Download } from '#platform/http/download.ts'
import { listRoutes } from '#platform/list/list-routes.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { addPicture, draftFor, uploadLimit } from './add-picture.ts'
import { chooseDocument } from './choose-document.ts'
import { acceptCheck, refuseCheck } from './decide-check.ts'
import { describeIdentity } from './describe-identity.ts'
import { atUploadPlace, makePicture } from './make-picture.ts'
import { identityList, staffCheck } from './staff-view.ts'
import { submitCheck } from './submit-check.ts'
import { beginViewing, viewPicture } from './view-picture.ts'
import { withdrawCheck } from './withdraw-check.ts'

export const routes = [
  route(contract.getIdentity, ({ tx, caller }) => describeIdentity(tx, caller.personId)),

  route(contract.chooseIdentityDocument, async ({ ctx, tx, caller, body }) => {
    await chooseDocument(ctx, tx, { personId: caller.personId, document: body.document })
    return describeIdentity(tx, caller.personId)
  }),

  route(contract.withdrawIdentity, async ({ ctx, tx, caller }) => {
    await withdrawCheck(ctx, tx, caller.personId)
    return describeIdentity(tx, caller.personId)
  }),

  // Whether it is wanted at all, and how often it was tried, is asked before a byte of it is read.
  withOwnTransactions(
    route(contract.uploadIdentityPicture, async ({ ctx, caller, query, readFile }) => {
      const { personId } = caller
      const { side } = query
      await draftFor(ctx.db, personId, side)
      await countHit(ctx, [{ limit: uploadLimit, subject: personId }])
      const picture = await atUploadPlace(async () => makePicture(await readFile()))
      return ctx.transaction(async (tx) => {
        await addPicture(ctx, tx, { personId, side, picture })
        return describeIdentity(tx, personId)
      })
    }),
  ),

  route(contract.submitIdentity, async ({ ctx, tx, caller }) => {
    await submitCheck(ctx, tx, caller.personId)
    return describeIdentity(tx, caller.personId)
  }),

  ...listRoutes(staff.listStaffIdentityChecks, identityList),

  route(staff.getStaffIdentityCheck, ({ ctx, tx, caller, params }) =>
    staffCheck({ ctx, db: tx, caller }, params.id),
  ),

  route(staff.beginIdentityViewing, async ({ ctx, tx, caller, params, body }) => {
    const { personId: staffId, sessionId } = caller
    await beginViewing(ctx, tx, { id: params.id, reason: body.reason, staffId, sessionId })
    return staffCheck({ ctx, db: tx, caller }, params.id)
  }),

  asFile(staff.openIdentityPicture, async ({ ctx, tx, caller, params }) => {
    const { personId: staffId, sessionId } = caller
    const jpeg = await viewPicture(ctx, tx, { ...params, staffId, sessionId })
    return new Download(`identity-${params.side}.jpg`, 'image/jpeg', [jpeg])
  }),

  route(staff.acceptIdentity, async ({ ctx, tx, caller, params, body }) => {
    await acceptCheck(ctx, tx, { id: params.id, staffId: caller.personId, points: body.points })
    return staffCheck({ ctx, db: tx, caller }, params.id)
  }),

  route(staff.refuseIdentity, async ({ ctx, tx, caller, params, body }) => {
    await refuseCheck(ctx, tx, { id: params.id, staffId: caller.personId, reason: body.reason })
    return staffCheck({ ctx, db: tx, caller }, params.id)
  }),
]
