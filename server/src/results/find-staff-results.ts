import type { StaffResult, StaffResultDetail } from '@evenmoor/contract/staff-results'
import { formatRatePercent } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { addDays, isDay, utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { notFound } from '#platform/problems.ts'
import { planTitles } from '#plans/find-plan.ts'
import { isSourceAllowed } from '#plans/result-source.ts'
import { idOfCursor, pageOf, pageSize } from '#wallet/cursor.ts'
import { readPlanDay } from './day-standing.ts'
import { describeProposal } from './describe-proposal.ts'
import { describeSteps } from './describe-steps.ts'
import { mayPropose } from './proposal.ts'
import { selectProposals } from './proposal-store.ts'
import { type ListedDay, selectDays } from './staff-result-store.ts'

type Query = {
  readonly plan_id?: string | undefined
  readonly status?: StaffResult['status'] | undefined
  readonly cursor?: string | undefined
}

/** A page of the days of every plan, latest first. 400 for a cursor that is not ours. */
export async function listStaffResults(
  ctx: Context,
  tx: Tx,
  query: Query,
): Promise<{ results: StaffResult[]; next: string | null }> {
  const rows = await selectDays(tx, {
    planId: query.plan_id,
    status: query.status,
    after: query.cursor === undefined ? undefined : placeOf(query.cursor),
    lastDay: addDays(utcDay(ctx.clock.now()), -1),
    isAllBooked: !isSourceAllowed(ctx, 'illustration'),
    limit: pageSize + 1,
  })
  const { page, next } = pageOf(rows, ({ day, planId }) => `${day} ${planId}`)
  return { results: page.map(listed), next }
}

/** One plan's day as staff see it; 404 for a plan or a day that there is not. */
export async function staffResult(
  ctx: Context,
  tx: Tx,
  { planId, day }: { planId: string; day: string },
  readerId: string,
): Promise<StaffResultDetail> {
  const title = (await planTitles(tx)).get(planId)
  if (title === undefined || !isDay(day)) throw notFound()
  const planDay = await readPlanDay(ctx, tx, planId, day)
  const proposals = await selectProposals(tx, planId, day)
  const open = proposals.some(({ status }) => status === 'open')
  const [row] = (
    await selectDays(tx, {
      planId,
      status: undefined,
      after: undefined,
      lastDay: day,
      limit: pageSize,
      day,
      isAllBooked: false,
    })
  ).map(listed)
  return {
    ...(row ?? { plan_id: planId, plan_title: title, day, status: 'missing', source: null, rate: null }),
    steps: await describeSteps(tx, planDay),
    proposals: proposals.map((proposal) => describeProposal(proposal, readerId)),
    may_propose: open ? null : (mayPropose(planDay.standing) ?? null),
  }
}

function placeOf(cursor: string): { day: string; planId: string } {
  const [day = '', planId = ''] = idOfCursor(cursor, /^\d{4}-\d{2}-\d{2} \S{1,64}$/).split(' ')
  return { day, planId }
}

const listed = ({ planId, title, day, status, source, ratePpm }: ListedDay): StaffResult => ({
  plan_id: planId,
  plan_title: title,
  day,
  status,
  source,
  rate: ratePpm === null ? null : formatRatePercent(ratePpm),
})
