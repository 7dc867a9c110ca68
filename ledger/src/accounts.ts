/** From what an account means to its id in the database, opening investors' accounts on first use. */
import { type AccountRef, type InvestorAccount, isInvestorAccount } from '#account.ts'
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
  const { rows } = await tx.query<{ id: Integer }>(
    `select id from ledger.account where kind = $1 and asset = $2 and owner_id = $3
       and position_id is not distinct from $4`,
    columnsOf(account),
  )
  const [row] = rows
  return row === undefined ? undefined : toBigInt(row.id)
}

/** What an investor's account is: its kind, asset, owner and position. */
export function columnsOf(account: InvestorAccount): [string, string, string, string | null] {
  return [
    account.kind,
    account.asset,
    account.ownerId,
    account.kind === 'invested' ? account.positionId : null,
  ]
}
