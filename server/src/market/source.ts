import type { Context } from '#context.ts'
import { coingeckoMarket } from './coingecko-market.ts'
import { marketIds } from './market-ids.ts'
import type { MarketSource } from './market-source.ts'
import { simulatedMarket } from './simulated-market.ts'

/** The simulation's seed: fixed, so that every process and every restart walks the same path. */
const seed = 'evenmoor'

const sources = new WeakMap<Context, MarketSource>()

/** Where this server's market figures come from; one source, and so one cache, for a server. */
export function marketSource(ctx: Context): MarketSource {
  const known = sources.get(ctx)
  if (known !== undefined) return known
  const source = createSource(ctx)
  sources.set(ctx, source)
  return source
}

function createSource({ config, clock, log }: Context): MarketSource {
  if (config.marketProvider === 'simulated') return simulatedMarket({ seed, clock })
  return coingeckoMarket({
    baseUrl: config.marketUrl,
    apiKey: config.coingeckoApiKey,
    clock,
    alwaysIds: Object.values(marketIds),
    onFault: (told) => log.warn({ market: config.marketProvider, told }, 'the market data service failed'),
  })
}
