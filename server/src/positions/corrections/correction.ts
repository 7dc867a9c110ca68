/**
 * What correcting a day does to one position (docs/decisions/0024). Nobody is made to owe anything: what is not there
 * any more is borne by the house account `shortfalls`. Amounts in millionths of a dollar.
 */

/** What a result, or a correction of it, changed. The three together are its share. */
export type Effect = {
  readonly investedMinor: bigint
  readonly availableMinor: bigint
  /** Below zero what the house bore, above zero what made up for that. */
  readonly shortfallMinor: bigint
}

/** The balances of a position and of its investor's available account. A closed position has none. */
export type Balances = {
  readonly isClosed: boolean
  readonly investedMinor: bigint
  readonly availableMinor: bigint
}

/**
 * Takes back what `effect` brought: a gain from where it went, then from the other of the position and the available
 * balance, as far as there is anything; a loss is given back to the position, or to the available balance when the
 * position is closed.
 */
export function takeBack(effect: Effect, balances: Balances): Effect {
  const fromPosition = takeFrom(atLeastZero(effect.investedMinor), balances.investedMinor)
  const fromAvailable = takeFrom(atLeastZero(effect.availableMinor), balances.availableMinor)
  const restOfPosition = takeFrom(fromAvailable.missing, balances.investedMinor - fromPosition.taken)
  const restOfAvailable = takeFrom(fromPosition.missing, balances.availableMinor - fromAvailable.taken)
  const returned = atLeastZero(-effect.investedMinor) + atLeastZero(-effect.availableMinor)
  return {
    investedMinor: (balances.isClosed ? 0n : returned) - fromPosition.taken - restOfPosition.taken,
    availableMinor: (balances.isClosed ? returned : 0n) - fromAvailable.taken - restOfAvailable.taken,
    shortfallMinor: -effect.shortfallMinor - restOfPosition.missing - restOfAvailable.missing,
  }
}

/** What of a day's result was reversed already, because the payment that earned it left its chain (decision 95). */
export type Reversed = {
  /** Not taken into account by a correction before. */
  readonly sinceMinor: bigint
  /** All of it; below zero a loss that was given back. */
  readonly allMinor: bigint
  /** The result that it was a part of. */
  readonly stoodMinor: bigint
}

/**
 * The same where a part of the result was reversed already: that part is the house's now, and only the rest is taken back.
 */
export function takeBackRest(effect: Effect, { sinceMinor }: Reversed, balances: Balances): Effect {
  const fromAvailable = nearerZero(effect.availableMinor, sinceMinor)
  const rest = {
    ...effect,
    availableMinor: effect.availableMinor - fromAvailable,
    investedMinor: effect.investedMinor - (sinceMinor - fromAvailable),
  }
  const taken = takeBack(rest, balances)
  return { ...taken, shortfallMinor: taken.shortfallMinor - sinceMinor }
}

/** Books another result where a part of the one before was reversed: the house has the same part of it. */
export function replaceRest(
  shareMinor: bigint,
  outstandingMinor: bigint,
  { allMinor, stoodMinor }: Reversed,
  balances: Balances,
): Effect {
  const ofHouse = stoodMinor === 0n ? 0n : (shareMinor * allMinor) / stoodMinor
  const effect = replace(shareMinor - ofHouse, atLeastZero(outstandingMinor - allMinor), balances)
  return { ...effect, shortfallMinor: effect.shortfallMinor + ofHouse }
}

/** As much of `wanted` as `held` has, both with one sign; nothing where their signs differ. */
function nearerZero(held: bigint, wanted: bigint): bigint {
  if (held > 0n !== wanted > 0n) return 0n
  return wanted > 0n ? (wanted < held ? wanted : held) : wanted > held ? wanted : held
}

/**
 * Books another result in the place of one that was taken back. A gain first makes up for what the house bore for the
 * day and then goes to the available balance. A loss comes out of the position alone, as far as anything is in it.
 */
export function replace(shareMinor: bigint, outstandingMinor: bigint, balances: Balances): Effect {
  if (shareMinor < 0n) {
    const { taken, missing } = takeFrom(-shareMinor, balances.investedMinor)
    return { investedMinor: -taken, availableMinor: 0n, shortfallMinor: -missing }
  }
  const { taken, missing } = takeFrom(shareMinor, outstandingMinor)
  return { investedMinor: 0n, availableMinor: missing, shortfallMinor: taken }
}

/** As much of `wanted` as there is in `held`, and what is missing then. */
function takeFrom(wanted: bigint, held: bigint): { taken: bigint; missing: bigint } {
  const taken = wanted < held ? wanted : held
  return { taken, missing: wanted - taken }
}

const atLeastZero = (minor: bigint): bigint => (minor > 0n ? minor : 0n)
