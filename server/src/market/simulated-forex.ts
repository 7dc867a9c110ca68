import { parseAmount } from '@evenmoor/ledger/money'
import { changePpm } from './figure.ts'
import { type ForexQuote, marketScale } from './market-source.ts'
import { type PricePath, pricePath, stepStart } from './simulated-price.ts'
import { dayMs } from '#platform/clock.ts'

/** Pairs with a path of their own. Rates are invented, of a plausible size; they move far less than coins. */
const drawn = [
  ['EUR/USD', '1.09', 14],
  ['USD/JPY', '148', 18],
  ['GBP/USD', '1.28', 15],
  ['USD/CHF', '0.87', 13],
  ['AUD/USD', '0.66', 17],
  ['USD/CAD', '1.36', 10],
  ['NZD/USD', '0.6', 17],
] as const

const one = 10n ** BigInt(marketScale)

/** The eight major pairs of the simulated market, by the formula of `simulated-price.ts`. */
export function simulatedForex(seed: string): (now: Date) => readonly ForexQuote[] {
  const paths = new Map<string, PricePath>(
    drawn.map(([pair, rate, volatility]) => [
      pair,
      pricePath(seed, { id: pair, basePico: pico(rate), volatility }),
    ]),
  )
  const rateAt = (pair: string, at: Date): bigint => {
    // When two pairs determine a third, it is computed from them, so that there is no arbitrage.
    if (pair === 'EUR/GBP') return (rateAt('EUR/USD', at) * one) / rateAt('GBP/USD', at)
    const path = paths.get(pair)
    if (path === undefined) throw new RangeError(`no pair ${pair}`)
    return path.at(at)
  }
  return (now) =>
    [...paths.keys(), 'EUR/GBP'].map((pair) => {
      const ratePico = rateAt(pair, now)
      return {
        pair,
        decimals: pair.endsWith('JPY') ? 3 : 5,
        ratePico,
        changePpm: changePpm(rateAt(pair, new Date(now.getTime() - dayMs)), ratePico),
        at: stepStart(now),
      }
    })
}

function pico(rate: string): bigint {
  const parsed = parseAmount(rate, marketScale)
  if (!parsed.ok) throw new RangeError(`not a rate: ${rate}`)
  return parsed.minor
}
