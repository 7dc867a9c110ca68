/**
 * What can be counted. An amount is always a whole number (`bigint`) of an asset's smallest unit; the scale
 * says how many decimals that unit has. The table `ledger.asset` holds the same rows.
 * No Node imports: the browser uses this through `ledger/money`.
 */
export const assetScales = { usd: 6, usdt: 18, bnb: 18, eth: 18, btc: 8, ltc: 8, trx: 6 } as const

/** An asset's code as stored and as sent: always lower case. */
export type AssetCode = keyof typeof assetScales

/** Everything a person can pay in with; dollars are only ever held inside. */
export type Coin = Exclude<AssetCode, 'usd'>

/** The coins, in the order in which screens list them. */
export const coins = ['usdt', 'bnb', 'eth', 'btc', 'ltc', 'trx'] as const satisfies readonly Coin[]

/** True when `value` is the code of a coin; narrows text from outside. */
export function isCoin(value: unknown): value is Coin {
  return (coins as readonly unknown[]).includes(value)
}

/** Decimals of one unit of `asset`: 6 for usd, so 1 dollar is 1_000_000n. */
export function scaleOf(asset: AssetCode): number {
  return assetScales[asset]
}
