/** Every network that this version can name, for people; a deposit may outlive the settings it was made under. */
const names: Readonly<Record<string, string>> = {
  practice: 'Practice network',
  'bsc-testnet': 'BNB Smart Chain testnet (BEP20)',
  sepolia: 'Ethereum Sepolia testnet',
  hoodi: 'Ethereum Hoodi testnet',
}

/** The network's name for people; its id where this version no longer knows it. */
export const networkName = (id: string): string => names[id] ?? id
