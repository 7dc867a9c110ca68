/** Chains of Ethereum's kind that a wallet may stand on by mistake; names are the same in every language. */
const names: Readonly<Record<string, string>> = {
  '1': 'Ethereum',
  '10': 'OP Mainnet',
  '56': 'BNB Smart Chain',
  '97': 'BNB Smart Chain Testnet',
  '137': 'Polygon',
  '8453': 'Base',
  '42161': 'Arbitrum One',
  '43114': 'Avalanche C-Chain',
  '560048': 'Ethereum Hoodi',
  '11155111': 'Ethereum Sepolia',
}

/** The name of a chain by its number (EIP-155); undefined for one that is not known here. */
export const chainName = (chain: string): string | undefined => names[chain]
