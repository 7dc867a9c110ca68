import type { listStaffResults, StaffResult, StaffResultDetail } from '@evenmoor/contract/staff-results'
import { formatRatePercent } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { addDays, isDay, utcDay } from '#platform/clock.ts'
import { accountsOfSamePerson } from '#people/staff-accounts/second-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { ListSource } from '#platform/list/list-routes.ts'
import { notFound } from '#platform/problems.ts'
import { planTitles } from '#plans/find-plan.ts'
import { isSourceAllowed } from '#plans/result-source.ts'
import { readPlanDay } from './plan-day.ts'
import { describeProposal } from './describe-proposal.ts'
import { describeSteps } from './describe-steps.ts'
import { mayPropose } from './proposal.ts'
import { selectProposals } from './proposal-store.ts'
import { type DayRow, dayRows, selectDays } from './staff-result-store.ts'

/** The days of every plan as staff list them. */
export const staffResultsSource: ListSource<typeof listStaffResults, DayRow> = {
  rows: (_db, { plan_id: planId, status, from, to }, { ctx }) =>
    dayRows({
      planId,
      status,
      from,
      to,
      lastDay: addDays(utcDay(ctx.clock.now()), -1),
      isAllBooked: !isSourceAllowed(ctx, 'illustration'),
    }),
  sortColumns: { day: 'day', plan: 'title' },
  describe: (_reading, rows) => rows.map(listed),
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
  const proposers = proposals.map((proposal) => proposal.proposed_by)
  const readers = await accountsOfSamePerson(tx, readerId, proposers)
  const open = proposals.some(({ status }) => status === 'open')
  const lastDay = addDays(utcDay(ctx.clock.now()), -1)
  const only = { planId, from: day, to: day, lastDay, isAllBooked: false }
  const [row] = (await selectDays(tx, only, 1)).map(listed)
  return {
    ...(row ?? { id: `${day}-${planId}`, plan_id: planId, plan_title: title, day, ...nothingYet }),
    steps: await describeSteps(tx, planDay),
    proposals: proposals.map((proposal) => describeProposal(proposal, readers)),
    may_propose: open ? null : (mayPropose(planDay.standing) ?? null),
  }
}

const nothingYet = { status: 'missing', source: null, rate: null } as const

const listed = ({ id, plan_id, title, day, status, source, rate_ppm: ppm }: DayRow): StaffResult => ({
  id,
  plan_id,
  plan_title: title,
  day,
  status,
  source,
  rate: ppm === null ? null : formatRatePercent(BigInt(ppm)),
})
