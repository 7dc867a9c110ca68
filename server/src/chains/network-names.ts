/** Every network that this version can name, for people; a deposit may outlive the settings it was made under. */
const names: Readonly<Record<string, string>> = {
  practice: 'Practice network',
  'bsc-testnet': 'BNB Smart Chain testnet (BEP20)',
  sepolia: 'Ethereum Sepolia testnet',
  'btc-testnet4': 'Bitcoin testnet4',
  'btc-testnet3': 'Bitcoin testnet3',
  'btc-signet': 'Bitcoin signet',
  'btc-regtest': 'Bitcoin regtest',
  'ltc-testnet': 'Litecoin testnet',
  'ltc-regtest': 'Litecoin regtest',
  nile: 'TRON Nile testnet',
  shasta: 'TRON Shasta testnet',
  hoodi: 'Ethereum Hoodi testnet',
}

/** Public pages about a network's transactions; their hash follows. The server never asks them. */
const explorers: Readonly<Record<string, string>> = {
  'bsc-testnet': 'https://testnet.bscscan.com/tx/',
}

/** Where people look a transaction up; null on a network that no public page shows. */
export const explorerUrl = (id: string, transaction: string): string | null => {
  const explorer = explorers[id]
  return explorer === undefined ? null : explorer + transaction
}

/** The network's name for people; its id where this version no longer knows it. */
export const networkName = (id: string): string => names[id] ?? id
