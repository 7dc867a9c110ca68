import { sql } from 'kysely'
import { containing } from '#platform/database/containing.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import type { Subscription } from './subscription.ts'

const shown = ['id', 'email', 'mailed_at', 'confirmed_at', 'unsubscribed_at'] as const

/** What is known of an address, locked. */
export const lockSubscription = (tx: Tx, emailKey: string): Promise<Subscription | undefined> =>
  tx
    .selectFrom('newsletter_subscription')
    .select(shown)
    .where('email_key', '=', emailKey)
    .forUpdate()
    .executeTakeFirst()

type Links = { readonly confirmHash: Buffer; readonly unsubscribeHash: Buffer; readonly mailedAt: Date }

/** Writes an address that asks for the first time; false when another request was faster. */
export async function insertSubscription(
  tx: Tx,
  address: { email: string; emailKey: string },
  links: Links,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('newsletter_subscription')
    .values({ id: uuidv7(), email: address.email, email_key: address.emailKey, ...columnsOf(links) })
    .onConflict((c) => c.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Makes an address wait for confirmation again, with new links. */
export async function renewLinks(tx: Tx, id: string, links: Links): Promise<void> {
  await tx
    .updateTable('newsletter_subscription')
    .set({ ...columnsOf(links), confirmed_at: null, unsubscribed_at: null })
    .where('id', '=', id)
    .execute()
}

/** Makes an unsubscribed address wait for confirmation again, with its existing links. */
export async function reopen(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('newsletter_subscription')
    .set({ confirmed_at: null, unsubscribed_at: null })
    .where('id', '=', id)
    .execute()
}

const columnsOf = ({ confirmHash, unsubscribeHash, mailedAt }: Links) => ({
  confirm_hash: confirmHash,
  unsubscribe_hash: unsubscribeHash,
  mailed_at: mailedAt,
})

/** Puts the owner of a link on the list; false when no such link was mailed after `mailedAfter`, or they have left. */
export async function markConfirmed(
  tx: Tx,
  given: { confirmHash: Buffer; mailedAfter: Date; now: Date },
): Promise<boolean> {
  const { confirmHash, mailedAfter, now } = given
  const confirmed = await tx
    .updateTable('newsletter_subscription')
    .set((e) => ({ confirmed_at: e.fn.coalesce('confirmed_at', e.val(now)) }))
    .where('confirm_hash', '=', confirmHash)
    .where('mailed_at', '>', mailedAfter)
    .where('unsubscribed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return confirmed !== undefined
}

/** Takes the owner of a link off the list. An unknown link changes nothing. */
export async function markUnsubscribed(tx: Tx, unsubscribeHash: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('newsletter_subscription')
    .set({ unsubscribed_at: now })
    .where('unsubscribe_hash', '=', unsubscribeHash)
    .where('unsubscribed_at', 'is', null)
    .execute()
}

/** Removes the addresses that did not confirm, or left, and were mailed last before an instant. */
export async function deleteSubscriptionsOffList(db: Database, mailedBefore: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscription')
    .where('mailed_at', '<', mailedBefore)
    .where((e) => e.or([e('confirmed_at', 'is', null), e('unsubscribed_at', 'is not', null)]))
    .execute()
}

export type SubscriberRow = {
  readonly id: string
  readonly email: string
  readonly status: 'on_list' | 'waiting' | 'left'
  readonly mailed_at: Date
  readonly confirmed_at: Date | null
  readonly unsubscribed_at: Date | null
}

const statusOf = sql<SubscriberRow['status']>`case when unsubscribed_at is not null then 'left'
  when confirmed_at is not null then 'on_list' else 'waiting' end`

/** The subscriptions that a filter leaves. */
export const subscriberRows = (
  db: Database,
  { status, q = '' }: { status?: SubscriberRow['status'] | undefined; q?: string | undefined },
) =>
  db
    .selectFrom('newsletter_subscription')
    .select(['id', 'email', 'mailed_at', 'confirmed_at', 'unsubscribed_at', statusOf.as('status')])
    .$if(status !== undefined, (query) => query.where(statusOf, '=', status ?? 'waiting'))
    .$if(q !== '', (query) => query.where('email', 'ilike', containing(q)))
