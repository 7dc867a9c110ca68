import type { Coin } from '@evenmoor/ledger/money'
import { sql } from 'kysely'
import type { Database } from '#platform/database/pool.ts'
import type { Deposit } from '../deposit.ts'

/** The signed content: the address and its owner. */
export type Addressed = Pick<Deposit, 'id' | 'network' | 'coin' | 'address' | 'addressIndex'>

/** Deposits whose address comes from a key and has no seal, by id. */
export async function readUnsealed(
  db: Database,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Addressed[]> {
  const rows = await db
    .selectFrom('deposit')
    .select(['id', 'network', 'coin', 'address', 'address_index'])
    .where('address_seal', 'is', null)
    .where('address_index', 'is not', null)
    .$if(after !== undefined, (q) => q.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ address_index: addressIndex, coin, ...row }) => ({
    ...row,
    coin: coin as Coin,
    addressIndex,
  }))
}

/** Deposits with their address and its proof, by id: all after one, or those with these ids. */
export async function readAddressed(
  db: Database,
  { after, ids, limit }: { after?: string | undefined; ids?: readonly string[]; limit?: number },
): Promise<(Addressed & Pick<Deposit, 'addressSeal'>)[]> {
  let query = db
    .selectFrom('deposit')
    .select(['id', 'network', 'coin', 'address', 'address_index', 'address_seal'])
    .orderBy('id')
  if (after !== undefined) query = query.where('id', '>', after)
  if (ids !== undefined) query = query.where('id', '=', sql<string>`any(${ids}::uuid[])`)
  if (limit !== undefined) query = query.limit(limit)
  const rows = await query.execute()
  return rows.map(
    ({ id, network, coin, address, address_index: addressIndex, address_seal: addressSeal }) => ({
      id,
      network,
      coin: coin as Coin,
      address,
      addressIndex,
      addressSeal,
    }),
  )
}

/** Only while the address is the one that the seal was made over. */
export async function writeSeal(
  db: Database,
  { id, address }: Pick<Addressed, 'id' | 'address'>,
  seal: Buffer,
): Promise<void> {
  await db
    .updateTable('deposit')
    .set({ address_seal: seal })
    .where('id', '=', id)
    .where('address', '=', address)
    .where('address_seal', 'is', null)
    .execute()
}
