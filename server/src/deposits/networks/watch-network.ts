import type { Context } from '#context.ts'
import type { ChainBlock, ChainNetwork, ChainReading } from '#chains/chain-network.ts'
import { NetworkFault } from '#chains/network-fault.ts'
import {
  type Attempt,
  attemptsAt,
  isDueAgain,
  readUnmatched,
  type Unmatched,
} from '#chains/unmatched-payments.ts'
import { applySightings, type Sighting } from '#deposits/payments/apply-sightings.ts'
import {
  type DepositChanges,
  findDepositChanges,
  priceIfLate,
} from '#deposits/payments/find-deposit-changes.ts'
import type { Tx } from '#platform/database/pool.ts'
import {
  applyPayoutChanges,
  findPayoutChanges,
  type PayoutChange,
  payoutsAmong,
} from '#withdrawals/payouts/match-payouts.ts'
import { outputOf } from '../payment-output.ts'
import { readInvestors, whichAreDeposits } from '../deposit-store.ts'
import {
  type ChainCursor,
  isKnownNetwork,
  moveCursor,
  noteTip,
  noteVerified,
  pauseNetwork,
  readCheckpoints,
  resumeNetwork,
  startNetwork,
  lockCursor,
} from './chain-cursor-store.ts'

/** How often one round reads on when a network is behind, such as after a deep fork or a long stop. */
const readingsPerRound = 20

/** How often a node has to show that it is on the network we mean while nothing of what it tells is applied. */
const proofEveryMs = 3_600_000

/**
 * Reads one network on from where the last reading ended, with an overlap, and brings the deposits in line, and the
 * withdrawals that staff pay there: until the tip is reached, since what waits in the pool is only seen there. Any
 * number of processes may call it: a network is read by one at a time. Stopped at any step, the next reading does
 * the rest: the place is kept only after all is applied, or parked as what fails time and again (decision 252). A node that cannot be reached or believed pauses its
 * network: nothing of that reading is used, and the first good one ends the pause. Before anything is applied the node
 * proves its network once more, after all that it told (decision 93).
 */
export async function watchNetwork(ctx: Context, network: ChainNetwork): Promise<void> {
  try {
    if (!(await isKnownNetwork(ctx.db, network.id))) await begin(ctx, network)
    for (let reading = 1; reading <= readingsPerRound; reading += 1) {
      if (!(await ctx.transaction((tx) => readOn(ctx, tx, network)))) return
    }
  } catch (error) {
    if (!(error instanceof NetworkFault)) throw error
    await ctx.transaction((tx) => pauseNetwork(tx, network.id, error.reason, ctx.clock.now()))
    ctx.log.warn({ err: error, network: network.id, reason: error.reason }, 'a network is paused')
  }
}

async function begin(ctx: Context, network: ChainNetwork): Promise<void> {
  const block = await network.start(ctx)
  await network.verify(ctx)
  await ctx.transaction((tx) => startNetwork(tx, network.id, block))
}

/**
 * `tx` holds the network's place and nothing else; each deposit is brought in line in a transaction of its own. Gives
 * whether it moved on and there are more blocks to read.
 */
