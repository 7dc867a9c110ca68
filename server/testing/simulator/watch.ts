import { watchDeposits } from '#deposits/watch-deposits.ts'
import { utcDay } from '#platform/clock.ts'
import { creditOf, type ModelDeposit, type ModelInvestor, type ModelPayment } from './model.ts'
import { isWithin, openTerms } from './plans.ts'
import type { Simulation } from './simulation.ts'

const requiredConfirmations = 3

/** The deposit watcher, and what it should have done: take back what lost its block, then credit what is deep enough. */
export async function watch(sim: Simulation): Promise<void> {
  const { world, model } = sim
  const run = () => watchDeposits(world.ctx)
  // A round that breaks goes on with the next deposit; with two of one investor the order would decide who gets what.
  if (model.investors.some((investor) => changing(sim, investor).length > 1)) await run()
  else await sim.job(run)
  for (const investor of model.investors) {
    for (const deposit of investor.deposits) await bringInLine(sim, investor, deposit)
  }
}

const depthOf = (sim: Simulation, { height }: ModelPayment): number =>
  height === null ? 0 : Number(sim.model.height - height) + 1

const isToReverse = ({ isCredited, height }: ModelPayment): boolean => isCredited && height === null

const isToCredit = (sim: Simulation, payment: ModelPayment): boolean =>
  !payment.isCredited && !payment.isDropped && depthOf(sim, payment) >= requiredConfirmations

const changing = (sim: Simulation, { deposits }: ModelInvestor): ModelDeposit[] =>
  deposits.filter(({ payments }) =>
    payments.some((payment) => isToReverse(payment) || isToCredit(sim, payment)),
  )

async function bringInLine(sim: Simulation, investor: ModelInvestor, deposit: ModelDeposit): Promise<void> {
  for (const payment of deposit.payments.filter(isToReverse)) {
    const usdMinor = payment.usdMinor ?? 0n
    // What is spent already cannot be taken back; every later round tries again, and only the first one pauses.
    const isSpent = usdMinor > investor.availableMinor
    if (!isSpent || !payment.isMissing) investor.pauses.add(deposit.coin)
    payment.isMissing = isSpent
    if (isSpent) continue
    investor.availableMinor -= usdMinor
    payment.isCredited = false
  }
  for (const payment of deposit.payments) payment.isMissing &&= payment.height === null
  for (const payment of deposit.payments.filter((candidate) => isToCredit(sim, candidate))) {
    payment.usdMinor ??= creditOf(deposit, payment)
    payment.isCredited = true
    investor.availableMinor += payment.usdMinor
  }
  await settle(sim, investor, deposit)
}

/** The first time that everything was credited; a plan that was chosen gets what was asked for, where it is there. */
async function settle(sim: Simulation, investor: ModelInvestor, deposit: ModelDeposit): Promise<void> {
  const creditedMinor = deposit.payments
    .filter(({ isCredited }) => isCredited)
    .reduce((sum, { usdMinor = 0n }) => sum + usdMinor, 0n)
  if (deposit.isSettled || creditedMinor < deposit.amountMinor) return
  deposit.isSettled = true
  const { planId } = deposit
  if (planId === undefined || deposit.amountMinor > investor.availableMinor) return
  const { ctx, clock } = sim.world
  // Other terms by now, or a plan that takes no more money: what was credited stays available.
  const terms = openTerms(sim.model.plans[planId], clock.now())
  if (terms === undefined || terms.version !== deposit.termsVersion) return
  if (!isWithin(terms, deposit.amountMinor)) return
  const row = await ctx.db
    .selectFrom('deposit')
    .select('position_id')
    .where('id', '=', deposit.id)
    .executeTakeFirstOrThrow()
  if (row.position_id === null) throw new Error(`deposit ${deposit.id} should have opened its position`)
  const today = utcDay(clock.now())
  investor.availableMinor -= deposit.amountMinor
  investor.positions.push({
    id: row.position_id,
    planId,
    ratePpm: terms.ratePpm,
    resultsTo: today,
    valueMinor: deposit.amountMinor,
    isClosed: false,
    switchDays: [],
    days: new Map(),
  })
}
