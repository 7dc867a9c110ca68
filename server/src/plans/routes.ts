import { getOutlook as outlookEndpoint } from '@evenmoor/contract/outlook'
import * as contract from '@evenmoor/contract/plans'
import * as staffContract from '@evenmoor/contract/staff-plans'
import { route, sameForEveryone, secondsOld } from '#platform/http/bind.ts'
import { listRoutes } from '#platform/list/list-routes.ts'
import { addPlan } from './add-plan.ts'
import { changePlanTerms, previewPlanTerms } from './change-plan-terms.ts'
import { approvePlanTerms } from './approve-plan-terms.ts'
import { cancelPlanTerms, closePlan } from './close-plan.ts'
import { getOutlook } from './get-outlook.ts'
import { listPlans } from './list-plans.ts'
import { describeStaffPlan, staffPlansSource } from './staff-plans.ts'

export const routes = [
  // Terms come into force, and plans close, by time.
  sameForEveryone(secondsOld(route(contract.listPlans, ({ ctx, tx }) => listPlans(ctx, tx))), 5_000),

  secondsOld(
    route(outlookEndpoint, ({ ctx, tx, query }) =>
      getOutlook(ctx, tx, { planId: query.plan_id, amount: query.amount, days: Number(query.days ?? '30') }),
    ),
  ),

  ...listRoutes(staffContract.listStaffPlans, staffPlansSource),

  route(staffContract.getStaffPlan, ({ ctx, tx, caller, params }) =>
    describeStaffPlan(ctx, tx, params.id, caller.personId),
  ),

  route(staffContract.addPlan, async ({ ctx, tx, caller, body }) =>
    describeStaffPlan(
      ctx,
      tx,
      await addPlan(ctx, tx, { ...body, staffId: caller.personId }),
      caller.personId,
    ),
  ),

  route(staffContract.previewPlanTerms, ({ ctx, tx, caller, params, body }) =>
    previewPlanTerms(ctx, tx, { ...body, planId: params.id, staffId: caller.personId }),
  ),

  route(staffContract.changePlanTerms, async ({ ctx, tx, caller, params, body }) => {
    await changePlanTerms(ctx, tx, { ...body, planId: params.id, staffId: caller.personId })
    return describeStaffPlan(ctx, tx, params.id, caller.personId)
  }),

  route(staffContract.approvePlanTerms, async ({ ctx, tx, caller, params, body }) => {
    await approvePlanTerms(ctx, tx, { ...body, planId: params.id, staffId: caller.personId })
    return describeStaffPlan(ctx, tx, params.id, caller.personId)
  }),

  route(staffContract.callOffPlanTerms, async ({ ctx, tx, caller, params, body }) => {
    await cancelPlanTerms(ctx, tx, { ...body, planId: params.id, staffId: caller.personId })
    return describeStaffPlan(ctx, tx, params.id, caller.personId)
  }),

  route(staffContract.closePlan, async ({ ctx, tx, caller, params, body }) => {
    await closePlan(ctx, tx, { ...body, planId: params.id, staffId: caller.personId })
    return describeStaffPlan(ctx, tx, params.id, caller.personId)
  }),
]
