/**
 * What all modules store about one person, for the export. The one place in people that names other modules' tables: it
 * only reads, and a full copy must not depend on what each list shows.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database/pool.ts'

/** Rows per statement: many enough to be fast, few enough to hold in memory. */
const pageRows = 1_000

/**
 * The rows of each part as JSON, one page per statement: little is in memory however much there is, and a slow reader
 * holds no connection. Amounts and ids are text, so that nothing is rounded.
 */
export async function* readOwnData(
  db: Database,
  personId: string,
  emailKey: string,
): AsyncGenerator<{ readonly part: string; readonly rows: readonly string[] }> {
  for (const [part, { query, order }] of Object.entries(partsOf(personId, emailKey))) {
    let last: readonly string[] | undefined
    do {
      const { rows } = await sql<PageRow>`${page(query, order, last)}`.execute(db)
      yield { part, rows: rows.map(({ data }) => data) }
      last = rows.length < pageRows ? undefined : rows.at(-1)?.place
    } while (last !== undefined)
  }
}

type PageRow = { readonly data: string; readonly place: readonly string[] }

/** `order` names columns that together tell one row from another; `hidden_…` ones are not part of the data. */
type Part = { readonly query: RawBuilder<unknown>; readonly order: readonly string[] }

/** Whole numbers of the smallest unit become text: JSON's numbers would round them. */
const exact = sql.raw(`
  (select jsonb_object_agg(key, case when jsonb_typeof(value) = 'number' then to_jsonb(value #>> '{}') else value end)
   from jsonb_each(to_jsonb(r)) where key not like 'hidden\\_%')::text`)

