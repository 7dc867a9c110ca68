/**
 * How a daily result of the source `market` comes out of its month's seed: the rules, version 1, as code that the
 * server, the operator's command and the visitor's browser share (docs/decisions/0022). Whole numbers only.
 *
 * For a plan and a UTC day, HMAC-SHA-256 is taken with the seed (32 bytes) as the key and `drawMessage` as the message.
 * The first four bytes of it are added up: 0 to 1020, 510 on average, the middle far likelier than the ends. The sum's
 * distance from 510 is scaled to the plan's range, cut towards zero, and added to the plan's mean.
 */

/** A published month names the version it will be read by, so that other rules cannot be slipped in later. */
export const rulesVersion = 1

/** A plan's simulated strategy. Hundredths of a percent a day: 100 is 1 %. */
export type Strategy = {
  /** What a day brings on average: a setting of this simulation, and no statement about any real market. */
  readonly meanBps: number
  /** The furthest a day can be from the mean, up or down. */
  readonly rangeBps: number
}

const strategies: Readonly<Record<string, Strategy>> = {
  basic: { meanBps: 1, rangeBps: 80 },
  standard: { meanBps: 2, rangeBps: 200 },
  premium: { meanBps: 3, rangeBps: 400 },
}

/** The strategy of a plan; one that the rules do not name has that of Standard. */
export const strategyOf = (planId: string): Strategy =>
  (Object.hasOwn(strategies, planId) && strategies[planId]) || { meanBps: 2, rangeBps: 200 }

/** What is signed with the month's seed for a plan's day (`YYYY-MM-DD`), as UTF-8. */
export const drawMessage = (planId: string, day: string): string =>
  `evenmoor daily result ${rulesVersion}|${planId}|${day}`

const bytesUsed = 4
const byteMax = 255
const middle = (bytesUsed * byteMax) / 2

/** The rate of the day, in hundredths of a percent, from the HMAC of `drawMessage`. */
export function drawnRateBps(planId: string, digest: Uint8Array): number {
  const sum = digest.subarray(0, bytesUsed).reduce((total, byte) => total + byte, 0)
  return rateBpsOfSum(strategyOf(planId), sum)
}

function rateBpsOfSum({ meanBps, rangeBps }: Strategy, sum: number): number {
  const scaled = (sum - middle) * rangeBps
  return meanBps + (scaled - (scaled % middle)) / middle
}

/** What can be said of a plan's draws before any is made: exact, by counting every outcome there is. */
export type DrawOutlook = {
  readonly meanBps: number
  readonly worstBps: number
  readonly bestBps: number
  /** Of 2^32 equally likely outcomes, how many are a loss. */
  readonly losingOutcomes: number
}

/** All outcomes of a plan's draw. */
export function drawOutlook(planId: string): DrawOutlook {
  const strategy = strategyOf(planId)
  const losingOutcomes = outcomesBySum()
    .map((outcomes, sum) => (rateBpsOfSum(strategy, sum) < 0 ? outcomes : 0))
    .reduce((total, outcomes) => total + outcomes, 0)
  const { meanBps, rangeBps } = strategy
  return { meanBps, worstBps: meanBps - rangeBps, bestBps: meanBps + rangeBps, losingOutcomes }
}

/** How many of the 2^32 values of four bytes add up to each sum. */
function outcomesBySum(): number[] {
  let counts = [1]
  for (let byte = 0; byte < bytesUsed; byte += 1) {
    const longer = Array.from({ length: counts.length + byteMax }, () => 0)
    for (const [sum, count] of counts.entries()) {
      for (let value = 0; value <= byteMax; value += 1)
        longer[sum + value] = (longer[sum + value] ?? 0) + count
    }
    counts = longer
  }
  return counts
}
