import * as contract from '@evenmoor/contract/staff-pauses'
import type { Coin } from '@evenmoor/ledger/money'
import { networkName } from '#chains/network-names.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { route } from '#platform/http/bind.ts'
import { type ListSource, listRoutes } from '#platform/list/list-routes.ts'
import { endPause, getPause } from './end-pause.ts'
import { type KnownOfPause, type PauseRow, pauseRows, selectKnown } from './pause-store.ts'

const list: ListSource<typeof contract.listStaffPauses, PauseRow> = {
  rows: (db, { status }) => pauseRows(db, status === undefined ? {} : { isEnded: status === 'ended' }),
  sortColumns: { began_at: 'began_at' },
  describe: ({ db }, rows) => pausesFrom(db, rows),
}

/** The pauses of withdrawals, for staff. */
export const routes = [
  ...listRoutes(contract.listStaffPauses, list),

  route(contract.getStaffPause, ({ tx, params }) => onePause(tx, params.id)),

  route(contract.endPause, async ({ ctx, tx, caller, params, body }) => {
    await endPause(ctx, tx, { id: params.id, staffId: caller.personId, ...body })
    return onePause(tx, params.id)
  }),
]

const somebody = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const onePause = async (tx: Tx, id: string): Promise<contract.StaffPause> =>
  (await pausesFrom(tx, [await getPause(tx, id)]))[0]!

async function pausesFrom(db: Database | Tx, rows: readonly PauseRow[]): Promise<contract.StaffPause[]> {
  const known = await selectKnown(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const one = known.get(row.id)
    return one === undefined ? [] : pauseFrom(row, one)
  })
}

const pauseFrom = (
  row: PauseRow,
  { resembles, held, depositReference, unwound }: KnownOfPause,
): contract.StaffPause => ({
  id: row.id,
  coin: row.coin as Coin,
  network: row.network,
  network_name: networkName(row.network),
  investor:
    row.investor_id === null ? null : { id: row.investor_id, name: row.investor_name ?? '', resembles },
  deposit_reference: depositReference,
  held,
  reversals: row.reversals,
  version: row.reversals,
  unwound,
  deposit_id: row.deposit_id,
  transaction: row.transaction,
  began_at: row.began_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  ended_by: somebody(row.ended_by, row.ended_by_name),
  reason: row.reason,
})
