import { watchDeposits } from '#deposits/watch-deposits.ts'
import { utcDay } from '#platform/clock.ts'
import { creditOf, type ModelDeposit, type ModelInvestor, type ModelPayment } from './model.ts'
import { isWithin, openTerms } from './plans.ts'
import type { Simulation } from './simulation.ts'
import { credit, takeBack } from './unwind.ts'

const requiredConfirmations = 3

/** The deposit watcher, and what it should have done: take back what lost its block, then credit what is deep enough. */
export async function watch(sim: Simulation): Promise<void> {
  const { world, model } = sim
  const run = () => watchDeposits(world.ctx)
  // A round that breaks goes on with the next deposit; with two of one investor the order would decide who gets what.
  // And what it did is seen by the round after it: a credit that was spent may be there then.
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

const changing = (sim: Simulation, { deposits }: ModelInvestor): ModelPayment[] =>
  deposits.flatMap(({ payments }) =>
    payments.filter((payment) => isToReverse(payment) || isToCredit(sim, payment)),
  )

async function bringInLine(sim: Simulation, investor: ModelInvestor, deposit: ModelDeposit): Promise<void> {
  for (const payment of deposit.payments) {
    if (isToReverse(payment)) {
      // What is spent already cannot be taken back; every later round tries again, and only the first one pauses.
      const isSpent = !takeBack(sim, investor, payment)
      if (!isSpent || !payment.isMissing) investor.pauses.add(deposit.coin)
      payment.isMissing = isSpent
    } else payment.isMissing = false
  }
  for (const payment of deposit.payments.filter((candidate) => isToCredit(sim, candidate))) {
    payment.usdMinor ??= creditOf(deposit, payment)
    credit(sim, investor, payment)
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
  const { position_id: id } = row
  const [{ ratePpm }, resultsTo, valueMinor] = [terms, utcDay(clock.now()), deposit.amountMinor]
  investor.open({ id, planId, ratePpm, resultsTo, valueMinor }, deposit)
}
