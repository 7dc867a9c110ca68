import type { Database, Tx } from '#platform/database/pool.ts'
import { type AddressPurpose, findAddressAndWallet } from './wallet-store.ts'

/** What a practice address is for, undefined for an unknown one, and the address of an investor's own wallet; one statement. */
export const findPracticePlace = (
  db: Database | Tx,
  { investorId, address }: { investorId: string; address: string },
): Promise<{ purpose: AddressPurpose | undefined; wallet: string | undefined }> =>
  findAddressAndWallet(db, { address, ownerId: investorId })
