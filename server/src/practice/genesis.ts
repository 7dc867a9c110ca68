import { practiceAddress } from './address.ts'
import { blockHash } from './block.ts'

/** Where practice coins come from. It has no balance: what it gives is made. */
export const faucetAddress = practiceAddress('FAUCETFAUCETFAUCETFA')

/** Where the platform pays withdrawals from. */
export const treasuryAddress = practiceAddress('TREASURYTREASURYTREA')

/** The first block, the same in every installation: migrations/0005 inserts it. */
export const genesisHash = blockHash({
  height: 0n,
  parentHash: '0'.repeat(64),
  nonce: 'genesis',
  minedAt: new Date('2026-01-01T00:00:00Z'),
  transactions: [],
})