async function readOn(ctx: Context, tx: Tx, network: ChainNetwork): Promise<boolean> {
  const place = await lockCursor(tx, network.id)
  if (place === undefined) return false
  const now = ctx.clock.now()
  if (place.paused !== null || isOver(place.verifiedAt, proofEveryMs, now)) {
    await network.verify(ctx)
    await noteVerified(tx, network.id, now)
  }
  // A block tells all that came before it: while the tip is the block that was read last, only the pool can be new.
  const tip = network.isOwn ? undefined : await network.tip(ctx)
  const poolOnly = tip !== undefined && isSame(place.block, tip)
  const known = poolOnly ? undefined : await lastInCommon(ctx, tx, network, place.block)
  const height = known === undefined ? place.block.height + 1n : heightToReadFrom(network, place, known)
  const ours = async (addresses: readonly string[]) =>
    new Set([
      ...(await whichAreDeposits(ctx.db, network.id, addresses)),
      ...(await payoutsAmong(ctx.db, network, addresses)),
    ])
  const unmatched = await readUnmatched(ctx.db, network.id)
  const reading = await withParked(ctx, network, await network.paymentsSince(ctx, height, ours), unmatched)
  assertBelievable(network, place, reading, now)
  if (known !== undefined) assertGoesOnFrom(network, known, reading)
  const changes = await findDepositChanges(ctx, network, reading, { height, poolOnly })
  const isAskedAgain = unmatched.some((one) => isDueAgain(one, now))
  const payouts = poolOnly && !isAskedAgain ? [] : await findPayoutChanges(ctx, network, reading, height)
  // The node, or the server behind its address, may have changed its network since the last request.
  if (changes.size + payouts.length > 0) await network.prove(ctx)
  const complete = await applyAll(ctx, network, { changes, payouts, reading, unmatched })
  if (!isSame(place.tip, reading.tip)) await noteTip(tx, network.id, reading.tip, now)
  // A block that came while only the pool was looked at is not read yet: the next reading begins before it.
  const movesOn = complete && !poolOnly && !isSame(place.block, reading.readTo)
  if (movesOn) await moveCursor(tx, network.id, reading.readTo, now)
  if (place.paused !== null) {
    await resumeNetwork(tx, network.id)
    ctx.log.info({ network: network.id }, 'a network goes on')
  }
  return movesOn && reading.readTo.height < reading.tip.height
}

/** With the payments that are parked and due again, as the network has them now: the reading has gone past them. */
async function withParked(
  ctx: Context,
  network: ChainNetwork,
  reading: ChainReading,
  unmatched: readonly Unmatched[],
): Promise<ChainReading> {
  const now = ctx.clock.now()
  const read = new Set(reading.payments.map(outputOf))
  const payments = [...reading.payments]
  for (const output of unmatched) {
    if (!isDueAgain(output, now) || read.has(outputOf(output))) continue
    const found = await network.findPayment(ctx, output)
    if (found !== undefined) payments.push(found)
  }
  return { ...reading, payments }
}

type ToApply = {
  readonly changes: DepositChanges
  readonly payouts: readonly PayoutChange[]
  readonly reading: ChainReading
  readonly unmatched: readonly Unmatched[]
}

/** Gives whether everything could be brought in line, or is parked: then the network may be read past it. */
async function applyAll(
  ctx: Context,
  network: ChainNetwork,
  { changes, payouts, reading, unmatched }: ToApply,
): Promise<boolean> {
  const isApplied = await apply(ctx, changes, reading, attemptsAt(ctx, network.id, 'deposit', unmatched))
  const attempt = attemptsAt(ctx, network.id, 'payout', unmatched)
  return (await applyPayoutChanges(ctx, payouts, attempt)) && isApplied
}

type Change = readonly [depositId: string, change: DepositChanges extends Map<string, infer C> ? C : never]

/** How many investors' deposits are brought in line at once: their commits then wait for the disk together. */
const investorsAtOnce = 4

async function apply(
  ctx: Context,
  changes: DepositChanges,
  { tip }: ChainReading,
  attempt: Attempt,
): Promise<boolean> {
  let complete = true
  const says = 'a deposit could not be brought in line'
  const bringInLine = async ([depositId, { deposit, sightings }]: Change): Promise<void> => {
    const work = async () => {
      const priceMinor = await priceIfLate(ctx, deposit)
      await ctx.transaction((own) => applySightings(ctx, own, { depositId, sightings, tip, priceMinor }))
    }
    const outputs = sightings.map((one) => ({ ...one, blockHash: one.found?.block?.hash ?? null }))
    if (!(await attempt(outputs, work, { says, facts: { deposit_id: depositId } }))) complete = false
  }
  const lanes = (await inLanes(ctx, changes)).values()
  const next = async (): Promise<void> => {
    for (const lane of lanes) for (const change of lane) await bringInLine(change)
  }
  await Promise.all(Array.from({ length: investorsAtOnce }, next))
  return complete
}

