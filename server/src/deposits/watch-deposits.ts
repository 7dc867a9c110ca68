import type { Context } from '#context.ts'
import type { ChainBlock, ChainNetwork, ChainPayment } from '#chains/chain-network.ts'
import { depthOf } from '#chains/chain-network.ts'
import { networks } from '#chains/networks.ts'
import { priceOf } from '#market/price-of.ts'
import type { Tx } from '#platform/database/pool.ts'
import { applySightings, outputOf, type Sighting } from './apply-sightings.ts'
import { moveCursor, takeCursor } from './cursor-store.ts'
import type { Deposit, Payment } from './deposit.ts'
import { findDepositsByAddress } from './deposit-store.ts'
import { expireDeposits } from './expire-deposits.ts'
import { readPaymentsToCompare } from './payment-store.ts'

/**
 * One round of the watcher: reads every network from where the last round ended, with an overlap, and brings the
 * deposits in line; then ends the price holds that are over. Any number of processes may call it: a network is read
 * by one at a time. Stopped at any step, the next round does the rest: the place is kept only after all is applied.
 */
export async function watchDeposits(ctx: Context): Promise<void> {
  for (const network of networks) {
    try {
      await ctx.transaction((tx) => watchNetwork(ctx, tx, network))
    } catch (error) {
      ctx.log.error({ err: error, network: network.id }, 'a network could not be read')
    }
  }
  await expireDeposits(ctx)
}

/** `tx` holds the network's place and nothing else; each deposit is brought in line in a transaction of its own. */
async function watchNetwork(ctx: Context, tx: Tx, network: ChainNetwork): Promise<void> {
  const cursor = await takeCursor(tx, network.id, () => network.start(ctx))
  if (cursor === undefined) return
  const height = await heightToReadFrom(ctx, network, cursor)
  const { tip, payments } = await network.paymentsSince(ctx, height)
  const changes = await changesOf(ctx, network, { height, tip, payments })
  let complete = true
  for (const [depositId, { deposit, sightings }] of changes) {
    try {
      const priceMinor = await priceIfLate(ctx, deposit)
      await ctx.transaction((own) => applySightings(ctx, own, { depositId, sightings, tip, priceMinor }))
    } catch (error) {
      complete = false
      ctx.log.error({ err: error, deposit_id: depositId }, 'a deposit could not be brought in line')
    }
  }
  const moved = cursor.height !== tip.height || cursor.hash !== tip.hash
  if (complete && moved) await moveCursor(tx, network.id, tip, ctx.clock.now())
}

/** With an overlap; from the start when the chain no longer has the block that was read last. */
async function heightToReadFrom(ctx: Context, network: ChainNetwork, cursor: ChainBlock): Promise<bigint> {
  if (!(await network.hasBlock(ctx, cursor))) return 0n
  const height = cursor.height - network.overlapBlocks
  return height < 0n ? 0n : height
}

type View = { height: bigint; tip: ChainBlock; payments: readonly ChainPayment[] }
type Changes = Map<string, { deposit: Deposit | undefined; sightings: Sighting[] }>

/** What differs between the network and what is written down, by deposit, in the order of their ids. */
async function changesOf(ctx: Context, network: ChainNetwork, view: View): Promise<Changes> {
  const known = await readPaymentsToCompare(ctx.db, {
    network: network.id,
    height: view.height,
    transactions: view.payments.map(({ transaction }) => transaction),
  })
  const knownByOutput = new Map(known.map((payment) => [outputOf(payment), payment]))
  const unknown = view.payments.filter((payment) => !knownByOutput.has(outputOf(payment)))
  const deposits = await findDepositsByAddress(ctx.db, network.id, [
    ...new Set(unknown.map((p) => p.address)),
  ])
  const byAddress = new Map(deposits.map((deposit) => [deposit.address, deposit]))

  const changes: Changes = new Map()
  const add = (depositId: string, deposit: Deposit | undefined, sighting: Sighting) => {
    const change = changes.get(depositId) ?? { deposit, sightings: [] }
    changes.set(depositId, { deposit: change.deposit ?? deposit, sightings: [...change.sightings, sighting] })
  }
  const viewed = new Map(view.payments.map((payment) => [outputOf(payment), payment]))
  for (const payment of known) {
    const { transaction, outputIndex } = payment
    const found = viewed.get(outputOf(payment)) ?? (await network.findPayment(ctx, payment))
    if (differs(payment, found, view.tip))
      add(payment.depositId, undefined, { transaction, outputIndex, found })
  }
  for (const found of unknown) {
    const deposit = byAddress.get(found.address)
    if (deposit === undefined || isWrongCoinTold(deposit, found)) continue
    add(deposit.id, deposit, { transaction: found.transaction, outputIndex: found.outputIndex, found })
  }
  return new Map([...changes].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const isWrongCoinTold = (deposit: Deposit, found: ChainPayment): boolean =>
  found.coin !== deposit.coin && deposit.flags.includes('review')

function differs(payment: Payment, found: ChainPayment | undefined, tip: ChainBlock): boolean {
  if (found === undefined) return payment.status !== 'dropped' && payment.status !== 'reversed'
  if (payment.status === 'dropped' || payment.status === 'reversed') return true
  const sameBlock = payment.blockHash === (found.block?.hash ?? null)
  // A credited payment stays as it is while its block does; its depth is nobody's concern any more.
  if (payment.status === 'credited') return !sameBlock || found.block === null
  return !sameBlock || payment.confirmations !== depthOf(found.block, tip)
}

/** Today's price where a payment that is new to us may turn out to be late; asked before any row is locked. */
async function priceIfLate(ctx: Context, deposit: Deposit | undefined): Promise<bigint | undefined> {
  if (deposit === undefined || ctx.clock.now() < deposit.expiresAt) return undefined
  return (await priceOf(ctx, deposit.coin)).usdMinor
}
