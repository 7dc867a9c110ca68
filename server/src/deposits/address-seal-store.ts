import type { Coin } from '@evenmoor/ledger/money'
import type { Database } from '#platform/database/pool.ts'
import type { Addressed } from './address-seal.ts'

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
