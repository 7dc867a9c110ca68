/** A test network of TRON that this version knows. */
export type TronChain = {
  readonly id: string
  /** The id of its first block: what its nodes must answer. */
  readonly genesisId: string
}

/** First blocks as `wallet/getblockbynum` of each network tells them. */
export const tronChains: readonly TronChain[] = [
  { id: 'nile', genesisId: '0000000000000000d698d4192c56cb6be724a558448e2684802de4d6cd8690dc' },
  { id: 'shasta', genesisId: '0000000000000000de1aa88295e1fcf982742f773e0419c5a9c134c994a9059e' },
]
