/** One seed: a schedule of everything that can happen, on the real code, beside the model. */
import { sealTransfers } from '@evenmoor/ledger'
import { type Coin, isCoin } from '@evenmoor/ledger/money'
import { asSql } from '#platform/database/transaction.ts'
import { openWallet } from '#practice/open-wallet.ts'

import { mineBlocks, reorganizeChain, watchNetwork } from './chain-steps.ts'
import { assertSound, compareWithModel } from './compare.ts'
import { openCheckout, payCheckout } from './deposit-steps.ts'
import { type Model, ModelInvestor } from './model.ts'
import { decideBonus } from './bonus-steps.ts'
import { correctDay } from './correction-steps.ts'
import { callOffTerms, changeTerms, close } from './plan-steps.ts'
import { readPlans } from './plans.ts'
import { accrue, invest, redeem, reinvest } from './position-steps.ts'
import { bookDay, letStaffBookBasic } from './result-steps.ts'
import { Simulation } from './simulation.ts'
import type { Did, Step } from './step.ts'
import { watch } from './watch.ts'
import { decide, payOut, resume, withdraw } from './withdrawal-steps.ts'
import { openWorld, type World } from './world.ts'

const seal: Step = async (sim) => {
  await sim.job(() => sealTransfers(asSql(sim.world.ctx.db)))
  return { did: 'seal' }
}

const repeat: Step = async (sim) => {
  const did = await sim.repeatAnOldOne()
  return did === undefined ? undefined : { did }
}

/** How often each step comes, in parts of the sum. */
const steps: readonly (readonly [weight: number, step: Step])[] = [
  [14, openCheckout],
  [18, payCheckout],
  [18, mineBlocks],
  [8, reorganizeChain],
  [4, watchNetwork],
  [14, invest],
  [10, redeem],
  [8, reinvest],
  [5, changeTerms],
  [3, callOffTerms],
  [1, close],
  [10, withdraw],
  [12, decide],
  [8, payOut],
  [4, resume],
  [8, accrue],
  [5, decideBonus],
  [10, bookDay],
  [6, correctDay],
  [3, seal],
  [8, repeat],
]

const stepMsMax = 90_000

/** A seed that did not hold: what happened up to then, one line for each step. */
export class SeedFailed extends Error {
  override readonly name = 'SeedFailed'
  readonly seed: number

  constructor(seed: number, length: number, history: readonly string[], cause: unknown) {
    const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
    super(
      `seed ${seed} failed after ${history.length} steps:\n${history.map((line) => `  ${line}`).join('\n')}\n${reason}\n` +
        `Again: npm run simulate -- --from ${seed} --seeds 1 --steps ${length}`,
      { cause },
    )
    this.seed = seed
  }
}

/** What was done, a line for each step, and how often money came out of positions, or results with it, for a payment. */
export type Ran = { readonly history: readonly string[]; readonly unwound: number }

/** Runs a seed on a database of its own; the same seed takes the same steps. Throws a `SeedFailed`. */
export async function runSeed(seed: number, length: number): Promise<Ran> {
  const world = await openWorld()
  const history: string[] = []
  try {
    const sim = await begin(world, seed)
    while (history.length < length) {
      const did = await pickStep(sim)(sim)
      if (did === undefined) continue
      history.push(describe(did))
      assertAsExpected(did)
      await compareWithModel(sim)
      world.clock.advance(sim.random.int(1, stepMsMax))
    }
    await watch(sim)
    await compareWithModel(sim)
    await assertSound(sim)
    return { history, unwound: sim.unwound }
  } catch (error) {
    throw new SeedFailed(seed, length, history, error)
  } finally {
    await world.close()
  }
}

async function begin(world: World, seed: number): Promise<Simulation> {
  const staffIds = [await world.person({ isStaff: true }), await world.person({ isStaff: true })] as const
  await letStaffBookBasic(world)
  const plans = await readPlans(world)
  const model: Model = { investors: [], plans, feesMinor: 0n, shortfallsMinor: 0n, height: 0n }
  const sim = new Simulation(world, model, seed, staffIds)
  for (let count = sim.random.int(1, 3); count > 0; count--) {
    // Each is invited by the one before.
    const invitedBy = model.investors.at(-1)
    const id = await world.person({ invitedBy: invitedBy?.id })
    const address = await world.ctx.transaction((tx) => openWallet(world.ctx, tx, id))
    model.investors.push(new ModelInvestor(id, address, await walletOf(world, address), invitedBy))
  }
  return sim
}

function pickStep({ random }: Simulation): Step {
  let left = random.int(
    1,
    steps.reduce((sum, [weight]) => sum + weight, 0),
  )
  for (const [weight, step] of steps) {
    left -= weight
    if (left <= 0) return step
  }
  throw new RangeError('the weights do not add up')
}

const describe = ({ did, outcome }: Did): string =>
  outcome !== undefined && 'refused' in outcome ? `${did}: refused with ${outcome.refused}` : did

function assertAsExpected({ outcome, expected }: Did): void {
  const refused = outcome !== undefined && 'refused' in outcome ? outcome.refused : undefined
  if (refused === expected) return
  throw new Error(`expected ${expected ?? 'no refusal'}, got ${refused ?? 'none'}`)
}

/** What the faucet gave, at the prices of that moment. */
async function walletOf({ ctx }: World, address: string): Promise<Map<Coin, bigint>> {
  const rows = await ctx.db
    .selectFrom('practice_balance')
    .select(['coin', 'amount_minor'])
    .where('address', '=', address)
    .execute()
  return new Map(
    rows.flatMap(({ coin, amount_minor: minor }) => (isCoin(coin) ? [[coin, minor] as const] : [])),
  )
}
