import { sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import type { Mail } from './mail-content.ts'

export type QueuedMail = Pick<Mail, 'subject' | 'text' | 'html'> & {
  readonly id: string
  readonly recipient: string
  readonly reply_to: string | null
  readonly unsubscribe_url: string | null
  readonly is_by_person: boolean
  readonly attempts: number
}

/** Writes a mail; one with `deliveredAt` is in the built-in mailbox as soon as the transaction commits. */
export async function insertMail(
  tx: Tx,
  given: { id?: string; to: string; mail: Mail; now: Date; deliveredAt: Date | null },
): Promise<void> {
  const { id = uuidv7(), to, mail, now, deliveredAt } = given
  const { subject, text, html, replyTo = null, unsubscribeUrl = null, isByPerson = false } = mail
  const made = { id, to, subject, text, html, replyTo, unsubscribeUrl, isByPerson, now, deliveredAt }
  await insertOne(tx, made)
}

type NewMail = Pick<Mail, 'subject' | 'text' | 'html'> & {
  readonly id: string
  readonly to: string
  readonly replyTo: string | null
  readonly unsubscribeUrl: string | null
  readonly isByPerson: boolean
  readonly now: Date
  readonly deliveredAt: Date | null
}

const insertOne = compiledOnce((tx, given: NewMail) =>
  tx.insertInto('mail').values({
    id: given.id,
    recipient: given.to,
    subject: given.subject,
    text: given.text,
    html: given.html,
    reply_to: given.replyTo,
    unsubscribe_url: given.unsubscribeUrl,
    is_by_person: given.isByPerson,
    created_at: given.now,
    next_attempt_at: given.now,
    delivered_at: given.deliveredAt,
  }),
)

/** Queues one mail to several addresses, to each on its own. */
export async function insertMailToEach(
  tx: Tx,
  given: { recipients: readonly string[]; mail: Mail; now: Date; deliveredAt: Date | null },
): Promise<void> {
  const { recipients, mail, now, deliveredAt } = given
  await sql`
    insert into mail (id, recipient, subject, text, html, created_at, next_attempt_at, delivered_at)
    select u.id, u.recipient, ${mail.subject}, ${mail.text}, ${mail.html}, ${now}, ${now}, ${deliveredAt}
    from unnest(${recipients.map(() => uuidv7())}::uuid[], ${[...recipients]}::text[]) as u (id, recipient)`.execute(
    tx,
  )
}

/**
 * Takes up to `count` due mails for this process, oldest first, and puts their next attempt off to
 * `leaseUntil`: if the process dies while it sends, another one takes them up then.
 */
export async function claimDueMail(
  tx: Tx,
  now: Date,
  leaseUntil: Date,
  count: number,
): Promise<QueuedMail[]> {
  return tx
    .with('due', (db) =>
      db
        .selectFrom('mail')
        .select('id')
        .where('delivered_at', 'is', null)
        .where('parked_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mail')
    .from('due')
    .set((e) => ({ attempts: e('mail.attempts', '+', 1), next_attempt_at: leaseUntil }))
    .whereRef('mail.id', '=', 'due.id')
    .returning([
      'mail.id',
      'recipient',
      'reply_to',
      'unsubscribe_url',
      'is_by_person',
      'subject',
      'text',
      'html',
      'attempts',
    ])
    .execute()
}

export type Outcome =
  | { readonly kind: 'delivered'; readonly at: Date }
  | { readonly kind: 'again'; readonly at: Date; readonly error: string }
  | { readonly kind: 'parked'; readonly at: Date; readonly error: string }

/**
 * Keeps what an attempt came to. Of a mail that its server has taken not what it says: codes and links stand in it that may
 * still be good, and nobody reads it here any more.
 */
export async function recordAttempt(db: Database, id: string, outcome: Outcome): Promise<void> {
  const set =
    outcome.kind === 'delivered'
      ? { delivered_at: outcome.at, last_error: null, text: '', html: '' }
      : outcome.kind === 'again'
        ? { next_attempt_at: outcome.at, last_error: outcome.error }
        : { parked_at: outcome.at, last_error: outcome.error }
  await db.updateTable('mail').set(set).where('id', '=', id).where('delivered_at', 'is', null).execute()
}

/** The newest delivered mails, to one address or to all; at most `limit`. */
export const listDelivered = (db: Database, to: string | undefined, limit: number) =>
  db
    .selectFrom('mail')
    .select(['id', 'recipient', 'subject', 'text', 'html', 'delivered_at'])
    .where('delivered_at', 'is not', null)
    .$if(to !== undefined, (query) =>
      query.where((e) => e(e.fn<string>('lower', ['recipient']), '=', to!.toLowerCase())),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Where mails are, by their ids. One that is not there any more was delivered: only such ones are removed. */
export async function mailStates(
  db: Database,
  ids: readonly string[],
): Promise<(id: string) => 'waiting' | 'sent' | 'refused'> {
  if (ids.length === 0) return () => 'sent'
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'parked_at'])
    .where('id', 'in', ids)
    .where('delivered_at', 'is', null)
    .execute()
  const parkedAt = new Map(rows.map(({ id, parked_at }) => [id, parked_at]))
  return (id) => (parkedAt.has(id) ? (parkedAt.get(id) === null ? 'waiting' : 'refused') : 'sent')
}

/** Removes what was delivered before an instant: those of the built-in mailbox hold codes and links. */
export async function deleteDeliveredBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('mail').where('delivered_at', '<', before).execute()
}

/** What waits to be delivered, how much of that was tried in vain, and what the mail server refused for good. */
export async function countMails(
  db: Database,
): Promise<{ waiting: number; failing: number; parked: number; oldestWaitingAt: Date | null }> {
  const { rows } = await sql<{ waiting: bigint; failing: bigint; parked: bigint; oldest_at: Date | null }>`
    select count(*) filter (where parked_at is null) as waiting,
      count(*) filter (where parked_at is null and last_error is not null) as failing, count(parked_at) as parked,
      min(created_at) filter (where parked_at is null) as oldest_at
    from mail where delivered_at is null`.execute(db)
  const row = rows[0]
  return {
    waiting: Number(row?.waiting ?? 0),
    failing: Number(row?.failing ?? 0),
    parked: Number(row?.parked ?? 0),
    oldestWaitingAt: row?.oldest_at ?? null,
  }
}

/** An email that is under way takes less. */
const usualMs = 30_000
/** One that waits for longer may be one that its own recipient's server does not take. */
const tellingMs = 3_600_000

/** Whether emails of the last hour wait for a server that takes none. */
export async function isMailLate(db: Database, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('mail')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('parked_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - usualMs))
    .where('created_at', '>', new Date(now.getTime() - tellingMs))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** How many mails were refused for good since a moment. */
export async function countParkedSince(db: Database, since: Date): Promise<number> {
  const row = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('delivered_at', 'is', null)
    .where('parked_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/**
 * What mail servers said to those that were not taken, most frequent first. It is kept without the address it was about;
 * rows of older versions have it.
 */
export async function failureReasons(db: Database): Promise<{ error: string; count: number }[]> {
  const { rows } = await sql<{ error: string; count: number }>`
    select replace(last_error, recipient, '…') as error, count(*)::int as count
    from mail where delivered_at is null and last_error is not null
    group by 1 order by 2 desc, 1 limit 5`.execute(db)
  return rows
}
