import { displayName } from '#people/display-name.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'

/** Who agreed to what, when and how. */
export type NewConsent = {
  readonly recordId: string
  readonly revision: number
  readonly givenBy: string
  readonly givenOn: string
  readonly how: string
  readonly text: string
  /** The last UTC day it is valid; null means until it is withdrawn. */
  readonly expiresOn: string | null
}

/** Every consent to a record, newest first, with who wrote it down. */
export const selectConsents = (db: Database | Tx, recordId: string) =>
  db
    .selectFrom('record_consent as c')
    .leftJoin('person as r', 'r.id', 'c.recorded_by')
    .leftJoin('person as w', 'w.id', 'c.withdrawn_by')
    .selectAll('c')
    .select([displayName('r').as('recorded_by_name'), displayName('w').as('withdrawn_by_name')])
    .where('c.record_id', '=', recordId)
    .orderBy('c.id', 'desc')
    .execute()

export async function insertConsent(
  tx: Tx,
  consent: NewConsent,
  { staffId, at }: { staffId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('record_consent')
    .values({
      id: uuidv7(),
      record_id: consent.recordId,
      revision: consent.revision,
      given_by: consent.givenBy,
      given_on: consent.givenOn,
      how: consent.how,
      text: consent.text,
      expires_on: consent.expiresOn,
      recorded_by: staffId,
      recorded_at: at,
    })
    .execute()
}

/** Ends every valid consent to a record and returns their number. */
export async function endConsents(
  tx: Tx,
  recordId: string,
  { staffId, at, reason }: { staffId: string; at: Date; reason: string },
): Promise<number> {
  const ended = await tx
    .updateTable('record_consent')
    .set({ withdrawn_at: at, withdrawn_by: staffId, withdrawal_reason: reason })
    .where('record_id', '=', recordId)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .execute()
  return ended.length
}
