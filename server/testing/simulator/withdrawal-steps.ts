import { formatMoney } from '@evenmoor/ledger/money'
import { endPause } from '#pauses/end-pause.ts'
import { cancelWithdrawal } from '#withdrawals/requests/cancel-withdrawal.ts'
import { confirmSentWithdrawals } from '#withdrawals/payouts/confirm-withdrawal.ts'
import { approveWithdrawal, rejectWithdrawal } from '#withdrawals/requests/decide-withdrawal.ts'
import { endWithdrawalHold, holdWithdrawal } from '#withdrawals/requests/hold-withdrawal.ts'
import { staffWithdrawal } from '#withdrawals/requests/staff-withdrawals.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { requestWithdrawal } from '#withdrawals/requests/request-withdrawal.ts'
import { dayMs } from '#platform/clock.ts'
import { feeOf, type ModelInvestor, type ModelWithdrawal } from './model.ts'
import type { Simulation } from './simulation.ts'
import type { Step } from './step.ts'

/** A millionth of a dollar in the smallest unit of USDT. */
const usdtPerUsd = 10n ** 12n

/** Asks for all that is available, to the last millionth, or for some cents of it, sometimes too many. */
export const withdraw: Step = async (sim) => {
  const { random, model, world } = sim
  const investor = random.pick(model.investors)
  if (investor.availableMinor === 0n && random.percent(80)) return undefined
  const cents = investor.availableMinor / 10_000n
  const amountMinor = random.percent(30)
    ? investor.availableMinor
    : 10_000n * (1n + (cents * BigInt(random.int(0, 110))) / 100n)
  const amount = formatMoney({ asset: 'usd', minor: amountMinor })
  const outcome = await sim.request<{ id: string }>({
    personId: investor.id,
    what: `withdraw ${amount}`,
    work: async (tx) => {
      const asked = { investorId: investor.id, amount, address: investor.address }
      const { id } = await requestWithdrawal(world.ctx, tx, asked)
      return { id }
    },
  })
  const expected = amountMinor < 20_000n ? 400 : amountMinor > investor.availableMinor ? 409 : undefined
  if ('answer' in outcome) {
    const requestedAt = world.clock.now()
    const { id } = outcome.answer
    investor.move(`withdrawal ${id}`, -amountMinor)
    investor.withdrawals.push({
      id,
      amountMinor,
      feeMinor: feeOf(amountMinor),
      requestedAt,
      approvalsNeeded: approvalsFor(sim, investor, amountMinor, requestedAt),
      approvedBy: [],
      isOnHold: false,
      status: 'in_review',
    })
  }
  return { did: `withdraw ${amount}`, outcome, expected }
}

/** The investor takes a withdrawal back, or staff decide it or hold it; also those that are decided already. */
export const decide: Step = async (sim) => {
  const { random, model, world } = sim
  const staffId = random.pick(sim.staffIds)
  const asked = model.investors.flatMap((investor) =>
    investor.withdrawals.map((withdrawal) => ({ investor, withdrawal })),
  )
  if (asked.length === 0) return undefined
  const { investor, withdrawal } = random.pick(asked)
  const { id, status } = withdrawal
  const how = random.pick(['approve', 'approve', 'approve', 'reject', 'cancel', 'hold', 'end hold'] as const)
  const isRefused =
    (how === 'approve' && (investor.pauses.size > 0 || withdrawal.isOnHold)) ||
    (how === 'hold' && withdrawal.isOnHold) ||
    (how === 'end hold' && !withdrawal.isOnHold)
  const isRepeated = how === 'approve' && withdrawal.approvedBy.includes(staffId)
  const reader = { personId: staffId, staffRole: 'finance' as const }
  const { version } = await staffWithdrawal(world.ctx, world.ctx.db, { id, reader })
  const outcome = await sim.request({
    personId: how === 'cancel' ? investor.id : staffId,
    what: `${how} withdrawal ${id}`,
    work: (tx) => {
      if (how === 'cancel') return cancelWithdrawal(world.ctx, tx, { id, investorId: investor.id })
      if (how === 'approve') return approveWithdrawal(world.ctx, tx, { id, staffId, version })
      if (how === 'end hold') return endWithdrawalHold(world.ctx, tx, { id, staffId, version })
      const act = how === 'hold' ? holdWithdrawal : rejectWithdrawal
      return act(world.ctx, tx, { id, staffId, version, reason: 'simulated' })
    },
  })
  if ('answer' in outcome) {
    if (how === 'approve') approve(withdrawal, staffId)
    else if (how === 'hold' || how === 'end hold') withdrawal.isOnHold = how === 'hold'
    else giveBack(investor, withdrawal)
  }
  return {
    did: `${how} a withdrawal in ${status}`,
    outcome,
    expected: status !== 'in_review' || isRefused ? 409 : isRepeated ? 403 : undefined,
  }
}