/**
 * The changes, in lanes that don't concern each other: one for each investor, and in the order of the deposits in it, since
 * what one payment brings or takes depends on the others. Where a payment has lost its block, all investors concerned are in
 * one lane: what follows, such as a pause, is about more than one of them.
 */
async function inLanes(ctx: Context, changes: DepositChanges): Promise<Change[][]> {
  const all = [...changes]
  if (all.length < 2) return [all]
  const investors = await readInvestors(
    ctx.db,
    all.map(([depositId]) => depositId),
  )
  const investorOf = ([depositId]: Change) => investors.get(depositId)
  const upset = new Set(all.filter(([, { sightings }]) => sightings.some(isAmiss)).map(investorOf))
  const lanes = Map.groupBy(all, (change) => (upset.has(investorOf(change)) ? 'amiss' : investorOf(change)))
  return [...lanes.values()]
}

const isAmiss = ({ found }: Sighting): boolean => (found?.block ?? null) === null

/**
 * The block that was read last; when the chain no longer has it, the latest one that it still has, or one a little
 * earlier: the steps back grow, so that few blocks are asked for.
 */
const lastInCommon = async (
  ctx: Context,
  tx: Tx,
  network: ChainNetwork,
  block: ChainBlock,
): Promise<ChainBlock> => ((await network.hasBlock(ctx, block)) ? block : forkOf(ctx, tx, network))

/** With an overlap, shorter than what one reading takes: the block in common is always read again. */
function heightToReadFrom(
  { overlapBlocks }: ChainNetwork,
  { startHeight }: ChainCursor,
  known: ChainBlock,
): bigint {
  const height = known.height - overlapBlocks
  return height < startHeight ? startHeight : height
}

async function forkOf(ctx: Context, tx: Tx, network: ChainNetwork): Promise<ChainBlock> {
  const checkpoints = await readCheckpoints(tx, network.id)
  for (let back = 0; back < checkpoints.length; back = back * 2 + 1) {
    if (await network.hasBlock(ctx, checkpoints[back]!)) return checkpoints[back]!
  }
  const first = checkpoints.at(-1)
  if (first !== undefined && (await network.hasBlock(ctx, first))) return first
  throw new NetworkFault('inconsistent', 'its chain has none of the blocks that were read before')
}

/**
 * A chain of others never becomes shorter for long: a node that shows an earlier tip than before is behind, and its
 * silence about later payments says nothing. One whose tip stands still for too long knows nothing new either.
 */
function assertBelievable(network: ChainNetwork, place: ChainCursor, { tip }: ChainReading, now: Date): void {
  if (network.isOwn) return
  if (tip.height < place.block.height)
    throw new NetworkFault('went_back', `its tip is ${tip.height}, but ${place.block.height} was read before`)
  const since = isSame(place.tip, tip) ? place.tip!.since : now
  if (network.stallsAfterMs !== null && isOver(since, network.stallsAfterMs, now))
    throw new NetworkFault('stalled', `its tip has been ${tip.height} since ${since.toISOString()}`)
}

/**
 * The blocks of a reading follow one another, so one that was read before ties all of them to the chain that we know.
 * Several nodes behind one address may answer by turns, one of them of another chain.
 */
function assertGoesOnFrom(network: ChainNetwork, known: ChainBlock, { blocks }: ChainReading): void {
  if (network.isOwn || blocks.some((block) => isSame(known, block))) return
  throw new NetworkFault(
    'inconsistent',
    `what it told does not go on from block ${known.height}, which it had`,
  )
}

const isSame = (known: ChainBlock | null, block: ChainBlock): boolean =>
  known !== null && known.height === block.height && known.hash === block.hash

const isOver = (since: Date | null, ms: number, now: Date): boolean =>
  since === null || now.getTime() - since.getTime() > ms