function page(query: RawBuilder<unknown>, order: readonly string[], last: readonly string[] | undefined) {
  const columns = sql.join(order.map((column) => sql.ref(`r.${column}`)))
  const places = sql.join(order.map((column) => sql`${sql.ref(`r.${column}`)}::text`))
  const after = last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(last)})`
  return sql`select ${exact} as data, array[${places}] as place from (${query}) r ${after} order by ${columns} limit ${pageRows}`
}

const partsOf = (personId: string, emailKey: string): Readonly<Record<string, Part>> => ({
  sessions: {
    query: sql`select id, created_at, last_used_at, expires_at, ended_at, end_reason, user_agent, address, proof
      from session where person_id = ${personId}`,
    order: ['created_at', 'id'],
  },
  devices: {
    query: sql`select device, places, first_seen_at, last_seen_at from known_device where person_id = ${personId}`,
    order: ['device'],
  },
  referrals: {
    query: sql`select created_at as signed_up_at, id as hidden_id from person where referred_by = ${personId}`,
    order: ['signed_up_at', 'hidden_id'],
  },
  bonuses: {
    query: sql`select id, amount_minor, status, reason, created_at, decided_at
      from bonus where referrer_id = ${personId}`,
    order: ['id'],
  },
  // Without the pictures: a session stolen for a moment must not be enough to take a passport.
  identity_checks: {
    query: sql`select id, document, status, created_at, submitted_at, decided_at, reason, pictures_removed_at
      from identity_check where person_id = ${personId}`,
    order: ['id'],
  },
  identity_pictures: {
    query: sql`select p.check_id, p.side, p.width, p.height, p.uploaded_at
      from identity_picture p join identity_check c on c.id = p.check_id where c.person_id = ${personId}`,
    order: ['check_id', 'side'],
  },
  deposit_limits: {
    query: sql`select period, max_minor, next_max_minor, next_at from deposit_limit where person_id = ${personId}`,
    order: ['period'],
  },
  risk_questions: {
    query: sql`select person_id as hidden_id, answers, answered_at, attempts, passed_at
      from risk_check where person_id = ${personId}`,
    order: ['hidden_id'],
  },
  deposits: {
    query: sql`select id, plan_id, coin, network, address, amount_minor, coin_minor, price_minor, status, flags,
        position_id, created_at, expires_at, settled_at
      from deposit where investor_id = ${personId}`,
    order: ['id'],
  },
  price_holds: {
    query: sql`select h.deposit_id, h.number, h.held_at, h.until_at, h.amount_minor, h.coin_minor, h.price_minor
      from later_hold h join deposit d on d.id = h.deposit_id where d.investor_id = ${personId}`,
    order: ['deposit_id', 'number'],
  },
  payments: {
    query: sql`select p.id as hidden_id, p.deposit_id, p.network, p.transaction, p.output_index, p.coin_minor,
        p.first_seen_at, p.status, p.usd_minor
      from payment p join deposit d on d.id = p.deposit_id where d.investor_id = ${personId}`,
    order: ['hidden_id'],
  },
  positions: {
    query: sql`select id, plan_id, terms_id, principal_minor, redeemed_minor, reinvest_switch_days, opened_on,
        opened_at, closed_at
      from position where investor_id = ${personId}`,
    order: ['id'],
  },
  results: {
    query: sql`select a.position_id, a.day, a.base_minor, a.amount_minor, a.reinvested, a.booked_at
      from accrual a join position p on p.id = a.position_id where p.investor_id = ${personId}`,
    order: ['position_id', 'day'],
  },
  saved_addresses: {
    query: sql`select id as hidden_id, network, address, label, added_at, usable_at, hold_skipped_at, removed_at
      from saved_address where investor_id = ${personId}`,
    order: ['hidden_id'],
  },
  withdrawals: {
    query: sql`select id, amount_minor, fee_minor, coin, coin_minor, network, address, status, reason, transaction,
        created_at, updated_at
      from withdrawal where investor_id = ${personId}`,
    order: ['id'],
  },
  postings: {
    query: sql`select t.id as transfer_id, t.kind, t.reference, t.created_at, a.kind as account, p.asset, p.amount,
        p.line as hidden_line
      from ledger.posting p join ledger.account a on a.id = p.account_id join ledger.transfer t on t.id = p.transfer_id
      where a.owner_id = ${personId}`,
    order: ['transfer_id', 'hidden_line'],
  },
  // What the postings before the first that is kept come to, by account.
  brought_forward: {
    query: sql`select a.id as hidden_id, a.kind as account, a.position_id, a.asset, b.amount, b.postings_count as postings
      from ledger.brought_forward b join ledger.account a on a.id = b.account_id where a.owner_id = ${personId} and b.postings_count > 0`,
    order: ['hidden_id'],
  },
  practice_wallet: {
    query: sql`select b.address, b.coin, b.amount_minor
      from practice_balance b join practice_address a on a.address = b.address where a.owner_id = ${personId}`,
    order: ['address', 'coin'],
  },
  notifications: {
    query: sql`select id, kind, facts, created_at, read_at from notification where person_id = ${personId}`,
    order: ['id'],
  },
  notification_choices: {
    query: sql`select topic, in_app, by_mail from notice_choice where person_id = ${personId}`,
    order: ['topic'],
  },
  newsletter: {
    query: sql`select email, confirmed_at, unsubscribed_at from newsletter_subscription where email_key = ${emailKey}`,
    order: ['email'],
  },
  contact_messages: {
    query: sql`select reference, name, email, message, locale, created_at
      from contact_message where lower(email) = ${emailKey}`,
    order: ['reference'],
  },
  contact_answers: {
    query: sql`select m.reference, a.text, a.written_at, a.id as hidden_id
      from contact_answer a join contact_message m on m.id = a.message_id where lower(m.email) = ${emailKey}`,
    order: ['hidden_id'],
  },
  // Without what they say: codes and links in them may still be good.
  mails: {
    query: sql`select regexp_replace(subject, '[0-9]{6}', '••••••') as subject, created_at, delivered_at,
        id as hidden_id
      from mail where lower(recipient) = ${emailKey}`,
    order: ['created_at', 'hidden_id'],
  },
  audit: {
    query: sql`select at, action, subject, id as hidden_id
      from audit_entry where subject = ${`person:${personId}`}`,
    order: ['hidden_id'],
  },
})
