import { type RawBuilder, sql } from 'kysely'
import { displayName } from '#people/display-name.ts'
import { uuids } from '#platform/database/in-one-statement.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { approvalWindowsMs, type WindowSums } from '#wallet/approval-windows.ts'
import type { Bonus } from './bonus.ts'

/** That an administrator agreed to verify a bonus. */
export type BonusApproval = {
  readonly approverId: string
  readonly approverName: string
  readonly at: Date
  /** For the colleague who has to verify it too. */
  readonly reason: string | null
}

/** Writes down an approval; the database refuses one of those concerned, and a second one of the same person. */
export async function insertApproval(
  tx: Tx,
  { id, referrerId, referredId }: Bonus,
  { approverId, at, reason }: { approverId: string; at: Date; reason: string | null },
): Promise<void> {
  await tx
    .insertInto('bonus_approval')
    .values({
      bonus_id: id,
      referrer_id: referrerId,
      referred_id: referredId,
      approver_id: approverId,
      at,
      reason,
    })
    .execute()
}

/** The approvals of each of these bonuses, oldest first. */
export const selectApprovals = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, BonusApproval[]>> =>
  approvalsFrom(ids.length === 0 ? [] : await approvalRows(db, uuids(ids)).execute())

/** The query of the same. */
export const approvalRows = (db: Database, ids: RawBuilder<readonly string[]>) =>
  db
    .selectFrom('bonus_approval')
    .innerJoin('person', 'person.id', 'bonus_approval.approver_id')
    .select(['bonus_id', 'approver_id', 'at', 'reason', displayName('person').$notNull().as('approver_name')])
    .where(sql<boolean>`bonus_id = any(${ids})`)
    .orderBy('at')

/** In a query, everybody who approved any of these bonuses, as an array. */
export const approversOf = (ids: RawBuilder<readonly string[]>): RawBuilder<readonly string[]> =>
  sql`array(select a.approver_id from bonus_approval a where a.bonus_id = any(${ids}))`

type ApprovalRow = {
  readonly bonus_id: string
  readonly approver_id: string
  readonly approver_name: string
  readonly at: Date | string
  readonly reason: string | null
}

/** Approvals by bonus, from the rows of `approvalRows`. */
export function approvalsFrom(rows: readonly ApprovalRow[]): Map<string, BonusApproval[]> {
  const approvals = Map.groupBy(rows, (row) => row.bonus_id)
  return new Map([...approvals].map(([id, given]) => [id, given.map(approvalFrom)]))
}

const approvalFrom = ({ approver_id, approver_name, at, reason }: ApprovalRow): BonusApproval => ({
  approverId: approver_id,
  approverName: approver_name,
  at: new Date(at),
  reason,
})

/** From now on a locked bonus takes two administrators. */
export async function writeSecondApproval(
  tx: Tx,
  id: string,
  reason: NonNullable<Bonus['secondApprovalReason']>,
): Promise<void> {
  await tx.updateTable('bonus').set({ second_approval_reason: reason }).where('id', '=', id).execute()
}

/** What each of these referrers was given in bonuses within the windows before `now`, in millionths of a dollar. */
export const sumVerifiedBefore = async (
  db: Database,
  referrerIds: readonly string[],
  now: Date,
): Promise<Map<string, WindowSums>> =>
  sumsFrom(referrerIds.length === 0 ? [] : await verifiedBefore(db, uuids(referrerIds), now).execute())

/** The query of the same. */
export function verifiedBefore(db: Database, referrerIds: RawBuilder<readonly string[]>, now: Date) {
  const since = (window: keyof WindowSums) => new Date(now.getTime() - approvalWindowsMs[window])
  return db
    .selectFrom('bonus')
    .select([
      'referrer_id',
      sql<string>`sum(amount_minor)::text`.as('week'),
      sql<string>`coalesce(sum(amount_minor) filter (where decided_at > ${since('day')}), 0)::text`.as('day'),
    ])
    .where(sql<boolean>`referrer_id = any(${referrerIds})`)
    .where('status', '=', 'verified')
    .where('decided_at', '>', since('week'))
    .groupBy('referrer_id')
}

/** Sums by referrer, from its rows. */
export const sumsFrom = (
  rows: readonly { readonly referrer_id: string; readonly week: string; readonly day: string }[],
): Map<string, WindowSums> =>
  new Map(rows.map(({ referrer_id, day, week }) => [referrer_id, { day: BigInt(day), week: BigInt(week) }]))
