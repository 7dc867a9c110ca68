import type { Context } from '#context.ts'
import type { Person } from '#people/find-person.ts'
import { referrerOf } from '#people/referral-tree.ts'
import type { Tx } from '#platform/database/pool.ts'
import { alongside, together } from '#platform/database/transaction.ts'
import { uuidv7 } from '#platform/ids.ts'
import { isFirstPosition } from '#positions/brief-positions.ts'
import { mailboxHash } from './bonus.ts'
import { insertBonus } from './bonus-store.ts'
import { signalsOfBonuses } from './gather-evidence.ts'
import { programOf } from './program.ts'

type Investor = Pick<Person, 'id' | 'referred_by'>

/**
 * Notes the bonus that an investor's first investment earns the person who invited them: pending, and nothing in the ledger.
 * At most one for each person who was invited. Call it once the position's booking has been sent: the lock on its
 * investor's balance lets one of two first investments at once through here, and the other sees that it is not the first.
 * The investor is the row that the transaction has locked: nobody is asked for who invited a person whom nobody did.
 */
export async function raiseBonus(
  ctx: Context,
  tx: Tx,
  { positionId, investor, at }: { positionId: string; investor: Investor; at: Date },
): Promise<void> {
  const programme = programOf(ctx)
  if (!programme.isOn || investor.referred_by === null) return
  const investorId = investor.id
  const [referrer, isFirst] = await together(
    referrerOf(tx, investorId),
    isFirstPosition(tx, positionId, investorId),
  )
  if (referrer === undefined || !isFirst) return
  const bonus = {
    id: uuidv7(),
    referrerId: referrer.id,
    referredId: investorId,
    positionId,
    mailboxHash: mailboxHash(referrer.ownMailbox),
    signals: [],
  }
  const signals = (await signalsOfBonuses(tx, [bonus])).get(bonus.id) ?? []
  const raised = { ...bonus, signals, amountMinor: programme.amountMinor, createdAt: at }
  await alongside(tx, insertBonus(tx, raised))
}
