import type { Tx } from '#platform/database/pool.ts'
import { countAdministratorsBeside } from '../person-store.ts'

/** How many other administrators may work here. */
export const countOtherAdministrators = (tx: Tx, personId: string): Promise<number> =>
  countAdministratorsBeside(tx, personId)

/** How many administrators may work here. */
export const countAdministrators = (tx: Tx): Promise<number> => countAdministratorsBeside(tx, null)
