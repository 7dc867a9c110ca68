import { formatMoney, usd } from '@evenmoor/ledger/money'
import { addDays, dayMs, utcDay } from '#platform/clock.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
import { openPosition } from '#positions/investing/open-position.ts'
import { redeemPosition } from '#positions/investing/redeem-position.ts'
import { switchReinvesting } from '#positions/investing/switch-reinvesting.ts'
import { isWithin, openTerms, planIds } from './plans.ts'
import { type ModelInvestor, type ModelPosition, shareOf } from './model.ts'
import type { Simulation } from './simulation.ts'
import type { Step } from './step.ts'

/** Invests, at the edges of the plan's range and of what is available; sometimes with terms that were shown. */
export const invest: Step = async (sim) => {
  const { random, model, world } = sim
  const investor = random.pick(model.investors)
  const planId = random.pick(planIds)
  const plan = model.plans[planId]
  const terms = openTerms(plan, world.clock.now())
  const { minMinor, maxMinor } = terms ?? plan.versions[0]!
  const cent = usd('0.01')
  const availableCents = (investor.availableMinor / cent) * cent
  const candidates = [minMinor, minMinor - cent, maxMinor + cent, availableCents, availableCents + cent]
  const wished = random.percent(60)
    ? minMinor + cent * BigInt(random.int(0, 50_000))
    : random.pick(candidates)
  const amountMinor = wished > 0n ? wished : cent
  const isShown = terms !== undefined && random.percent(40)
  const termsVersion = isShown ? terms.version - (random.percent(20) ? 1 : 0) : undefined
  const outcome = await sim.request<{ id: string }>({
    personId: investor.id,
    what: `invest ${amountMinor} in ${planId}`,
    work: (tx) => openPosition(world.ctx, tx, { investorId: investor.id, planId, termsVersion, amountMinor }),
  })
  const isOutdated = termsVersion !== undefined && termsVersion !== terms?.version
  const isInRange = terms !== undefined && isWithin(terms, amountMinor)
  const isCovered = isInRange && amountMinor <= investor.availableMinor
  const expected = isOutdated ? 409 : isCovered ? undefined : isInRange ? 409 : 400
  if ('answer' in outcome) {
    const { id } = outcome.answer
    const resultsTo = utcDay(world.clock.now())
    investor.open({ id, planId, ratePpm: terms?.ratePpm ?? 0n, resultsTo, valueMinor: amountMinor })
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
    investor.moves.push({ kind: 'redeemed', positionId: position.id, amountMinor })
  }
  return { did: `redeem ${amount ?? 'all'} of ${valueMinor}`, outcome, expected }
}

/** Lets gains stay in a position from tomorrow on, or be paid out again; sometimes as they are already. */
export const reinvest: Step = async (sim) => {
  const { random, model, world } = sim
  const investor = random.pick(model.investors)
  if (investor.positions.length === 0) return undefined
  const position = random.pick(investor.positions)
  const wish = random.percent(60)
  const outcome = await sim.request({
    personId: investor.id,
    what: `reinvesting ${wish} in ${position.id}`,
    work: (tx) =>
      switchReinvesting(world.ctx, tx, { investorId: investor.id, positionId: position.id, reinvest: wish }),
  })
  if ('answer' in outcome) {
    const tomorrow = addDays(utcDay(world.clock.now()), 1)
    const days = position.switchDays
    const isOn = days.length % 2 === 1
    if (isOn !== wish)
      position.switchDays = days.at(-1) === tomorrow ? days.slice(0, -1) : [...days, tomorrow]
  }
  return {
    did: `reinvesting ${wish ? 'on' : 'off'}`,
    outcome,
    expected: position.isClosed ? 409 : undefined,
  }
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
        const booked = rates.get(`${position.planId} ${day}`)
        // A plan whose next day is not booked waits, with the days behind it.
        if (booked === undefined) break
        applyDay(investor, position, day, booked === 'by_terms' ? position.ratePpm : booked)
      }
    }
  }
  return { did: `accrue up to ${today}` }
}

function applyDay(investor: ModelInvestor, position: ModelPosition, day: string, rate: bigint): void {
  const baseMinor = position.valueMinor
  const share = shareOf(baseMinor, rate)
  const isReinvested = position.switchDays.filter((from) => from <= day).length % 2 === 1
  const [availableMinor, investedMinor] = share > 0n && !isReinvested ? [share, 0n] : [0n, share]
  investor.availableMinor += availableMinor
  position.valueMinor += investedMinor
  position.days.set(day, {
    baseMinor,
    investedMinor,
    availableMinor,
    borneMinor: 0n,
    standingShortfallMinor: 0n,
    stoodMinor: share,
    reversals: [],
  })
  investor.moves.push({ kind: 'day', positionId: position.id, day, baseMinor, investedMinor, availableMinor })
  position.resultsTo = day
}

/** What the plans made, as it is published; what it did to each position is what the model works out by itself. */
async function ratesOf(sim: Simulation): Promise<Map<string, bigint | 'by_terms'>> {
  const rows = await sim.world.ctx.db
    .selectFrom('daily_result')
    .select(['plan_id', 'day', 'rate_ppm', 'is_by_terms'])
    .execute()
  return new Map(
    rows.map(({ plan_id, day, rate_ppm, is_by_terms }) => [
      `${plan_id} ${day}`,
      is_by_terms ? 'by_terms' : BigInt(rate_ppm),
    ]),
  )
}
