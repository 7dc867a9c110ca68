import { type Coin, formatMoney, usd } from '@evenmoor/ledger/money'
import { openCheckoutsMax } from '#deposits/checkouts/assert-room-for-checkout.ts'
import { createDeposit } from '#deposits/checkouts/create-deposit.ts'
import { priceOf } from '#market/price-of.ts'
import { payDeposit } from '#practice/pay-deposit.ts'
import { openTerms, planIds } from './plans.ts'
import type { ModelDeposit } from './model.ts'
import type { Simulation } from './simulation.ts'
import type { Step } from './step.ts'

const coinsUsed: readonly Coin[] = ['usdt', 'btc', 'ltc', 'trx']

/** Opens a checkout, for a plan or without one, sometimes out of its range. */
export const openCheckout: Step = async (sim) => {
  const { random, model, world } = sim
  const investor = random.pick(model.investors)
  const planId = random.percent(40) ? random.pick(planIds) : undefined
  const plan = planId === undefined ? undefined : model.plans[planId]
  const terms = plan && openTerms(plan, world.clock.now())
  const range = terms ?? plan?.versions[0] ?? { minMinor: usd('1'), maxMinor: usd('1000000') }
  const amountMinor = random.percent(10)
    ? random.pick([range.minMinor - usd('0.01'), range.maxMinor + usd('0.01')])
    : range.minMinor + usd('0.01') * BigInt(random.int(0, 200_000))
  const amount = formatMoney({ asset: 'usd', minor: amountMinor })
  const coin = random.pick(coinsUsed)
  const isFull = (await openCheckouts(sim, investor.id)) >= openCheckoutsMax
  const price = await priceOf(world.ctx, coin)
  const outcome = await sim.request<{ id: string; coinMinor: string; expiresAt: string }>({
    personId: investor.id,
    what: `a checkout of ${amount} in ${coin} for ${planId ?? 'no plan'}`,
    work: async (tx) => {
      const made = await createDeposit(world.ctx, tx, {
        investorId: investor.id,
        amount,
        coin,
        planId,
        price: () => price,
      })
      return { id: made.id, coinMinor: String(made.coinMinor), expiresAt: made.expiresAt }
    },
  })
  const isClosed = plan !== undefined && terms === undefined
  const isWithin = !isClosed && amountMinor >= range.minMinor && amountMinor <= range.maxMinor
  if ('answer' in outcome) {
    const { id, coinMinor, expiresAt } = outcome.answer
    investor.deposits.push({
      id,
      coin,
      coinMinor: BigInt(coinMinor),
      amountMinor,
      planId,
      termsVersion: terms?.version,
      expiresAt: new Date(expiresAt),
      payments: [],
      isSettled: false,
    })
  }
  return {
    did: `checkout of ${amount} ${coin} for ${planId ?? 'no plan'}`,
    outcome,
    expected: !isWithin ? 400 : isFull ? 409 : undefined,
  }
}

/** Those that can be paid at a held price now. */
async function openCheckouts({ world: { ctx } }: Simulation, investorId: string): Promise<number> {
  const { open } = await ctx.db
    .selectFrom('deposit')
    .select((e) => e.fn.countAll<bigint>().as('open'))
    .where('investor_id', '=', investorId)
    .where('status', '=', 'new')
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** Pays a checkout from the practice wallet: what is due, or some other amount. */
export const payCheckout: Step = async (sim) => {
  const { random, model, world } = sim
  const investor = random.pick(model.investors)
  const payable = investor.deposits.filter(({ expiresAt }) => world.clock.now() < expiresAt)
  if (payable.length === 0) return undefined
  const deposit = random.pick(payable)
  const typedMinor = random.percent(40)
    ? (deposit.coinMinor * BigInt(random.int(1, 150))) / 100n + 1n
    : undefined
  const coinAmount =
    typedMinor === undefined ? undefined : formatMoney({ asset: deposit.coin, minor: typedMinor })
  const outcome = await sim.request<{ transaction: string }>({
    personId: investor.id,
    what: `payment of ${coinAmount ?? 'what is due'} for ${deposit.id}`,
    work: (tx) => payDeposit(world.ctx, tx, { investorId: investor.id, depositId: deposit.id, coinAmount }),
  })
  const coinMinor = typedMinor ?? dueOf(deposit)
  const isPossible = coinMinor > 0n && coinMinor <= (investor.wallet.get(deposit.coin) ?? 0n)
  if ('answer' in outcome) {
    investor.changeWallet(deposit.coin, -coinMinor)
    const { transaction } = outcome.answer
    deposit.payments.push({
      transaction,
      coinMinor,
      height: null,
      isDropped: false,
      usdMinor: undefined,
      isCredited: false,
      isMissing: false,
      unwindings: [],
    })
  }
  return {
    did: `pay ${coinAmount ?? 'what is due'} ${deposit.coin}`,
    outcome,
    expected: isPossible ? undefined : 409,
  }
}

const dueOf = ({ coinMinor, payments }: ModelDeposit): bigint =>
  payments.filter(({ isDropped }) => !isDropped).reduce((due, payment) => due - payment.coinMinor, coinMinor)
