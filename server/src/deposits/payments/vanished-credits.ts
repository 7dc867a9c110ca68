import type { StaffPause } from '@evenmoor/contract/staff-pauses'
import { formatMoney } from '@evenmoor/ledger/money'
import { lookAlikeFrom } from '#people/look-alikes.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { type Concern, type VanishedRow, vanishedIn } from '../payment-store.ts'

/** In a query, the credited payments that left their chain in a time; see `vanishedFrom`. */
export const vanishedCreditsIn = (db: Database | Tx, concern: Concern) => vanishedIn(db, concern)

/** What taking each of these back did. */
export const vanishedFrom = (rows: readonly VanishedRow[]): StaffPause['unwound'] =>
  rows.map((row) => {
    const isThere = row.missing_at === null
    return {
      investor: { id: row.investor_id, name: row.investor_name, resembles: lookAlikeFrom(row.look_alike) },
      deposit_id: row.deposit_id,
      deposit_reference: row.reference,
      transaction: row.transaction,
      credited: usd(row.credited),
      taken_back: isThere,
      has_returned: isThere && (row.unwinding?.is_undone ?? false),
      positions: usd(row.positions),
      results: usd(row.unwinding?.results),
      shortfall: usd(row.unwinding?.shortfall),
    }
  })

const usd = (minor: string | null | undefined) => formatMoney({ asset: 'usd', minor: BigInt(minor ?? 0) })
