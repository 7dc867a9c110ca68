/** What keeps an account open: its money, and anything in progress in the modules that can hold something. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'

export type OpenItem = {
  readonly kind: 'position' | 'checkout' | 'withdrawal'
  readonly id: string
  /** The plan's title, or the deposit's coin. */
  readonly name: string
  /** The amount requested in or out; null for a position, whose page shows its value. */
  readonly amountMinor: bigint | null
}

/** Beyond this many, items are not listed one by one. */
const itemsMax = 100

/** What a person still has in progress, positions first; empty when there is nothing. */
export async function selectOpenItems(tx: Tx, personId: string, now: Date): Promise<OpenItem[]> {
  const { rows } = await sql<{
    kind: OpenItem['kind']
    id: string
    name: string
    amount_minor: string | null
  }>`
    select 'position' as kind, p.id, plan.title as name, null::text as amount_minor
    from position p join plan on plan.id = p.plan_id where p.investor_id = ${personId} and p.closed_at is null
    union all
    select 'checkout', id, coin, amount_minor::text from deposit where investor_id = ${personId}
      and (status in ('seen', 'confirming') or (status = 'new' and expires_at > ${now}))
    union all
    select 'withdrawal', id, coin, amount_minor::text from withdrawal where investor_id = ${personId}
      and status in ('requested', 'in_review', 'approved', 'sent')
    order by kind desc, id limit ${itemsMax}`.execute(tx)
  return rows.map(({ kind, id, name, amount_minor: amountMinor }) => ({
    kind,
    id,
    name,
    amountMinor: amountMinor === null ? null : BigInt(amountMinor),
  }))
}

/** Removes delivered emails to an address. */
export async function deleteDeliveredMails(tx: Tx, emailKey: string): Promise<void> {
  await sql`delete from mail where lower(recipient) = ${emailKey} and delivered_at is not null`.execute(tx)
}
