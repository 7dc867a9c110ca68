import { practiceAddress } from './address.ts'
import { blockHash } from './block.ts'

/** The source of practice coins. It has no balance: it mints what it sends. */
export const faucetAddress = practiceAddress('FAUCETFAUCETFAUCETFA')

/** Where the platform pays withdrawals from. */
export const treasuryAddress = practiceAddress('TREASURYTREASURYTREA')

/** The first block, the same in every installation: migrations/0015_practice_network.sql inserts it. */
export const genesisHash = blockHash({
  height: 0n,
  parentHash: '0'.repeat(64),
  nonce: 'genesis',
  minedAt: new Date('2026-01-01T00:00:00Z'),
  transactions: [],
})
