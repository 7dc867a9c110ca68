/** What should follow in the model when a credited payment leaves its chain, and when it returns (decision 95). */
import {
  type ModelInvestor,
  type ModelPayment,
  type ModelPosition,
  type ModelUnwinding,
  stillReversed,
  sumOf,
} from './model.ts'
import type { Simulation } from './simulation.ts'
import { followGone, type Foreign } from './whose-money.ts'

/** Less than a cent does not stay behind in a position. */
const centMinor = 10_000n

/** Credits it, again with the results that left with it; positions stay as they are. */
export function credit({ model }: Simulation, investor: ModelInvestor, payment: ModelPayment): void {
  const { usdMinor = 0n } = payment
  payment.isCredited = true
  investor.availableMinor += usdMinor
  investor.moves.push({ kind: 'credited', payment, usdMinor })
  for (const unwinding of payment.unwindings.splice(0)) {
    const { takenMinor, shortfallMinor } = unwinding
    unwinding.isUndone = true
    investor.availableMinor += takenMinor
    model.shortfallsMinor += shortfallMinor
    investor.moves.push({ kind: 'results', payment, takenMinor: -takenMinor })
  }
}

/**
 * Takes its credit back: what positions hold of it, the credit, and the results that it earned, of which the house bears
 * what is not there. False where the money has left: then only the positions are emptied of it.
 */
export function takeBack(sim: Simulation, investor: ModelInvestor, payment: ModelPayment): boolean {
  const { usdMinor = 0n } = payment
  const foreign = followGone(investor.moves, goneOf(investor, payment))
  for (const position of investor.positions) takeOut(sim, investor, payment, position, foreign)
  const days = notYetReversed(investor, foreign)
  const resultsMinor = [...days.values()].reduce((sum, minor) => sum + minor, 0n)
  const lostMinor = resultsMinor < 0n ? -resultsMinor : 0n
  const restMinor = investor.availableMinor + lostMinor - usdMinor
  if (restMinor < 0n) return false
  const shortfallMinor = resultsMinor > restMinor ? resultsMinor - restMinor : 0n
  const takenMinor = resultsMinor - shortfallMinor
  investor.availableMinor -= usdMinor + takenMinor
  sim.model.shortfallsMinor -= shortfallMinor
  payment.isCredited = false
  const unwinding = { takenMinor, shortfallMinor, days, isUndone: false }
  payment.unwindings.push(unwinding)
  for (const position of investor.positions) noteReversed(position, unwinding)
  // In the order of the ledger: losses come back before the credit leaves, gains leave after it.
  if (takenMinor < 0n) investor.moves.push({ kind: 'results', payment, takenMinor })
  investor.moves.push({ kind: 'taken back', payment, usdMinor })
  if (takenMinor > 0n) investor.moves.push({ kind: 'results', payment, takenMinor })
  if (resultsMinor !== 0n) sim.unwound += 1
  return true
}

/** Everything that was credited to them and is not on its chain now, as far as the product has seen it, with this one. */
function goneOf({ deposits }: ModelInvestor, payment: ModelPayment): ReadonlySet<ModelPayment> {
  const credited = deposits.flatMap(({ payments }) =>
    payments.filter(({ usdMinor }) => usdMinor !== undefined),
  )
  return new Set([payment, ...credited.filter(isGone)])
}

export const isGone = ({ isCredited, isMissing }: ModelPayment): boolean => !isCredited || isMissing

function takeOut(
  sim: Simulation,
  investor: ModelInvestor,
  payment: ModelPayment,
  position: ModelPosition,
  { positions }: Foreign,
): void {
  const { id, valueMinor } = position
  const heldMinor = positions.get(id) ?? 0n
  if (heldMinor === 0n || valueMinor === 0n) return
  const amountMinor = valueMinor - heldMinor < centMinor ? valueMinor : heldMinor
  position.valueMinor -= amountMinor
  position.isClosed = position.valueMinor === 0n
  position.unwoundBy.push({ payment, amountMinor })
  investor.availableMinor += amountMinor
  investor.moves.push({ kind: 'unwound', payment, positionId: id, amountMinor })
  sim.unwound += 1
}

/** By `position day`, what they earned beyond what is reversed already. */
function notYetReversed({ positions }: ModelInvestor, { results }: Foreign): ReadonlyMap<string, bigint> {
  const open = positions.flatMap((position) =>
    [...position.days].map(([day, { reversals }]) => {
      const key = `${position.id} ${day}`
      return [key, (results.get(key) ?? 0n) - sumOf(stillReversed(reversals))] as const
    }),
  )
  return new Map(open.filter(([, minor]) => minor !== 0n))
}

function noteReversed({ id, days }: ModelPosition, unwinding: ModelUnwinding): void {
  for (const [day, had] of days) {
    const amountMinor = unwinding.days.get(`${id} ${day}`)
    if (amountMinor === undefined) continue
    had.reversals.push({ unwinding, amountMinor, ofMinor: had.stoodMinor, isCorrected: false })
  }
}
