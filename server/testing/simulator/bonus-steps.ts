import { refuseBonus, verifyBonus } from '#referrals/decide-bonus.ts'
import type { Step } from './step.ts'
import { isGone } from './unwind.ts'

/** An administrator verifies or refuses a bonus; also those that are decided already. */
export const decideBonus: Step = async (sim) => {
  const { random, model, world } = sim
  const staffId = random.pick(sim.staffIds)
  const invited = model.investors.filter(({ invitedBy, positions }) => invitedBy && positions.length > 0)
  if (invited.length === 0) return undefined
  const investor = random.pick(invited)
  const before = investor.bonus
  const how = random.pick(['verify', 'verify', 'refuse'] as const)
  const { id, amount_minor: amountMinor } = await world.ctx.db
    .selectFrom('bonus')
    .select(['id', 'amount_minor'])
    .where('referred_id', '=', investor.id)
    .executeTakeFirstOrThrow()
  const outcome = await sim.request({
    personId: staffId,
    what: `${how} bonus ${id}`,
    work: (tx) =>
      how === 'verify'
        ? verifyBonus(world.ctx, tx, { id, staffId, version: 0 })
        : refuseBonus(world.ctx, tx, { id, staffId, reason: 'simulated' }),
  })
  if ('answer' in outcome) {
    investor.bonus = how === 'verify' ? 'verified' : 'refused'
    if (how === 'verify' && investor.invitedBy)
      investor.invitedBy.move(`bonus of ${investor.id}`, amountMinor)
  }
  // Of an investment whose payment is gone nobody can say that it was one.
  const isPaymentLost = investor.positions[0]?.unwoundBy.some(({ payment }) => isGone(payment)) ?? false
  const isPossible = before === 'pending' && (how === 'refuse' || !isPaymentLost)
  return { did: `${how} a bonus that is ${before}`, outcome, expected: isPossible ? undefined : 409 }
}
