/** From what an account means to its id in the database, opening investors' accounts on first use. */
import { type AccountRef, accountName, type InvestorAccount, isInvestorAccount } from '#account.ts'
import { houseAccountId } from '#chart.ts'
import { naming } from '#refusal.ts'
import { type Integer, type Sql, toBigInt } from '#sql.ts'

/** Opens an investor's account with a balance of zero, or finds it; any number of callers get the same id. */
export async function openAccount(tx: Sql, account: InvestorAccount): Promise<bigint> {
  const { rows } = await naming(
    tx.query<{ id: Integer }>('select ledger.open_account($1, $2, $3, $4) as id', columnsOf(account)),
  )
  const [row] = rows
  if (row === undefined) throw new Error('ledger.open_account gave no row')
  return toBigInt(row.id)
}

/** The id of an account, or undefined when the investor's account was never opened. */
export async function findAccountId(tx: Sql, account: AccountRef): Promise<bigint | undefined> {
  if (!isInvestorAccount(account)) return houseAccountId(account)
  return (await findAccountIds(tx, [account])).get(accountName(account))
}

/** The ids of these accounts, in the same order; one query, plus one for each account opened here. */
export async function resolveAccounts(tx: Sql, accounts: readonly AccountRef[]): Promise<bigint[]> {
  const owned = new Map(accounts.filter(isInvestorAccount).map((account) => [accountName(account), account]))
  const ids = owned.size === 0 ? new Map<string, bigint>() : await findAccountIds(tx, [...owned.values()])
  // One order for everybody, so that two transactions that open the same accounts cannot deadlock.
  for (const [name, account] of [...owned].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!ids.has(name)) ids.set(name, await openAccount(tx, account))
  }
  return accounts.map((account) => ids.get(accountName(account)) ?? houseAccountId(account))
}

async function findAccountIds(tx: Sql, accounts: readonly InvestorAccount[]): Promise<Map<string, bigint>> {
  const columns = accounts.map(columnsOf)
  const { rows } = await tx.query<{ line: Integer; id: Integer }>(
    `select u.line, a.id
     from unnest($1::text[], $2::text[], $3::uuid[], $4::uuid[]) with ordinality
       as u (kind, asset, owner_id, position_id, line)
     join ledger.account a on a.owner_id = u.owner_id and a.kind = u.kind and a.asset = u.asset
       and a.position_id is not distinct from u.position_id`,
    [0, 1, 2, 3].map((column) => columns.map((values) => values[column] ?? null)),
  )
  return new Map(
    rows.flatMap(({ line, id }) => {
      const account = accounts[Number(line) - 1]
      return account === undefined ? [] : [[accountName(account), toBigInt(id)] as const]
    }),
  )
}

function columnsOf(account: InvestorAccount): [string, string, string, string | null] {
  return [
    account.kind,
    account.asset,
    account.ownerId,
    account.kind === 'invested' ? account.positionId : null,
  ]
}
