import { fees, houseAccountId, type TransferKind } from '@evenmoor/ledger'
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { OwnBalances, OwnMovement } from './statement.ts'

/** What each month did to an investor's accounts, oldest first; months in which nothing was booked are missing. */
export async function selectMonths(
  db: Database | Tx,
  investorId: string,
): Promise<{ period: string; changeMinor: bigint; lines: number }[]> {
  const { rows } = await sql<{ period: string; change: bigint; lines: number }>`
    select to_char(t.created_at at time zone 'UTC', 'YYYY-MM') as period, sum(p.amount) as change,
      count(distinct t.id)::int as lines
    from ledger.account own
    join ledger.posting p on p.account_id = own.id
    join ledger.transfer t on t.id = p.transfer_id
    where own.owner_id = ${investorId}::uuid
    group by 1 order by 1`.execute(db)
  return rows.map(({ period, change, lines }) => ({ period, changeMinor: change, lines }))
}

type Sums = { available: bigint; invested: bigint; withdrawing: bigint }

/** What the accounts held before a moment, as the sum of their postings and of what is brought forward from detached ones. */
export async function sumPostingsBefore(tx: Tx, investorId: string, at: Date): Promise<OwnBalances> {
  const { rows } = await sql<Sums>`
    select ${sums} from ledger.account own
    cross join lateral (
      select p.amount from ledger.posting p join ledger.transfer t on t.id = p.transfer_id
      where p.account_id = own.id and t.created_at < ${at}
      union all
      select b.amount from ledger.brought_forward b where b.account_id = own.id
    ) p
    where own.owner_id = ${investorId}::uuid`.execute(tx)
  return rows[0] ?? nothing
}

/** The same as each account's running balance has it: not by adding up. */
export async function readBalancesBefore(tx: Tx, investorId: string, at: Date): Promise<OwnBalances> {
  const { rows } = await sql<Sums>`
    select ${sums} from ledger.account own
    cross join lateral (
      select coalesce(
        (select p.balance_after from ledger.posting p join ledger.transfer t on t.id = p.transfer_id
         where p.account_id = own.id and t.created_at < ${at} order by p.transfer_id desc limit 1),
        (select b.amount from ledger.brought_forward b where b.account_id = own.id)) as amount
    ) p
    where own.owner_id = ${investorId}::uuid`.execute(tx)
  return rows[0] ?? nothing
}

/** Every transfer that touched an investor's accounts from one moment up to another, in order. */
export async function selectMovements(
  tx: Tx,
  investorId: string,
  from: Date,
  until: Date,
): Promise<OwnMovement[]> {
  const { rows } = await sql<MovementRow>`
    select t.id, t.kind, t.reference, t.effective_on, t.created_at, ${sums},
      case when t.kind not like 'accrual%' then (
        select c.asset from ledger.posting c where c.transfer_id = t.id and c.asset <> 'usd' order by c.line limit 1
      ) end as coin,
      case when t.kind = 'withdrawal_paid' then (
        select f.amount from ledger.posting f where f.transfer_id = t.id and f.account_id = ${houseAccountId(fees)}
      ) end as fee
    from ledger.account own
    join ledger.posting p on p.account_id = own.id
    join ledger.transfer t on t.id = p.transfer_id
    where own.owner_id = ${investorId}::uuid and t.created_at >= ${from} and t.created_at < ${until}
    group by t.id, t.kind, t.reference, t.effective_on, t.created_at
    order by t.id`.execute(tx)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    day: row.effective_on,
    at: row.created_at,
    available: row.available,
    invested: row.invested,
    withdrawing: row.withdrawing,
    coin: row.coin,
    feeMinor: row.fee ?? 0n,
  }))
}

type MovementRow = Sums & {
  id: bigint
  kind: TransferKind
  reference: string
  effective_on: string | null
  created_at: Date
  coin: string | null
  fee: bigint | null
}

const sums = sql`
  coalesce(sum(p.amount) filter (where own.kind = 'available'), 0) as available,
  coalesce(sum(p.amount) filter (where own.kind = 'invested'), 0) as invested,
  coalesce(sum(p.amount) filter (where own.kind = 'withdrawing'), 0) as withdrawing`

const nothing: OwnBalances = { available: 0n, invested: 0n, withdrawing: 0n }
