import { sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import type { ContactMessage } from './contact-message.ts'

/** The number of the next message; a number is used up even when no message follows. */
export async function nextReference(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ reference: bigint }>`select nextval('contact_reference') as reference`.execute(
    tx,
  )
  return rows[0]!.reference
}

export async function insertMessage(
  tx: Tx,
  given: { reference: bigint; message: ContactMessage; now: Date },
): Promise<void> {
  const { reference, message, now } = given
  await tx
    .insertInto('contact_message')
    .values({ id: uuidv7(), reference, ...message, created_at: now })
    .execute()
}