/** A colleague has to approve it too where it needed two at the request. */
function approve(withdrawal: ModelWithdrawal, staffId: string): void {
  withdrawal.approvedBy.push(staffId)
  if (withdrawal.approvedBy.length >= withdrawal.approvalsNeeded) withdrawal.status = 'approved'
}

/** All that an investor asked for within 7 days and that was not given back counts, and with it this one. */
function approvalsFor(sim: Simulation, investor: ModelInvestor, amountMinor: bigint, at: Date): 1 | 2 {
  const { secondApprovalAboveMinor } = sim.world.ctx.config
  const counted = investor.withdrawals.filter(
    ({ status, requestedAt }) => status !== 'returned' && at.getTime() - requestedAt.getTime() < 7 * dayMs,
  )
  const sumMinor = counted.reduce((sum, each) => sum + each.amountMinor, amountMinor)
  return sumMinor > secondApprovalAboveMinor ? 2 : 1
}

function giveBack(investor: ModelInvestor, withdrawal: ModelWithdrawal): void {
  withdrawal.status = 'returned'
  investor.move(`withdrawal ${withdrawal.id}`, withdrawal.amountMinor)
}

/** Staff end a pause of somebody's withdrawals. */
export const resume: Step = async (sim) => {
  const { random, model, world } = sim
  const standing = model.investors.flatMap((investor) =>
    [...investor.pauses].map((coin) => ({ investor, coin })),
  )
  if (standing.length === 0) return undefined
  const { investor, coin } = random.pick(standing)
  const staffId = random.pick(sim.staffIds)
  const { id } = await world.ctx.db
    .selectFrom('withdrawal_pause')
    .select('id')
    .where('investor_id', '=', investor.id)
    .where('coin', '=', coin)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  const outcome = await sim.request({
    personId: staffId,
    what: `end pause ${id}`,
    work: (tx) => endPause(world.ctx, tx, { id, staffId, reason: 'simulated' }),
  })
  if ('answer' in outcome) investor.pauses.delete(coin)
  return { did: `end a pause in ${coin}`, outcome, expected: undefined }
}

/** The job that pays what is approved, and the one that looks whether it arrived. */
export const payOut: Step = async (sim: Simulation) => {
  const { world, model } = sim
  if (model.investors.every(({ withdrawals }) => withdrawals.length === 0)) return undefined
  await sim.job(() => payApprovedWithdrawals(world.ctx))
  await sim.job(() => confirmSentWithdrawals(world.ctx))
  let paid = 0
  for (const investor of model.investors.filter(({ pauses }) => pauses.size === 0)) {
    for (const withdrawal of investor.withdrawals.filter(({ status }) => status === 'approved')) {
      const { amountMinor, feeMinor } = withdrawal
      withdrawal.status = 'paid'
      model.feesMinor += feeMinor
      investor.changeWallet('usdt', (amountMinor - feeMinor) * usdtPerUsd)
      paid += 1
    }
  }
  return { did: `pay ${paid} withdrawals` }
}
