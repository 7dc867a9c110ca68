import pg from 'pg'

/**
 * Gives everything that was booked for an investor since the last time another moment: the ledger takes its moments from
 * the database's clock, which no test can set. Past every rule of the ledger, so by the superuser.
 */
export async function backdate(
  app: { readonly database: { readonly ownerUrl: string } },
  investorId: string,
  at: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: app.database.ownerUrl })
  await client.connect()
  await client.query(`set session_replication_role = 'replica'`)
  await client.query(
    `update ledger.transfer t set created_at = $2
     where t.created_at between now() - interval '1 hour' and now() and exists (
       select from ledger.posting p join ledger.account a on a.id = p.account_id
       where p.transfer_id = t.id and a.owner_id = $1)`,
    [investorId, at],
  )
  await client.query(`update ledger.account set opened_at = $2 where owner_id = $1`, [investorId, at])
  await client.end()
}
