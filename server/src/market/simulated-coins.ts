import { parseAmount } from '@evenmoor/ledger/money'
import { type MarketCoin, marketScale } from './market-source.ts'

export type SimulatedCoin = MarketCoin & {
  /** The price that the simulation moves around. Invented, of a plausible size. */
  readonly basePico: bigint
  /** How far it moves, in percent of the common movement, from 0 to 150. */
  readonly volatility: number
}

// id, symbol, name, price, volatility. Names and ids are the public ones; order is rank.
const rows = [
  ['bitcoin', 'btc', 'Bitcoin', '68000', 70],
  ['ethereum', 'eth', 'Ethereum', '3400', 85],
  // At par, as the checkout takes it: two pages never show two prices.
  ['tether', 'usdt', 'Tether', '1', 0],
  ['binancecoin', 'bnb', 'BNB', '620', 75],
  ['ripple', 'xrp', 'XRP', '2.1', 100],
  ['solana', 'sol', 'Solana', '165', 110],
  ['usd-coin', 'usdc', 'USDC', '1', 0],
  ['tron', 'trx', 'TRON', '0.27', 60],
  ['dogecoin', 'doge', 'Dogecoin', '0.18', 120],
  ['cardano', 'ada', 'Cardano', '0.7', 105],
  ['hyperliquid', 'hype', 'Hyperliquid', '34', 130],
  ['bitcoin-cash', 'bch', 'Bitcoin Cash', '480', 90],
  ['chainlink', 'link', 'Chainlink', '16', 105],
  ['stellar', 'xlm', 'Stellar', '0.28', 100],
  ['monero', 'xmr', 'Monero', '310', 80],
  ['sui', 'sui', 'Sui', '3.1', 125],
  ['avalanche-2', 'avax', 'Avalanche', '23', 115],
  ['hedera-hashgraph', 'hbar', 'Hedera', '0.19', 115],
  ['litecoin', 'ltc', 'Litecoin', '92', 85],
  ['the-open-network', 'ton', 'Toncoin', '3.2', 100],
  ['shiba-inu', 'shib', 'Shiba Inu', '0.0000132', 125],
  ['polkadot', 'dot', 'Polkadot', '4.3', 105],
  ['dai', 'dai', 'Dai', '1', 0],
  ['uniswap', 'uni', 'Uniswap', '8.1', 120],
  ['aave', 'aave', 'Aave', '240', 115],
  ['pepe', 'pepe', 'Pepe', '0.0000104', 150],
  ['bittensor', 'tao', 'Bittensor', '370', 130],
  ['near', 'near', 'NEAR Protocol', '2.6', 115],
  ['aptos', 'apt', 'Aptos', '4.9', 115],
  ['internet-computer', 'icp', 'Internet Computer', '5.2', 110],
  ['ethereum-classic', 'etc', 'Ethereum Classic', '18', 100],
  ['mantle', 'mnt', 'Mantle', '0.72', 105],
  ['ondo-finance', 'ondo', 'Ondo', '0.85', 125],
  ['kaspa', 'kas', 'Kaspa', '0.085', 125],
  ['cosmos', 'atom', 'Cosmos Hub', '4.4', 100],
  ['algorand', 'algo', 'Algorand', '0.21', 105],
  ['vechain', 'vet', 'VeChain', '0.025', 105],
  ['arbitrum', 'arb', 'Arbitrum', '0.38', 120],
  ['render-token', 'render', 'Render', '3.9', 125],
  ['filecoin', 'fil', 'Filecoin', '2.6', 110],
  ['worldcoin-wld', 'wld', 'Worldcoin', '1.1', 140],
  ['optimism', 'op', 'Optimism', '0.71', 120],
  ['quant-network', 'qnt', 'Quant', '105', 95],
  ['injective-protocol', 'inj', 'Injective', '12', 125],
  ['celestia', 'tia', 'Celestia', '2.1', 130],
  ['immutable-x', 'imx', 'Immutable', '0.54', 125],
  ['the-graph', 'grt', 'The Graph', '0.098', 115],
  ['maker', 'mkr', 'Maker', '1700', 100],
  ['tezos', 'xtz', 'Tezos', '0.63', 95],
  ['eos', 'eos', 'EOS', '0.62', 100],
] as const

/** The 50 coins of the simulated market. */
export const simulatedCoins: readonly SimulatedCoin[] = rows.map(
  ([id, symbol, name, price, volatility], index) => ({
    id,
    symbol,
    name,
    rank: index + 1,
    basePico: pico(price),
    volatility,
  }),
)

function pico(price: string): bigint {
  const parsed = parseAmount(price, marketScale)
  if (!parsed.ok) throw new RangeError(`not a price: ${price}`)
  return parsed.minor
}
