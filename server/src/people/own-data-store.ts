/**
 * What all modules keep about one person, read for the export and before an account closes. The one place in people that
 * names other modules' tables: it only reads, and a copy of everything must not depend on what each list shows.
 */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'

type Rows = readonly Record<string, unknown>[]

/** The rows of each part, as JSON: amounts and ids as text, so that nothing is rounded. */
export async function selectOwnData(
  tx: Tx,
  personId: string,
  emailKey: string,
): Promise<Record<string, Rows>> {
  const parts: Record<string, Rows> = {}
  for (const [name, query] of Object.entries(partsOf(personId, emailKey))) {
    const { rows } = await query.execute(tx)
    parts[name] = rows.map((row) => row.data)
  }
  return parts
}

type Part = ReturnType<typeof sql<{ data: Record<string, unknown> }>>

/** Whole numbers of the smallest unit become text: JSON's numbers would round them. */
const exact = sql.raw(`
  (select jsonb_object_agg(key, case when jsonb_typeof(value) = 'number' then to_jsonb(value #>> '{}') else value end)
   from jsonb_each(to_jsonb(r)))`)

const rowsOf = (query: Part): Part => sql`select ${exact} as data from (${query}) r`

const partsOf = (personId: string, emailKey: string): Record<string, Part> => ({
  sessions:
    rowsOf(sql`select id, created_at, last_used_at, expires_at, ended_at, end_reason, user_agent, address, proof
    from session where person_id = ${personId} order by created_at`),
  devices: rowsOf(
    sql`select device, first_seen_at, last_seen_at from known_device where person_id = ${personId} order by 1`,
  ),
  referrals: rowsOf(
    sql`select created_at as signed_up_at from person where referred_by = ${personId} order by 1`,
  ),
  deposit_limits: rowsOf(
    sql`select period, max_minor, next_max_minor, next_at from deposit_limit where person_id = ${personId} order by 1`,
  ),
  deposits:
    rowsOf(sql`select id, plan_id, coin, network, address, amount_minor, coin_minor, price_minor, status, flags,
      position_id, created_at, expires_at, settled_at
    from deposit where investor_id = ${personId} order by id`),
  price_holds:
    rowsOf(sql`select h.deposit_id, h.number, h.held_at, h.until_at, h.amount_minor, h.coin_minor, h.price_minor
    from later_hold h join deposit d on d.id = h.deposit_id where d.investor_id = ${personId} order by h.deposit_id, h.number`),
  payments:
    rowsOf(sql`select p.deposit_id, p.network, p.transaction, p.output_index, p.coin_minor, p.first_seen_at,
      p.status, p.usd_minor
    from payment p join deposit d on d.id = p.deposit_id where d.investor_id = ${personId} order by p.id`),
  positions:
    rowsOf(sql`select id, plan_id, terms_id, principal_minor, redeemed_minor, reinvest_switch_days, opened_on, opened_at, closed_at
    from position where investor_id = ${personId} order by id`),
  results: rowsOf(sql`select a.position_id, a.day, a.base_minor, a.amount_minor, a.reinvested, a.booked_at
    from accrual a join position p on p.id = a.position_id where p.investor_id = ${personId} order by a.day, a.position_id`),
  withdrawals:
    rowsOf(sql`select id, amount_minor, fee_minor, coin, coin_minor, network, address, status, reason, transaction,
      created_at, updated_at
    from withdrawal where investor_id = ${personId} order by id`),
  postings:
    rowsOf(sql`select t.id as transfer_id, t.kind, t.reference, t.created_at, a.kind as account, p.asset, p.amount
    from ledger.posting p join ledger.account a on a.id = p.account_id join ledger.transfer t on t.id = p.transfer_id
    where a.owner_id = ${personId} order by t.id, p.line`),
  practice_wallet: rowsOf(sql`select b.address, b.coin, b.amount_minor
    from practice_balance b join practice_address a on a.address = b.address where a.owner_id = ${personId} order by 1, 2`),
  newsletter: rowsOf(
    sql`select email, confirmed_at, unsubscribed_at from newsletter_subscription where email_key = ${emailKey}`,
  ),
  contact_messages: rowsOf(sql`select reference, name, email, message, created_at
    from contact_message where lower(email) = ${emailKey} order by reference`),
  // Without what they say: codes and links in them may still be good.
  mails: rowsOf(
    sql`select regexp_replace(subject, '[0-9]{6}', '••••••') as subject, created_at, delivered_at from mail where lower(recipient) = ${emailKey} order by created_at`,
  ),
  audit: rowsOf(
    sql`select at, action, subject from audit_entry where subject = ${`person:${personId}`} order by id`,
  ),
})

/** What of a person's is still under way, in words; empty when nothing is. */
export async function selectOpenItems(tx: Tx, personId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ item: string }>`
    select 'an open checkout' as item where exists (select from deposit where investor_id = ${personId}
      and (status in ('seen', 'confirming') or (status = 'new' and expires_at > ${now})))
    union all
    select 'a withdrawal on its way' where exists (select from withdrawal where investor_id = ${personId}
      and status in ('requested', 'in_review', 'approved', 'sent'))
    union all
    select 'an open position' where exists (select from position where investor_id = ${personId} and closed_at is null)`.execute(
    tx,
  )
  return rows.map(({ item }) => item)
}

/** Removes the mails to an address that were delivered. */
export async function deleteDeliveredMails(tx: Tx, emailKey: string): Promise<void> {
  await sql`delete from mail where lower(recipient) = ${emailKey} and delivered_at is not null`.execute(tx)
}
