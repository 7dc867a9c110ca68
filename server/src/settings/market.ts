import { StartProblem } from '#database/start-problem.ts'
import type { GivenSettings } from '#given-settings.ts'
import { readChoice, readUrl } from './values.ts'

const marketProviders = ['simulated', 'coingecko'] as const
const coingeckoUrl = 'https://api.coingecko.com/api/v3'

/** Where prices come from. */
export type MarketSettings = {
  readonly marketProvider: (typeof marketProviders)[number]
  /** Base address of the market data service, without a trailing slash. The simulation does not use it. */
  readonly marketUrl: string
  /** Sent with every request to the market data service, and only there. */
  readonly coingeckoApiKey: string | undefined
}

export function readMarket({ given, check }: GivenSettings): MarketSettings {
  return {
    marketProvider: check(() =>
      readChoice('MARKET_PROVIDER', given('MARKET_PROVIDER') ?? 'simulated', marketProviders),
    ),
    marketUrl: check(() => readMarketUrl(given('MARKET_URL') ?? coingeckoUrl)),
    coingeckoApiKey: check(() => readKey('COINGECKO_API_KEY', given('COINGECKO_API_KEY'))),
  }
}

/** A base to append paths to; the addresses where clouds keep a machine's own secrets are never asked (X06). */
function readMarketUrl(text: string): string {
  readUrl('MARKET_URL', text, ['http:', 'https:'])
  const { username, password, search, hash, hostname } = new URL(text)
  if (username !== '' || password !== '' || search !== '' || hash !== '')
    throw new StartProblem('MARKET_URL is more than an address: leave out names, passwords, "?" and "#".')
  if (/^(169\.254\.|\[fe[89ab]|\[::ffff:a9fe:)/.test(hostname))
    throw new StartProblem('MARKET_URL is a link-local address: give the host of the market data service.')
  return text.replace(/\/+$/, '')
}

/** A key that goes into a header: the value itself stays out of the message. */
function readKey(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^[\w-]{8,200}$/.test(text)) return text
  throw new StartProblem(`${name} is not a key: it has letters, digits, "-" and "_", at least 8 of them.`)
}
