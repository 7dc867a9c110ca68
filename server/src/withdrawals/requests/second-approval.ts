/** Whether a withdrawal takes a second person: what its investor and its address get within a day and a week counts together. */
import { sql } from 'kysely'
import type { Context } from '#context.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import { holdNamedLocks } from '#platform/database/named-lock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { limitInForce } from '#system/limit-in-force.ts'
import { approvalWindowsMs, windowAbove, type WindowSums } from '#wallet/approval-windows.ts'
import type { SecondApprovalReason, Withdrawal } from '../withdrawal.ts'

type Asked = Pick<Withdrawal, 'investorId' | 'network' | 'address' | 'amountMinor' | 'createdAt'>

/**
 * What was requested for this investor and to this address before. Until the transaction ends nobody else requests one: two
 * at once are counted one after the other.
 */
export async function holdCounted(tx: Tx, counted: Counted): Promise<CountedSums> {
  const { investorId, network, address } = counted
  const [, sums] = await together(
    holdNamedLocks(tx, [`withdrawals of ${investorId}`, `withdrawals to ${network} ${address}`]),
    sumsBefore(tx, counted),
  )
  return sums
}

/** Why a new withdrawal takes two approvals; null when one is enough. `sums`: what `holdCounted` gave. */
export const reasonForNew = (
  ctx: Pick<Context, 'config' | 'clock'>,
  asked: Pick<Asked, 'amountMinor'>,
  sums: CountedSums,
): SecondApprovalReason | null => reasonFor(ctx, asked, sums)

/**
 * The same for one that waits: counts those requested before it. Whatever is requested now comes after it and counts it,
 * so this needs no lock.
 */
export const reasonForWaiting = async (
  ctx: Context,
  tx: Tx,
  asked: Withdrawal,
): Promise<SecondApprovalReason | null> => reasonFor(ctx, asked, await sumsBefore(tx, asked, asked.id))

/** What somebody is about to ask, at the moment that the windows end with. */
type Counted = Pick<Asked, 'investorId' | 'network' | 'address' | 'createdAt'>

/** What an investor and an address got within each window. */
export type CountedSums = { readonly investor: WindowSums; readonly address: WindowSums }

function reasonFor(
  ctx: Pick<Context, 'config' | 'clock'>,
  { amountMinor }: Pick<Asked, 'amountMinor'>,
  { investor, address }: CountedSums,
): SecondApprovalReason | null {
  const limitMinor = limitInForce(ctx, 'secondApprovalAboveMinor')
  if (amountMinor > limitMinor) return 'amount'
  const ofInvestor = windowAbove(limitMinor, amountMinor, investor)
  if (ofInvestor !== undefined) return `investor_${ofInvestor}`
  const toAddress = windowAbove(limitMinor, amountMinor, address)
  return toAddress === undefined ? null : `address_${toAddress}`
}

/** What was requested within the windows before, and not canceled, rejected or failed since. */
async function sumsBefore(tx: Tx, asked: Counted, id: string | null = null): Promise<CountedSums> {
  const { investorId, network, address, createdAt } = asked
  const since = (window: keyof WindowSums) => new Date(createdAt.getTime() - approvalWindowsMs[window])
  const [row] = await counted(tx, {
    investorId,
    network,
    address,
    createdAt,
    id,
    sinceDay: since('day'),
    sinceWeek: since('week'),
  })
  const { investorDay, investorWeek, addressDay, addressWeek } = row!
  return {
    investor: { day: investorDay, week: investorWeek },
    address: { day: addressDay, week: addressWeek },
  }
}

type Sums = Record<'investorDay' | 'investorWeek' | 'addressDay' | 'addressWeek', bigint>
type Windows = Counted & { readonly id: string | null; readonly sinceDay: Date; readonly sinceWeek: Date }

const counted = compiledOnce((_tx, given: Windows) => {
  const isInvestors = sql`w.investor_id = ${given.investorId}`
  const isAddress = sql`(w.network = ${given.network} and w.address = ${given.address})`
  const isToday = sql`w.created_at > ${given.sinceDay}`
  const sum = (...all: (typeof isToday)[]) =>
    sql`coalesce(sum(w.amount_minor) filter (where ${sql.join(all, sql` and `)}), 0)`
  return sql<Sums>`
    select ${sum(isInvestors, isToday)} as "investorDay", ${sum(isInvestors)} as "investorWeek",
      ${sum(isAddress, isToday)} as "addressDay", ${sum(isAddress)} as "addressWeek"
    from withdrawal w
    where (${isInvestors} or ${isAddress}) and w.created_at > ${given.sinceWeek}
      and w.status not in ('cancelled', 'rejected', 'failed')
      and (${given.id}::uuid is null or (w.created_at, w.id) < (${given.createdAt}::timestamptz, ${given.id}::uuid))`
})
