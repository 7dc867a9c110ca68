import { mineBlock } from '#practice/mine-block.ts'
import { reorganize } from '#practice/reorganize.ts'
import type { ModelPayment } from './model.ts'
import type { Simulation } from './simulation.ts'
import type { Step } from './step.ts'
import { watch } from './watch.ts'

/** Mines blocks; the watcher looks after each of them, or only later. */
export const mineBlocks: Step = async (sim) => {
  const { random, model, world } = sim
  const blocks = random.int(1, 4)
  for (let block = 0; block < blocks; block++) {
    // No faults here: the network is not ours, and a block that was mined unseen would be another one.
    await mineBlock(world.ctx)
    model.height += 1n
    for (const payment of paymentsOf(sim)) {
      if (payment.height === null && !payment.isDropped) payment.height = model.height
    }
    if (random.percent(70)) await watch(sim)
  }
  return { did: `mine ${blocks}` }
}

/** Undoes the newest blocks, often down to a credit that is invested; some of the payments in them, or in the pool, never come back. */
export const reorganizeChain: Step = async (sim) => {
  const { random, model, world } = sim
  const invested = depthsOfInvested(sim)
  const blocks = invested.length > 0 && random.percent(60) ? random.pick(invested) : random.int(1, 6)
  const base = model.height > BigInt(blocks) ? model.height - BigInt(blocks) : 0n
  const loose = paymentsOf(sim).filter(
    ({ height, isDropped }) => !isDropped && (height === null || height > base),
  )
  const lost = loose.filter(() => random.percent(35))
  const drop = lost.map(({ transaction }) => transaction)
  await world.ctx.transaction((tx) => reorganize(world.ctx, tx, { blocks, drop }))
  model.height = base
  for (const payment of loose) payment.height = null
  for (const payment of lost) {
    payment.isDropped = true
    for (const investor of model.investors) {
      const deposit = investor.deposits.find(({ payments }) => payments.includes(payment))
      if (deposit !== undefined) investor.changeWallet(deposit.coin, payment.coinMinor)
    }
  }
  if (random.percent(60)) await watch(sim)
  return { did: `undo ${blocks} blocks, ${lost.length} of ${loose.length} payments lost` }
}

/** How many blocks hold the credits of those who have a position. */
function depthsOfInvested({ model }: Simulation): readonly number[] {
  const investors = model.investors.filter(({ positions }) => positions.some(({ isClosed }) => !isClosed))
  return investors.flatMap(({ deposits }) =>
    deposits.flatMap(({ payments }) =>
      payments.flatMap(({ isCredited, height }) =>
        isCredited && height !== null ? [Number(model.height - height) + 1] : [],
      ),
    ),
  )
}

/** The watcher's round. */
export const watchNetwork: Step = async (sim) => {
  await watch(sim)
  return { did: 'watch' }
}

const paymentsOf = (sim: Simulation): ModelPayment[] =>
  sim.model.investors.flatMap(({ deposits }) => deposits.flatMap(({ payments }) => payments))
