/**
 * What follows in an investor's accounts when a credited payment leaves its chain, and when it returns (decision 95).
 * Money that never was must not go on earning, and what it earned never was either.
 */
import {
  available,
  clawbackTransfer,
  findAccountId,
  lockBalances,
  post,
  unwindingTransfer,
} from '@evenmoor/ledger'
import type { Context } from '#context.ts'
import { noteChange } from '#platform/changes/note-change.ts'
import { assertKept, reverseKeptTransfer } from '#kept-months/reverse-transfer.ts'
import type { Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'
import { lockBuckets } from '../bucket-store.ts'
import { partRefusal } from '../position.ts'
import { findPosition, recordRedemption } from '../position-store.ts'
import { keyOf, type TracedResult, traceMoney } from './trace-money.ts'
import {
  insertUnwinding,
  insertUnwoundPosition,
  lockValidUnwindings,
  noteUndone,
  readMoneyHistory,
  selectBucketsOf,
  selectReversedResults,
} from './unwinding-store.ts'

/** A credit to take back, and what is known of the money that has vanished from this investor's accounts. */
export type VanishedCredit = {
  readonly paymentId: string
  readonly investorId: string
  /** The transfer that credited it. */
  readonly transferId: bigint
  readonly amountMinor: bigint
  /**
   * This credit's transfers and those of every other payment to this investor that is gone: credits and reversals, each
   * with the position that its checkout opened.
   */
  readonly vanishing: ReadonlyMap<bigint, string | null>
  /** The payments themselves. */
  readonly gone: readonly string[]
}

/** What taking it back did; amounts in millionths of a dollar. */
export type Unwound = {
  /** The transfer that took the credit back. */
  readonly transferId: bigint
  readonly at: Date
  /** Out of positions, results of theirs included. */
  readonly fromPositionsMinor: bigint
  /** Reversed results (negative when given back), and the part the house covers. */
  readonly resultsMinor: bigint
  readonly shortfallMinor: bigint
}

/**
 * Takes a credit back with all that came of it: what positions hold of it comes out of them, the credit is reversed, and
 * the share of their results that it earned is reversed in a transfer of its own. Undefined when the investor does not
 * have the money any more, in positions neither: then nothing is reversed, but nothing of it earns any further. Holds
 * the buckets of all of the investor's positions and then their balances. Throws a 409 where the entries of a credit are
 * of a month that was detached.
 */
export async function unwindCredit(
  ctx: Context,
  tx: Tx,
  credit: VanishedCredit,
): Promise<Unwound | undefined> {
  const { investorId, paymentId, amountMinor } = credit
  const [unwindingId, at] = [uuidv7(), ctx.clock.now()]
  await lockBuckets(tx, await selectBucketsOf(tx, investorId))
  const held = await lockAvailable(tx, investorId)
  // What became of the money is traced from the first of these credits on.
  await assertKept(tx, firstOf(credit))
  const history = await readMoneyHistory(tx, investorId, credit)
  const traced = traceMoney(history.availableMinor, history.events)
  let fromPositionsMinor = 0n
  for (const [positionId, partMinor] of [...traced.positions].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    fromPositionsMinor += await takeOut(ctx, tx, credit, { unwindingId, positionId, partMinor })
  const results = difference([...traced.results.values()], await selectReversedResults(tx, investorId))
  const resultsMinor = results.reduce((sum, result) => sum + result.amountMinor, 0n)
  const thereMinor = held + fromPositionsMinor + (resultsMinor < 0n ? -resultsMinor : 0n)
  noteChange(tx, investorId, 'money')
  if (thereMinor < amountMinor) return undefined

  const restMinor = thereMinor - amountMinor
  const shortfallMinor = resultsMinor > restMinor ? resultsMinor - restMinor : 0n
  const clawback = clawbackTransfer({ unwindingId, investorId, resultsMinor, shortfallMinor })
  // A loss is given back before the credit is taken: it may be a part of it.
  const givenBack = clawback && resultsMinor < 0n ? await post(asSql(tx), clawback) : undefined
  const { transferId } = await reverseKeptTransfer(tx, credit.transferId)
  const reversed = clawback && resultsMinor > 0n ? await post(asSql(tx), clawback) : givenBack
  const unwinding = {
    id: unwindingId,
    paymentId,
    investorId,
    at,
    resultsMinor,
    shortfallMinor,
  }
  await insertUnwinding(tx, { ...unwinding, transferId: reversed?.transferId ?? null }, results)
  return { transferId, at, fromPositionsMinor, resultsMinor, shortfallMinor }
}

/**
 * Gives a credit again whose payment returned, and with it the results that were reversed because it was gone. What came
 * out of positions is available, and days meanwhile give nothing. Gives the transfer of the credit.
 */
export async function restoreCredit(
  ctx: Context,
  tx: Tx,
  { paymentId, transferId: taken }: { paymentId: string; transferId: bigint },
): Promise<bigint> {
  const { transferId } = await reverseKeptTransfer(tx, taken)
  for (const { id, transfer_id } of await lockValidUnwindings(tx, paymentId)) {
    const undone = transfer_id === null ? null : await reverseKeptTransfer(tx, transfer_id)
    await noteUndone(tx, id, { at: ctx.clock.now(), transferId: undone?.transferId ?? null })
  }
  return transferId
}

const firstOf = ({ vanishing, transferId }: VanishedCredit): bigint =>
  [...vanishing.keys()].reduce((first, id) => (id < first ? id : first), transferId)

async function lockAvailable(tx: Tx, investorId: string): Promise<bigint> {
  const accountId = await findAccountId(asSql(tx), available(investorId))
  if (accountId === undefined) return 0n
  return (await lockBalances(asSql(tx), [accountId])).get(accountId) ?? 0n
}

/** Takes a part out of a position, all of it where less than a cent of it would stay. */
async function takeOut(
  ctx: Context,
  tx: Tx,
  { investorId, paymentId }: VanishedCredit,
  { unwindingId, positionId, partMinor }: { unwindingId: string; positionId: string; partMinor: bigint },
): Promise<bigint> {
  const position = await findPosition(tx, positionId, investorId)
  if (position === undefined || position.valueMinor === 0n) return 0n
  const { valueMinor } = position
  const amountMinor = partRefusal(valueMinor, partMinor) === undefined ? partMinor : valueMinor
  const at = ctx.clock.now()
  const transfer = unwindingTransfer({ unwindingId, positionId, investorId, amountMinor })
  const { transferId } = await post(asSql(tx), transfer)
  await recordRedemption(tx, positionId, { amountMinor, closedAt: amountMinor === valueMinor ? at : null })
  await insertUnwoundPosition(tx, { transferId, paymentId, positionId, amountMinor, at })
  return amountMinor
}

/** What is left to reverse. */
function difference(
  traced: readonly TracedResult[],
  reversed: readonly TracedResult[],
): readonly TracedResult[] {
  const open = new Map(traced.map((result) => [keyOf(result.positionId, result.day), result]))
  for (const { positionId, day, amountMinor } of reversed) {
    const key = keyOf(positionId, day)
    const rest = (open.get(key)?.amountMinor ?? 0n) - amountMinor
    open.set(key, { positionId, day, amountMinor: rest })
  }
  return [...open.values()].filter(({ amountMinor }) => amountMinor !== 0n)
}
