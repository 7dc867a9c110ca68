import { formatRatePercent } from '@evenmoor/ledger/money'
import { addDays, utcDay } from '#platform/clock.ts'
import { changeResultSource } from '#plans/testing/change-result-source.ts'
import { approveProposal, rejectProposal } from '#results/decide-proposal.ts'
import { proposeResult } from '#results/propose-result.ts'
import type { Outcome, Simulation } from './simulation.ts'
import type { Did, Step } from './step.ts'
import type { World } from './world.ts'

/** The plan whose days two members of staff book; losing ones among them. */
export const bookedPlan = 'basic'

/** From the second day on: the first has the plan's own rate. */
export async function letStaffBookBasic({ ctx }: World): Promise<void> {
  await changeResultSource(ctx, { planId: bookedPlan, source: 'booked' })
}

/** Parts per million, from a heavy loss to a heavy gain, most of them small. */
export const anyRatePpm = ({ random }: Simulation): bigint =>
  BigInt(random.percent(10) ? random.int(-1_000_000, 1_000_000) : random.int(-40_000, 40_000))

type Booked = { planId: string; day: string; ratePpm: bigint | null }

/** One proposes, another approves, sometimes rejects; sometimes the same one tries. Gives the outcome of the decision. */
export async function proposeAndDecide(
  sim: Simulation,
  { planId, day, ratePpm }: Booked,
): Promise<{ did: string; outcome: Outcome<unknown>; expected: number | undefined; isApproved: boolean }> {
  const { random, world } = sim
  const [proposer, colleague] = sim.staffIds
  const about = { staffId: proposer, planId, day, reason: 'simulated' }
  const proposal = await sim.request<{ id: string }>({
    personId: proposer,
    what: `propose ${ratePpm ?? 'a reversal'} for ${planId} on ${day}`,
    work: (tx) =>
      proposeResult(
        world.ctx,
        tx,
        ratePpm === null
          ? { ...about, kind: 'reversal' }
          : { ...about, kind: 'result', rate: formatRatePercent(ratePpm) },
      ),
  })
  const did = `book ${ratePpm ?? 'a reversal'} for ${planId} on ${day}`
  if ('refused' in proposal) return { did, outcome: proposal, expected: undefined, isApproved: false }
  const { id } = proposal.answer
  const how = random.pick(['approve', 'approve', 'approve', 'reject', 'approve alone'] as const)
  const staffId = how === 'approve alone' ? proposer : colleague
  const outcome = await sim.request({
    personId: staffId,
    what: `${how} proposal ${id}`,
    // As on the wire, the decided day is named and nothing else of the proposal is told.
    work: async (tx) => {
      const decided =
        how === 'reject'
          ? await rejectProposal(world.ctx, tx, { id, staffId, reason: 'simulated' })
          : await approveProposal(world.ctx, tx, { id, staffId })
      return { planId: decided.planId, day: decided.day }
    },
  })
  if (how === 'approve alone') {
    await sim.request({
      personId: proposer,
      what: `take back proposal ${id}`,
      work: async (tx) => {
        const { day } = await rejectProposal(world.ctx, tx, { id, staffId: proposer, reason: 'simulated' })
        return { day }
      },
    })
  }
  const expected = how === 'approve alone' ? 403 : undefined
  return { did: `${did}, ${how}`, outcome, expected, isApproved: how === 'approve' }
}

/** Books the next day that the plan waits for. */
export const bookDay: Step = async (sim): Promise<Did | undefined> => {
  const { world, random } = sim
  const today = utcDay(world.clock.now())
  const first = addDays('2026-06-15', 1)
  const rows = await world.ctx.db
    .selectFrom('daily_result')
    .select('day')
    .where('plan_id', '=', bookedPlan)
    .execute()
  const known = new Set(rows.map(({ day }) => day))
  const missing: string[] = []
  for (let day = first; day < today; day = addDays(day, 1)) if (!known.has(day)) missing.push(day)
  if (missing.length === 0) return undefined
  // Mostly in order; sometimes a later one, which then waits for those before it.
  const day = random.percent(80) ? missing[0]! : random.pick(missing)
  const { did, outcome, expected } = await proposeAndDecide(sim, {
    planId: bookedPlan,
    day,
    ratePpm: anyRatePpm(sim),
  })
  return { did, outcome, expected }
}
