import { referralAccounts } from '#people/referral-tree.ts'
import type { Database } from '#platform/database/pool.ts'

/** Tells the mailbox behind the address of each of these people, aliases taken off. */
export async function mailboxesBehind(db: Database, ids: readonly string[]): Promise<(id: string) => string> {
  const accounts = await referralAccounts(db, [...new Set(ids)])
  return (id) => accounts.get(id)?.mailbox ?? id
}

/** Those of the investor of a check and of a member of staff. */
export async function mailboxesOf(
  db: Database,
  investorId: string,
  staffId: string,
): Promise<{ staff: string; investor: string }> {
  const mailbox = await mailboxesBehind(db, [investorId, staffId])
  return { staff: mailbox(staffId), investor: mailbox(investorId) }
}
