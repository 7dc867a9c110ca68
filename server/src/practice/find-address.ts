import type { Database, Tx } from '#platform/database/pool.ts'
import { type AddressPurpose, findAddressRow } from './wallet-store.ts'

/** Whose an address of the practice network is; undefined for one that nobody here has met. */
export const findPracticeAddress = (
  db: Database | Tx,
  address: string,
): Promise<{ purpose: AddressPurpose; ownerId: string | null } | undefined> => findAddressRow(db, address)
