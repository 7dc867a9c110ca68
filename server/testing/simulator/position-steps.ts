import { formatMoney, usd } from '@evenmoor/ledger/money'
import { addDays, utcDay } from '#platform/clock.ts'
import { accrueFinishedDays } from '#positions/accrue-finished-days.ts'
import { openPosition } from '#positions/open-position.ts'
import { redeemPosition } from '#positions/redeem-position.ts'
import { planById, planIds } from './plans.ts'
import { type ModelInvestor, type ModelPosition, shareOf } from './model.ts'
import type { Simulation } from './simulation.ts'
import type { Step } from './step.ts'

const dayMs = 86_400_000

/** Invests, at the edges of the plan's range and of what is available. */
export const invest: Step = async (sim) => {
  const { random, model, world } = sim
  const investor = random.pick(model.investors)
  const planId = random.pick(planIds)
  const { minMinor, maxMinor } = planById(planId)
  const cent = usd('0.01')
  const availableCents = (investor.availableMinor / cent) * cent
  const candidates = [minMinor, minMinor - cent, maxMinor + cent, availableCents, availableCents + cent]
  const wished = random.percent(60)
    ? minMinor + cent * BigInt(random.int(0, 50_000))
    : random.pick(candidates)
  const amountMinor = wished > 0n ? wished : cent
  const outcome = await sim.request<{ id: string }>({
    personId: investor.id,
    what: `invest ${amountMinor} in ${planId}`,
    work: (tx) => openPosition(world.ctx, tx, { investorId: investor.id, planId, amountMinor }),
  })
  const isWithin = amountMinor >= minMinor && amountMinor <= maxMinor
  const expected = isWithin ? (amountMinor > investor.availableMinor ? 409 : undefined) : 400
  if ('answer' in outcome) {
    investor.availableMinor -= amountMinor
    const resultsTo = utcDay(world.clock.now())
    investor.positions.push({
      id: outcome.answer.id,
      planId,
      resultsTo,
      valueMinor: amountMinor,
      isClosed: false,
      days: new Map(),
    })
  }
  return { did: `invest ${amountMinor} in ${planId}`, outcome, expected }
}

/** Takes back all or a part, sometimes too much, or nearly all. */
export const redeem: Step = async (sim) => {
  const { random, model, world } = sim
  const investor = random.pick(model.investors)
  if (investor.positions.length === 0) return undefined
  const position = random.pick(investor.positions)
  const { valueMinor } = position
  const cents = valueMinor / 10_000n
  const isWhole = random.percent(40)
  const partMinor =
    10_000n * (random.percent(20) ? cents + 1n : 1n + (cents * BigInt(random.int(0, 100))) / 100n)
  const amountMinor = isWhole ? valueMinor : partMinor
  const amount = isWhole ? undefined : formatMoney({ asset: 'usd', minor: partMinor })
  const outcome = await sim.request({
    personId: investor.id,
    what: `redeem ${amount ?? 'all'} of ${position.id}`,
    work: (tx) => redeemPosition(world.ctx, tx, { investorId: investor.id, positionId: position.id, amount }),
  })
  const rest = valueMinor - amountMinor
  const expected = position.isClosed || rest < 0n ? 409 : rest > 0n && rest < 10_000n ? 400 : undefined
  if ('answer' in outcome) {
    position.valueMinor -= amountMinor
    investor.availableMinor += amountMinor
    position.isClosed = position.valueMinor === 0n
  }
  return { did: `redeem ${amount ?? 'all'} of ${valueMinor}`, outcome, expected }
}

/** One to three days later: the results of the days that have ended. */
export const accrue: Step = async (sim) => {
  const { random, world } = sim
  const days = random.int(1, 3)
  world.clock.advance(days * dayMs)
  await sim.job(() => accrueFinishedDays(world.ctx))
  const rates = await ratesOf(sim)
  const today = utcDay(world.clock.now())
  for (const investor of sim.model.investors) {
    for (const position of investor.positions.filter(({ isClosed }) => !isClosed)) {
      for (let day = addDays(position.resultsTo, 1); day < today; day = addDays(day, 1)) {
        const rate = rates.get(`${position.planId} ${day}`)
        // A plan whose next day is not booked waits, with the days behind it.
        if (rate === undefined) break
        applyDay(investor, position, day, rate)
      }
    }
  }
  return { did: `accrue up to ${today}` }
}

function applyDay(investor: ModelInvestor, position: ModelPosition, day: string, rate: bigint): void {
  const baseMinor = position.valueMinor
  const share = shareOf(baseMinor, rate)
  const [availableMinor, investedMinor] = share > 0n ? [share, 0n] : [0n, share]
  investor.availableMinor += availableMinor
  position.valueMinor += investedMinor
  position.days.set(day, {
    baseMinor,
    investedMinor,
    availableMinor,
    borneMinor: 0n,
    standingShortfallMinor: 0n,
  })
  position.resultsTo = day
}

/** What the plans made, as it is published; what it did to each position is what the model works out by itself. */
async function ratesOf(sim: Simulation): Promise<Map<string, bigint>> {
  const rows = await sim.world.ctx.db
    .selectFrom('daily_result')
    .select(['plan_id', 'day', 'rate_ppm'])
    .execute()
  return new Map(rows.map(({ plan_id, day, rate_ppm }) => [`${plan_id} ${day}`, BigInt(rate_ppm)]))
}
