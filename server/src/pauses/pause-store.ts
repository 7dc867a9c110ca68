import { type RawBuilder, sql } from 'kysely'
import { vanishedCreditsIn, vanishedFrom } from '#deposits/payments/vanished-credits.ts'
import { displayName } from '#people/display-name.ts'
import { lookAlikeFrom, lookAlikeOf } from '#people/look-alikes.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import { referenceIn } from '#platform/short-reference.ts'
import type { Coin } from '@evenmoor/ledger/money'
import type { Database, Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'

/** The investor whose withdrawals a pause holds; null means everyone with this coin. */
export type Concern = {
  readonly coin: Coin
  readonly network: string
  readonly investorId: string | null
}

/** Opens a pause, or counts one more reversal of the open one; gives whether it was opened. */
export async function openOrCount(
  tx: Tx,
  given: Concern & { depositId: string; transaction: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ opened: boolean }>`
    insert into withdrawal_pause (id, deposit_id, transaction, coin, network, investor_id, began_at)
    values (${uuidv7()}, ${given.depositId}, ${given.transaction}, ${given.coin}, ${given.network}, ${given.investorId},
      ${given.at})
    on conflict (coin, network, investor_id) where ended_at is null
      do update set reversals = withdrawal_pause.reversals + 1
    returning reversals = 1 as opened`.execute(tx)
  return rows[0]!.opened
}

export type PauseRow = Awaited<ReturnType<ReturnType<typeof pauseRows>['executeTakeFirstOrThrow']>>

/** The pauses, with who ended each. */
export const pauseRows = (db: Database | Tx, { isEnded }: { isEnded?: boolean } = {}) =>
  db
    .selectFrom('withdrawal_pause as p')
    .leftJoin('person as i', 'i.id', 'p.investor_id')
    .leftJoin('person as e', 'e.id', 'p.ended_by')
    .selectAll('p')
    .select([
      displayName('i').as('investor_name'),
      'i.email as investor_email',
      displayName('e').as('ended_by_name'),
    ])
    .$if(isEnded !== undefined, (query) => query.where('p.ended_at', isEnded ? 'is not' : 'is', null))

export type KnownOfPause = ReturnType<typeof knownFrom>

/** What staff have to know of these pauses beside them, by their ids; one statement. */
export async function selectKnown(
  db: Database | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownOfPause>> {
  const rows = ids.length === 0 ? [] : await known(db, { ids })
  return new Map(rows.map((row) => [row.id, knownFrom(row)]))
}

const known = compiledOnce((db, { ids }: { ids: readonly string[] }) =>
  knownRows(db, sql`${ids}::uuid[]`).where(sql<boolean>`p.id = any(${ids}::uuid[])`),
)

const knownRows = (db: Database | Tx, ids: RawBuilder<readonly string[]>) =>
  db
    .selectFrom('withdrawal_pause as p')
    .leftJoin('person as i', 'i.id', 'p.investor_id')
    .leftJoin(heldBy(db, ids).as('holds'), 'holds.pause_id', 'p.id')
    .select(['p.id', lookAlikeOf('i').as('look_alike'), referenceIn(sql.ref('p.deposit_id')).as('reference')])
    .select('holds.held')
    .select(
      vanishedCreditsIn(db, {
        coin: sql.ref('p.coin'),
        network: sql.ref('p.network'),
        investorId: sql.ref('p.investor_id'),
        from: sql.ref('p.began_at'),
        until: sql`coalesce(p.ended_at, 'infinity')`,
      }).as('vanished'),
    )

/** In a query, how many withdrawals each of these pauses holds: of all at once, because some hold thousands. */
const heldBy = (db: Database | Tx, ids: RawBuilder<readonly string[]>) =>
  db
    .selectFrom('withdrawal_hold')
    .select(({ fn }) => ['pause_id', fn.countAll<bigint>().as('held')])
    .where(sql<boolean>`pause_id = any(${ids})`)
    .groupBy('pause_id')

type KnownRow = Awaited<ReturnType<ReturnType<typeof knownRows>['executeTakeFirstOrThrow']>>

const knownFrom = (row: KnownRow) => ({
  /** The account that its investor looks like. */
  resembles: lookAlikeFrom(row.look_alike),
  /** Withdrawals that it holds now. */
  held: Number(row.held ?? 0n),
  depositReference: row.reference,
  unwound: vanishedFrom(row.vanished),
})

export const findPause = (db: Database | Tx, id: string): Promise<PauseRow | undefined> =>
  pauseRows(db).where('p.id', '=', id).executeTakeFirst()

/** The pause, locked until the transaction ends. */
export const lockPause = (tx: Tx, id: string) =>
  tx.selectFrom('withdrawal_pause').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function writeEnd(
  tx: Tx,
  id: string,
  { at, staffId, reason }: { at: Date; staffId: string; reason: string },
): Promise<void> {
  await tx
    .updateTable('withdrawal_pause')
    .set({ ended_at: at, ended_by: staffId, reason })
    .where('id', '=', id)
    .execute()
}

/** When the oldest open pause began that holds an investor's withdrawals in this coin on this network. */
export async function oldestAffecting(
  db: Database | Tx,
  investorId: string,
  { coin, network }: { coin: Coin; network: string },
): Promise<Date | null> {
  const row = await db
    .selectFrom('withdrawal_pause as p')
    .select(({ fn }) => fn.min('began_at').as('began_at'))
    .where('ended_at', 'is', null)
    // Found by the index: there may be a pause of each of many other investors.
    .where((e) => e.or([e('investor_id', 'is', null), e('investor_id', '=', investorId)]))
    .where(sql<boolean>`pause_concerns(p, ${investorId}, ${coin}, ${network})`)
    .executeTakeFirstOrThrow()
  return row.began_at
}

/** How many are open, and since when the oldest. */
export async function countOpen(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await db
    .selectFrom('withdrawal_pause')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('began_at').as('oldest_at')])
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldestAt: row.oldest_at }
}
