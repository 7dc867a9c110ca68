import { sql } from 'kysely'
import { applyCorrections } from '#results/apply-corrections.ts'
import {
  type ModelDay,
  type ModelInvestor,
  type ModelPosition,
  shareOf,
  stillReversed,
  sumOf,
} from './model.ts'
import { anyRatePpm, proposeAndDecide } from './result-steps.ts'
import type { Simulation } from './simulation.ts'
import type { Step } from './step.ts'

/** Takes a day back that every position has had, or books another result in the place of one that was taken back. */
export const correctDay: Step = async (sim) => {
  const { random, world } = sim
  const { rows } = await sql<{ plan_id: string; day: string; sequence: number }>`
    select a.plan_id, a.day, (select count(*)::int from day_correction c
      where c.plan_id = a.plan_id and c.day = a.day) as sequence
    from accrued_result a order by a.day, a.plan_id`.execute(world.ctx.db)
  if (rows.length === 0) return undefined
  const { plan_id: planId, day, sequence } = random.pick(rows)
  const isReversal = sequence % 2 === 0
  const ratePpm = isReversal ? null : anyRatePpm(sim)
  const { did, outcome, expected, isApproved } = await proposeAndDecide(sim, { planId, day, ratePpm })
  if (!isApproved) return { did, outcome, expected }
  await sim.job(() => applyCorrections(world.ctx))
  // In the order in which the product goes through them: what one position takes, the next does not find.
  for (const { investor, position, had } of havingHad(sim, planId, day)) {
    const before = { availableMinor: investor.availableMinor, valueMinor: position.valueMinor }
    if (ratePpm === null) takeBack(sim, investor, position, had)
    else replace(sim, investor, position, had, ratePpm)
    const availableMinor = investor.availableMinor - before.availableMinor
    const investedMinor = position.valueMinor - before.valueMinor
    had.stoodMinor += availableMinor + investedMinor
    for (const reversal of had.reversals) reversal.isCorrected = true
    investor.moves.push({ kind: 'corrected', positionId: position.id, day, investedMinor, availableMinor })
  }
  return { did, outcome, expected }
}

function havingHad({ model }: Simulation, planId: string, day: string) {
  return model.investors
    .flatMap((investor) => investor.positions.map((position) => ({ investor, position })))
    .filter(({ position }) => position.planId === planId)
    .flatMap((each) => {
      const had = each.position.days.get(day)
      return had === undefined ? [] : [{ ...each, had }]
    })
    .toSorted((a, b) => (a.position.id < b.position.id ? -1 : 1))
}

/** Leaves out what was reversed already, from where the day's result went; it is the house's. Gives how much that is. */
function leaveOutReversed(had: ModelDay): bigint {
  const reversed = sumOf(stillReversed(had.reversals).filter(({ isCorrected }) => !isCorrected))
  const isOfAvailable = had.availableMinor > 0n
  if (isOfAvailable) had.availableMinor -= reversed
  else had.investedMinor -= reversed
  return reversed
}

/** Undoes what stands: a loss is given back; a gain is taken from where it is, and the house bears the rest. */
function takeBack(
  { model }: Simulation,
  investor: ModelInvestor,
  position: ModelPosition,
  had: ModelDay,
): void {
  const reversed = leaveOutReversed(had)
  const give = had.investedMinor < 0n ? -had.investedMinor : 0n
  let missing = 0n
  const take = (wanted: bigint, isFromPosition: boolean): bigint => {
    const taken = least(wanted, isFromPosition ? position.valueMinor : investor.availableMinor)
    if (isFromPosition) position.valueMinor -= taken
    else investor.availableMinor -= taken
    return wanted - taken
  }
  // A day's gain is in one of the two: reinvested, or paid out.
  if (had.investedMinor > 0n) missing = take(take(had.investedMinor, true), false)
  if (had.availableMinor > 0n) missing = take(take(had.availableMinor, false), true)
  if (position.isClosed) investor.availableMinor += give
  else position.valueMinor += give
  // What the house bore, or got back, as a part of the share that stood is undone with it.
  const change = -had.standingShortfallMinor - missing - reversed
  model.shortfallsMinor += change
  had.borneMinor -= change
  had.investedMinor = 0n
  had.availableMinor = 0n
  had.standingShortfallMinor = 0n
}

/** A gain first makes up for what the house bears for the day; a loss comes out of the position alone. */
function replace(
  { model }: Simulation,
  investor: ModelInvestor,
  position: ModelPosition,
  had: ModelDay,
  ratePpm: bigint,
): void {
  const whole = shareOf(had.baseMinor, ratePpm)
  // The house has the same part of it that was reversed of the one before.
  const reversals = stillReversed(had.reversals)
  const [reversed, of] = [sumOf(reversals), reversals[0]?.ofMinor ?? 0n]
  const ofHouse = of === 0n ? 0n : (whole * reversed) / of
  const share = whole - ofHouse
  const borne = had.borneMinor - reversed
  if (share >= 0n) {
    const madeUp = least(share, borne > 0n ? borne : 0n)
    investor.availableMinor += share - madeUp
    had.availableMinor = share - madeUp
    had.standingShortfallMinor = madeUp
  } else {
    const taken = least(-share, position.valueMinor)
    position.valueMinor -= taken
    had.investedMinor = -taken
    had.standingShortfallMinor = share + taken
  }
  had.standingShortfallMinor += ofHouse
  model.shortfallsMinor += had.standingShortfallMinor
  had.borneMinor -= had.standingShortfallMinor
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
