import type { Database, Tx } from '#platform/database/pool.ts'
import { type AddressPurpose, findAddressRow, findWalletAddress } from './wallet-store.ts'

/** The owner of a practice address; undefined for an unknown one. */
export const findPracticeAddress = (
  db: Database | Tx,
  address: string,
): Promise<{ purpose: AddressPurpose; ownerId: string | null } | undefined> => findAddressRow(db, address)

/** The address of an investor's own practice wallet; undefined while they have none. */
export const findPracticeWallet = (db: Database | Tx, investorId: string): Promise<string | undefined> =>
  findWalletAddress(db, investorId)
