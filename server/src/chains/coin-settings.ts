import { type Coin, coins } from '@evenmoor/ledger/money'
import { StartProblem } from '#database/start-problem.ts'
import type { GivenSettings } from '#given-settings.ts'
import { type AccountKey, readAccountKey } from './account-key.ts'

/** A node of a test network, the network it is meant to be on, and the key whose addresses payments go to. */
export type NodeSettings = {
  readonly nodeUrl: string
  readonly network: string
  readonly key: AccountKey
}

/** Test networks of each coin, the usual one first. No main network can be named. */
export const testNetworksOf: Readonly<Record<Coin, readonly string[]>> = {
  usdt: ['bsc-testnet'],
  bnb: ['bsc-testnet'],
  eth: ['sepolia', 'hoodi'],
  btc: ['testnet4', 'testnet3', 'signet', 'regtest'],
  ltc: ['testnet', 'regtest'],
  trx: ['nile', 'shasta'],
}

/** What an operator may set for one coin (docs/networks.md). */
export type CoinSettings = {
  /** Undefined: what its network usually wants. */
  readonly confirmations: number | undefined
  /** By how much less than asked a checkout is still settled, in hundredths of a percent. */
  readonly toleranceBps: number
  /** Undefined: this coin is on the practice network, or switched off where other coins have nodes. */
  readonly node: NodeSettings | undefined
}

export type SettingsByCoin = Readonly<Record<Coin, CoinSettings>>

type Reads = Pick<GivenSettings, 'given' | 'check' | 'expect'>
type Given = Reads['given']

const parts = ['NODE_URL', 'XPUB', 'NETWORK', 'CONFIRMATIONS', 'TOLERANCE_BPS'] as const

const confirmationsMax = 1_000
const toleranceBpsMax = 100

/**
 * Reads `<COIN>_NODE_URL`, `<COIN>_XPUB`, `<COIN>_NETWORK`, `<COIN>_CONFIRMATIONS` and `<COIN>_TOLERANCE_BPS` of
 * every coin. What is wrong is checked as the other settings are; it names the setting and never its value: an address
 * may hold a password, a key may be a private one.
 */
export function readCoinSettings({ given, check, expect }: Reads): SettingsByCoin {
  expect(coins.flatMap((coin) => parts.map((part) => `${coin.toUpperCase()}_${part}`)))
  const entries = coins.map((coin): [Coin, CoinSettings] => [coin, check(() => readCoin(given, coin))])
  const settings = Object.fromEntries(entries) as Record<Coin, CoinSettings>
  // Where one coin's settings are wrong, what they mean together says nothing.
  if (entries.every(([, read]) => read !== undefined)) check(() => assertWayOut(settings))
  return settings
}

/** Whether any coin is on a test network: then no coin is on the practice network. */
export const usesTestNetworks = (settings: SettingsByCoin): boolean =>
  coins.some((coin) => settings[coin].node !== undefined)

function readCoin(given: Given, coin: Coin): CoinSettings {
  const name = coin.toUpperCase()
  return {
    confirmations: readCount(`${name}_CONFIRMATIONS`, given(`${name}_CONFIRMATIONS`), 1, confirmationsMax),
    toleranceBps: readCount(`${name}_TOLERANCE_BPS`, given(`${name}_TOLERANCE_BPS`), 0, toleranceBpsMax) ?? 0,
    node: readNode(given, coin, name),
  }
}

function readNode(given: Given, coin: Coin, name: string): NodeSettings | undefined {
  const nodeUrl = given(`${name}_NODE_URL`)
  const xpub = given(`${name}_XPUB`)
  const network = given(`${name}_NETWORK`)
  // First of all, so that a private key is told even when something else is missing.
  const key = xpub === undefined ? undefined : readAccountKey(`${name}_XPUB`, xpub)
  if (nodeUrl === undefined && key === undefined) return undefined
  if (nodeUrl === undefined)
    throw new StartProblem(`${name}_XPUB needs ${name}_NODE_URL: set both or neither.`)
  if (key === undefined) throw new StartProblem(`${name}_NODE_URL needs ${name}_XPUB: set both or neither.`)
  const url = URL.parse(nodeUrl)
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new StartProblem(`${name}_NODE_URL is not an address: it must start with http:// or https://.`)
  return { nodeUrl, network: readNetwork(network, coin, name), key }
}

function readNetwork(given: string | undefined, coin: Coin, name: string): string {
  const choices = testNetworksOf[coin]
  const text = given ?? choices[0]!
  if (choices.includes(text)) return text
  throw new StartProblem(`${name}_NETWORK is "${text}": give one of ${choices.join(', ')}.`)
}

/** Withdrawals are paid in USDT: an installation that takes coins in without it would have no way out. */
function assertWayOut(settings: SettingsByCoin): void {
  if (usesTestNetworks(settings) && settings.usdt.node === undefined)
    throw new StartProblem(
      'USDT_NODE_URL and USDT_XPUB are missing: withdrawals are paid in USDT, so no other coin can have a node without it.',
    )
  const { usdt, bnb } = settings
  if (usdt.node && bnb.node && usdt.node.nodeUrl !== bnb.node.nodeUrl)
    throw new StartProblem(
      'BNB_NODE_URL differs from USDT_NODE_URL: both coins are on BNB Smart Chain, give the same node.',
    )
}

function readCount(name: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined
  const count = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  if (count >= min && count <= max) return count
  throw new StartProblem(`${name} is "${text}": give a whole number from ${min} to ${max}.`)
}
