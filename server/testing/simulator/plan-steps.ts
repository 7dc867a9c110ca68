import { formatMoney, formatRatePercent, usd } from '@evenmoor/ledger/money'
import { changePlanTerms } from '#plans/change-plan-terms.ts'
import { cancelPlanTerms, closePlan } from '#plans/close-plan.ts'
import { dayMs, utcDay } from '#platform/clock.ts'
import { newestTerms, planIds, startOfDay } from './plans.ts'
import type { Step } from './step.ts'

/** New terms of a plan, from a day to come, or from one too near for somebody who is the only one to make them; sometimes by somebody who looked at older ones. */
export const changeTerms: Step = async (sim) => {
  const { random, model, world } = sim
  const planId = random.pick(planIds)
  const plan = model.plans[planId]
  const newest = newestTerms(plan)
  if (newest === undefined) return undefined
  const now = world.clock.now()
  const daysAhead = random.int(1, 4)
  const from = startOfDay(now, daysAhead)
  const isTooSoon = from < now.getTime() + dayMs
  const isOutdated = random.percent(10)
  const cent = usd('0.01')
  const terms = {
    version: plan.versions.length + 1,
    minMinor: newest.minMinor + cent * BigInt(random.int(1, 500)),
    maxMinor: newest.maxMinor - cent * BigInt(random.int(1, 500)),
    ratePpm: BigInt(random.int(0, 30_000)),
    from,
    isCalledOff: false,
  }
  const outcome = await sim.request({
    personId: sim.staffIds[0],
    what: `terms ${terms.version} of ${planId} from ${from}`,
    work: (tx) =>
      changePlanTerms(world.ctx, tx, {
        planId,
        staffId: sim.staffIds[0],
        reason: 'simulated',
        based_on_version: newest.version - (isOutdated ? 1 : 0),
        min_deposit: formatMoney({ asset: 'usd', minor: terms.minMinor }),
        max_deposit: formatMoney({ asset: 'usd', minor: terms.maxMinor }),
        daily_rate: formatRatePercent(terms.ratePpm),
        effective_on: utcDay(new Date(from)),
      }),
  })
  const isRefused = plan.isClosed || isOutdated
  const expected = isRefused ? 409 : isTooSoon ? 400 : newest.from >= from ? 409 : undefined
  if ('answer' in outcome) plan.versions.push(terms)
  return { did: `terms ${terms.version} of ${planId}, ${daysAhead} days ahead`, outcome, expected }
}

/** Calls the newest terms off, which only announced ones bear. */
export const callOffTerms: Step = async (sim) => {
  const { random, model, world } = sim
  const planId = random.pick(planIds)
  const newest = newestTerms(model.plans[planId])
  // The first ones stay: by the second of the booked plan staff book its days.
  if (newest === undefined || newest.version <= 2) return undefined
  const { version } = newest
  const outcome = await sim.request({
    personId: sim.staffIds[1],
    what: `call off terms ${version} of ${planId}`,
    work: (tx) =>
      cancelPlanTerms(world.ctx, tx, { planId, version, staffId: sim.staffIds[1], reason: 'simulated' }),
  })
  const expected = newest.from <= world.clock.now().getTime() ? 409 : undefined
  if ('answer' in outcome) newest.isCalledOff = true
  return { did: `call off terms ${version} of ${planId}`, outcome, expected }
}

/** Closes a plan; the positions that are open in it go on. */
export const close: Step = async (sim) => {
  const { random, model, world } = sim
  const planId = random.pick(planIds)
  const plan = model.plans[planId]
  const outcome = await sim.request({
    personId: sim.staffIds[1],
    what: `close ${planId}`,
    work: (tx) => closePlan(world.ctx, tx, { planId, staffId: sim.staffIds[1], reason: 'simulated' }),
  })
  const expected = plan.isClosed ? 409 : undefined
  if ('answer' in outcome) plan.isClosed = true
  return { did: `close ${planId}`, outcome, expected }
}
