/** What the accounts hold, now and at a past moment. Reads only; amounts in smallest units. */
import { type AccountRef, type InvestorAccount, isInvestorAccount } from '#account.ts'
import { type AccountColumns, accountFrom } from '#account-row.ts'
import { columnsOf } from '#accounts.ts'
import { houseAccountId } from '#chart.ts'
import { detached, postingsFrom } from '#postings-from.ts'
import { type Integer, type Sql, toBigInt } from '#sql.ts'

export type AccountBalance = {
  readonly accountId: bigint
  readonly account: AccountRef
  readonly minor: bigint
}

type BalanceRow = AccountColumns & { account_id: Integer; amount: Integer }

/** The balance of one account; 0n for an investor's account that was never opened. */
export async function balanceOf(tx: Sql, account: AccountRef): Promise<bigint> {
  const named = isInvestorAccount(account)
    ? columnsOf(account).filter((column) => column !== null)
    : [houseAccountId(account).toString()]
  const { rows } = await tx.query<{ amount: Integer }>(
    isInvestorAccount(account)
      ? `select b.amount from ledger.account a join ledger.balance b on b.account_id = a.id
         where a.kind = $1 and a.asset = $2 and a.owner_id = $3
           and a.position_id ${named.length > 3 ? '= $4' : 'is null'}`
      : 'select amount from ledger.account_balance where account_id = $1',
    named,
  )
  const [row] = rows
  return row === undefined ? 0n : toBigInt(row.amount)
}

/** Every account of an investor, opened ones only, in order of their ids. */
export async function balancesOfOwner(tx: Sql, ownerId: string): Promise<AccountBalance[]> {
  // Not by ledger.account_balance: it may sum postings, so each call of it makes PostgreSQL open every month.
  const { rows } = await tx.query<BalanceRow>(
    `select a.id as account_id, a.kind, a.asset, a.owner_id, a.position_id, b.amount
     from ledger.account a join ledger.balance b on b.account_id = a.id
     where a.owner_id = $1 order by a.id`,
    [ownerId],
  )
  return rows.map(balanceFrom)
}

/** The house accounts. Each is summed from its postings, so the cost grows with the history: not for a hot path. */
export async function houseBalances(tx: Sql): Promise<AccountBalance[]> {
  const { rows } = await tx.query<BalanceRow>(
    'select * from ledger.account_balance where owner_id is null order by account_id',
  )
  return rows.map(balanceFrom)
}

/**
 * The balances of investors' accounts by their ids, kept still until the transaction ends: for postings whose amounts
 * depend on what is there. Takes the locks in account order, as `post` does: lock business rows before, and name every
 * investor's account that the posting will touch.
 */
export async function lockBalances(
  tx: Sql,
  accountIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await tx.query<{ account_id: Integer; amount: Integer }>(
    'select account_id, amount from ledger.lock_balances($1::bigint[])',
    [accountIds.map(String)],
  )
  return new Map(rows.map((row) => [toBigInt(row.account_id), toBigInt(row.amount)]))
}

/** An investor's dollars by what may be done with them; `invested` is the sum over all positions. */
export type OwnerTotals = {
  readonly [kind in InvestorAccount['kind']]: bigint
}

/** The sums that a wallet shows, from the same statement and therefore from the same moment. */
export async function totalsOfOwner(tx: Sql, ownerId: string): Promise<OwnerTotals> {
  const totals = { available: 0n, invested: 0n, withdrawing: 0n }
  for (const { account, minor } of await balancesOfOwner(tx, ownerId)) {
    if (isInvestorAccount(account)) totals[account.kind] += minor
  }
  return totals
}

/**
 * The balances as they were at a past moment: everything booked at or before `at`. Of an investor's accounts, or of
 * the house when `ownerId` is null. The moment of a transfer is taken while its balances are locked, so each
 * answer is a state that the account was really in. A moment less than a transaction's length ago may still change. Throws
 * a `LedgerRefusal` `detached` for a moment before the postings that are here.
 */
export async function balancesAsOf(tx: Sql, ownerId: string | null, at: Date): Promise<AccountBalance[]> {
  const from = await postingsFrom(tx)
  if (from !== null && at < from.since) throw detached(`what was held at ${at.toISOString()}`)
  const { rows } = await tx.query<BalanceRow>(
    `select a.id as account_id, a.kind, a.asset, a.owner_id, a.position_id,
       case when a.materialised
         then coalesce((
           select p.balance_after from ledger.posting p join ledger.transfer t on t.id = p.transfer_id
           where p.account_id = a.id and t.created_at <= $2
           order by p.transfer_id desc limit 1), f.amount, 0)
         else coalesce((
           select sum(p.amount) from ledger.posting p join ledger.transfer t on t.id = p.transfer_id
           where p.account_id = a.id and t.created_at <= $2), 0) + coalesce(f.amount, 0)
       end as amount
     from ledger.account a
     left join ledger.brought_forward f on f.account_id = a.id
     where a.owner_id is not distinct from $1::uuid and a.opened_at <= $2
     order by a.id`,
    [ownerId, at],
  )
  return rows.map(balanceFrom)
}

function balanceFrom(row: BalanceRow): AccountBalance {
  return { accountId: toBigInt(row.account_id), account: accountFrom(row), minor: toBigInt(row.amount) }
}
