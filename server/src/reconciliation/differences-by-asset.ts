import { sql } from 'kysely'
import type { Database } from '#platform/database/pool.ts'
import { reconciliationRows } from './by-day.ts'

export type AssetDifference = {
  readonly asset: string
  /** The ledger less the outside over all days, in smallest units. */
  readonly difference: bigint
  /** On how many days they differ. */
  readonly days: number
}

/** What the ledger and the outside differ by, for every coin that ever moved. Reads the whole history. */
export async function differencesByAsset(db: Database): Promise<AssetDifference[]> {
  const { rows } = await sql<AssetDifference>`
    select asset, sum(ledger - outside)::numeric(38, 0) as difference,
      (count(*) filter (where ledger <> outside))::int as days
    from ${reconciliationRows({}).as('day')} group by asset order by asset`.execute(db)
  return rows
}
