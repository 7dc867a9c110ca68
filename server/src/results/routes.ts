import * as results from '@evenmoor/contract/results'
import * as staff from '@evenmoor/contract/staff-results'
import { route, sameForEveryone, secondsOld } from '#platform/http/bind.ts'
import { listRoutes } from '#platform/list/list-routes.ts'
import { approveProposal, rejectProposal } from './decide-proposal.ts'
import { staffResult, staffResultsSource } from './find-staff-results.ts'
import { proposeResult } from './propose-result.ts'
import { listMonths, monthOfResults } from './published-results.ts'

export const routes = [
  sameForEveryone(
    secondsOld(route(results.listResultMonths, ({ tx, query }) => listMonths(tx, query.cursor))),
    60_000,
  ),

  sameForEveryone(
    secondsOld(route(results.getMonthOfResults, ({ tx, params }) => monthOfResults(tx, params.month))),
    60_000,
  ),

  ...listRoutes(staff.listStaffResults, staffResultsSource),

  route(staff.getStaffResult, ({ ctx, tx, caller, params }) =>
    staffResult(ctx, tx, { planId: params.plan_id, day: params.day }, caller.personId),
  ),

  route(staff.proposeResult, async ({ ctx, tx, caller, body }) => {
    const day = { planId: body.plan_id, day: body.day }
    await proposeResult(ctx, tx, { ...body, ...day, staffId: caller.personId })
    return staffResult(ctx, tx, day, caller.personId)
  }),

  route(staff.approveResultProposal, async ({ ctx, tx, caller, params }) => {
    const day = await approveProposal(ctx, tx, { id: params.id, staffId: caller.personId })
    return staffResult(ctx, tx, day, caller.personId)
  }),

  route(staff.rejectResultProposal, async ({ ctx, tx, caller, params, body }) => {
    const { reason } = body
    const day = await rejectProposal(ctx, tx, { id: params.id, staffId: caller.personId, reason })
    return staffResult(ctx, tx, day, caller.personId)
  }),
]
