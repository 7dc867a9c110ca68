/** Money at the end of a day, as the solver sees it: below zero what was put in, above zero what came back. */
export type Flow = { readonly day: string; readonly amountMinor: bigint }

export type MoneyWeighted =
  | {
      readonly kind: 'rate'
      /** Over the time from the first flow to the last. */
      readonly rate: number
      /** The same as a rate for 365 days. */
      readonly annualRate: number
    }
  /** `no_money`: nothing was put in, or nothing came of it yet · `one_day`: there is no time between the flows. */
  | { readonly kind: 'none'; readonly reason: 'no_money' | 'one_day' }

const yearDays = 365
/** Twice as much with each step: 2^20 is the growth of a day's 100 % over far more than two thousand years. */
const reachMax = 1_048_576
const firstReach = 1 / 64

/**
 * The money-weighted return: the one rate at which all flows, discounted to one moment, come to zero, with days counted
 * as XIRR counts them (a year has 365). Where several rates do that, it is the one nearest to zero. Whoever put money in
 * and has nothing back has lost all of it: −1. `flows` are in the order of their days.
 */
export function moneyWeighted(flows: readonly Flow[]): MoneyWeighted {
  const moved = flows.filter(({ amountMinor }) => amountMinor !== 0n)
  const [first, last] = [moved[0], flows.at(-1)]
  if (first === undefined || last === undefined || !moved.some(({ amountMinor }) => amountMinor < 0n))
    return { kind: 'none', reason: 'no_money' }
  const days = daysOf(last.day) - daysOf(first.day)
  if (days === 0) return { kind: 'none', reason: 'one_day' }
  if (!moved.some(({ amountMinor }) => amountMinor > 0n)) return { kind: 'rate', rate: -1, annualRate: -1 }
  const amounts = moved.map(({ day, amountMinor }) => ({
    share: (daysOf(day) - daysOf(first.day)) / days,
    amount: Number(amountMinor),
  }))
  const growth = rootNearZero((logGrowth) => presentValue(amounts, logGrowth))
  if (growth === undefined) return { kind: 'none', reason: 'no_money' }
  return { kind: 'rate', rate: Math.expm1(growth), annualRate: Math.expm1((growth * yearDays) / days) }
}

const daysOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

type Share = { readonly share: number; readonly amount: number }

/**
 * All flows at one moment, for a growth of e^logGrowth from the first to the last: at the first moment for a gain and at
 * the last one for a loss, which has the same sign, so that no power overflows.
 */
const presentValue = (flows: readonly Share[], logGrowth: number): number =>
  flows.reduce(
    (sum, { share, amount }) =>
      sum + amount * Math.exp(logGrowth >= 0 ? -logGrowth * share : logGrowth * (1 - share)),
    0,
  )

/** Looks further and further to both sides of zero for a change of sign, then halves the stretch that has it. */
function rootNearZero(valueAt: (place: number) => number): number | undefined {
  const middle = valueAt(0)
  if (middle === 0) return 0
  let [low, high] = [0, 0]
  for (let reach = firstReach; reach <= reachMax; reach *= 1.25) {
    if (valueAt(reach) * middle <= 0) return halved(valueAt, high, reach)
    if (valueAt(-reach) * middle <= 0) return halved(valueAt, -reach, low)
    ;[low, high] = [-reach, reach]
  }
  return undefined
}

/** The root between two places with values of different signs, as exactly as a float can say it. */
function halved(valueAt: (place: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  const isNegative = valueAt(low) < 0
  for (;;) {
    const middle = low + (high - low) / 2
    if (middle === low || middle === high) return middle
    const value = valueAt(middle)
    if (value === 0) return middle
    if (value < 0 === isNegative) low = middle
    else high = middle
  }
}
