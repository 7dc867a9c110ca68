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

/** Where a position and its investor's available balance stand; of a closed position nothing is left. */
export type Standing = {
  readonly isClosed: boolean
  readonly investedMinor: bigint
  readonly availableMinor: bigint
}

/**
 * Takes back what `effect` brought: a gain from where it went, then from the other of the position and the available
 * balance, as far as there is anything; a loss is given back to the position, or to the available balance when the
 * position is closed.
 */
export function takeBack(effect: Effect, standing: Standing): Effect {
  const fromPosition = takeFrom(atLeastZero(effect.investedMinor), standing.investedMinor)
  const fromAvailable = takeFrom(atLeastZero(effect.availableMinor), standing.availableMinor)
  const restOfPosition = takeFrom(fromAvailable.missing, standing.investedMinor - fromPosition.taken)
  const restOfAvailable = takeFrom(fromPosition.missing, standing.availableMinor - fromAvailable.taken)
  const returned = atLeastZero(-effect.investedMinor) + atLeastZero(-effect.availableMinor)
  return {
    investedMinor: (standing.isClosed ? 0n : returned) - fromPosition.taken - restOfPosition.taken,
    availableMinor: (standing.isClosed ? returned : 0n) - fromAvailable.taken - restOfAvailable.taken,
    shortfallMinor: -effect.shortfallMinor - restOfPosition.missing - restOfAvailable.missing,
  }
}

/**
 * Books another result in the place of one that was taken back. A gain first makes up for what the house bore for the
 * day and then goes to the available balance. A loss comes out of the position alone, as far as anything is in it.
 */
export function replace(shareMinor: bigint, outstandingMinor: bigint, standing: Standing): Effect {
  if (shareMinor < 0n) {
    const { taken, missing } = takeFrom(-shareMinor, standing.investedMinor)
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
