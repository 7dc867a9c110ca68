import { dayMs, type Clock } from '#platform/clock.ts'
import { changePpm } from './figure.ts'
import type { DailyCandle, ListedCoin, MarketSource, Quote } from './market-source.ts'
import { type SimulatedCoin, simulatedCoins } from './simulated-coins.ts'
import { simulatedForex } from './simulated-forex.ts'
import { pointOf, pointsPerDay, type PricePath, pricePath, stepStart } from './simulated-price.ts'

const candleDays = 730
const sparklineDays = 30

/** The simulated market: no network, no storage; see `simulated-price.ts` for the formula. */
export function simulatedMarket({ seed, clock }: { seed: string; clock: Clock }): MarketSource {
  const paths = new Map(simulatedCoins.map((coin) => [coin.id, finishedDaysKept(pricePath(seed, coin))]))
  const forex = simulatedForex(seed)
  return {
    figures: 'simulated',
    isLeftAlone: () => false,
    topCoins: async () => {
      const now = clock.now()
      return simulatedCoins.flatMap((coin) => {
        const path = paths.get(coin.id)
        return path === undefined ? [] : [listed(coin, path, now)]
      })
    },
    prices: async (ids) => {
      const now = clock.now()
      return new Map(
        ids.flatMap((id) => {
          const path = paths.get(id)
          return path === undefined ? [] : [[id, quoteAt(path, now)] as const]
        }),
      )
    },
    dailyCandles: async (id) => {
      const path = paths.get(id)
      return path === undefined ? undefined : candlesUntil(path, clock.now())
    },
    forexRates: async () => forex(clock.now()),
  }
}

function quoteAt(path: PricePath, now: Date): Quote {
  const usdPico = path.at(now)
  const dayAgo = path.at(new Date(now.getTime() - dayMs))
  return { usdPico, at: stepStart(now), changePpm: changePpm(dayAgo, usdPico) }
}

/** The small chart has the closes of finished days and the price of now. */
function listed({ id, symbol, name, rank }: SimulatedCoin, path: PricePath, now: Date): ListedCoin {
  const quote = quoteAt(path, now)
  const today = Math.floor(now.getTime() / dayMs)
  const closes = Array.from({ length: sparklineDays }, (_, index) =>
    path.atPoint((today - sparklineDays + 1 + index) * pointsPerDay),
  )
  return { id, symbol, name, rank, quote, sparklinePico: [...closes, quote.usdPico], sparklineDays }
}

type KeptPath = PricePath & { readonly finished: Map<number, DailyCandle> }

const finishedDaysKept = (path: PricePath): KeptPath => ({ ...path, finished: new Map() })

function candlesUntil(path: KeptPath, now: Date): DailyCandle[] {
  const today = Math.floor(now.getTime() / dayMs)
  const first = today - candleDays + 1
  for (const day of path.finished.keys()) if (day < first) path.finished.delete(day)
  const past = Array.from({ length: candleDays - 1 }, (_, index) => finishedCandle(path, first + index))
  return [...past, candleOf(path, today, pointOf(now), path.at(now))]
}

function finishedCandle(path: KeptPath, day: number): DailyCandle {
  const kept = path.finished.get(day)
  if (kept !== undefined) return kept
  const end = (day + 1) * pointsPerDay
  const candle = candleOf(path, day, end - 1, path.atPoint(end))
  path.finished.set(day, candle)
  return candle
}

/** The candle over a day's points up to `lastPoint`, closing at `closePico`. */
function candleOf(path: PricePath, day: number, lastPoint: number, closePico: bigint): DailyCandle {
  const openPico = path.atPoint(day * pointsPerDay)
  let [highPico, lowPico] = openPico > closePico ? [openPico, closePico] : [closePico, openPico]
  for (let point = day * pointsPerDay + 1; point <= lastPoint; point += 1) {
    const price = path.atPoint(point)
    if (price > highPico) highPico = price
    if (price < lowPico) lowPico = price
  }
  return { day: new Date(day * dayMs), openPico, highPico, lowPico, closePico }
}
