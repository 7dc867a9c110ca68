import * as contract from '@evenmoor/contract/staff-pauses'
import type { Coin } from '@evenmoor/ledger/money'
import { networkName } from '#chains/network-names.ts'
import { vanishedCredits } from '#deposits/vanished-credits.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { route } from '#platform/http/bind.ts'
import { type ListSource, listRoutes } from '#platform/list/list-routes.ts'
import { endPause, getPause } from './end-pause.ts'
import { type PauseRow, pauseRows } from './pause-store.ts'

const list: ListSource<typeof contract.listStaffPauses, PauseRow> = {
  rows: (db, { status }) => pauseRows(db, status === undefined ? {} : { isEnded: status === 'ended' }),
  sortColumns: { began_at: 'began_at' },
  describe: ({ db }, rows) => Promise.all(rows.map((row) => pauseFrom(db, row))),
}

/** The pauses of withdrawals, for staff. */
export const routes = [
  ...listRoutes(contract.listStaffPauses, list),

  route(contract.getStaffPause, async ({ tx, params }) => pauseFrom(tx, await getPause(tx, params.id))),

  route(contract.endPause, async ({ ctx, tx, caller, params, body }) => {
    await endPause(ctx, tx, { id: params.id, staffId: caller.personId, reason: body.reason })
    return pauseFrom(tx, await getPause(tx, params.id))
  }),
]

const somebody = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const pauseFrom = async (db: Database | Tx, row: PauseRow): Promise<contract.StaffPause> => ({
  id: row.id,
  coin: row.coin as Coin,
  network: row.network,
  network_name: networkName(row.network),
  investor: somebody(row.investor_id, row.investor_name),
  held: Number(row.held ?? 0n),
  reversals: row.reversals,
  unwound: await vanishedCredits(db, {
    coin: row.coin,
    network: row.network,
    investorId: row.investor_id,
    from: row.began_at,
    until: row.ended_at ?? new Date(8.64e15),
  }),
  deposit_id: row.deposit_id,
  transaction: row.transaction,
  began_at: row.began_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  ended_by: somebody(row.ended_by, row.ended_by_name),
  reason: row.reason,
})
