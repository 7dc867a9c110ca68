import * as contract from '@evenmoor/contract/staff-pauses'
import type { Coin } from '@evenmoor/ledger/money'
import { networkName } from '#chains/network-names.ts'
import { vanishedCredits } from '#deposits/payments/vanished-credits.ts'
import { markedNames } from '#people/look-alikes.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { route } from '#platform/http/bind.ts'
import { readReferences } from '#platform/short-reference.ts'
import { type ListSource, listRoutes } from '#platform/list/list-routes.ts'
import { endPause, getPause } from './end-pause.ts'
import { type PauseRow, pauseRows } from './pause-store.ts'

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

async function pausesFrom(
  db: Database | Tx,
  rows: readonly PauseRow[],
): Promise<readonly contract.StaffPause[]> {
  const investors = await markedNames(
    db,
    rows.map((row) => ({
      id: row.investor_id ?? '',
      name: row.investor_name ?? '',
      email: row.investor_email ?? '',
    })),
  )
  const references = await readReferences(
    db,
    rows.map((row) => row.deposit_id),
  )
  return Promise.all(
    rows.map((row, index) =>
      pauseFrom(db, row, {
        investor: row.investor_id === null ? null : investors[index]!,
        deposit_reference: references.get(row.deposit_id) ?? '',
      }),
    ),
  )
}

const pauseFrom = async (
  db: Database | Tx,
  row: PauseRow,
  known: Pick<contract.StaffPause, 'investor' | 'deposit_reference'>,
): Promise<contract.StaffPause> => ({
  id: row.id,
  coin: row.coin as Coin,
  network: row.network,
  network_name: networkName(row.network),
  ...known,
  held: Number(row.held ?? 0n),
  reversals: row.reversals,
  version: row.reversals,
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
