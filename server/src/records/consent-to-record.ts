/** A person's consent to be shown: written down with who, when, how and to what; taken back at any time. */
import type { Context } from '#context.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badField, conflict } from '#platform/problems.ts'
import { endConsents, insertConsent, type NewConsent } from './consent-store.ts'
import { assertNewest, getRecord, type Work } from './get-record.ts'
import { writePublication } from './record-store.ts'

type Given = Omit<NewConsent, 'recordId' | 'revision'>

/** Writes a consent to a record's words down. 400 for a day to come, or an end that is over; 409 for other words by now. */
export async function addConsent(
  ctx: Context,
  tx: Tx,
  { id, staffId, revision, given }: Work & { given: Given },
): Promise<void> {
  const at = ctx.clock.now()
  const today = utcDay(at)
  if (given.givenOn > today) throw badField('given_on', 'day_ahead')
  if (given.expiresOn !== null && given.expiresOn < today) throw badField('expires_on', 'day_over')
  const row = await getRecord(ctx, tx, id, { isLocked: true })
  await assertNewest(tx, row, revision)
  await insertConsent(tx, { ...given, recordId: id, revision }, { staffId, at })
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'record.consent_given',
    subject: `record/${id}`,
    before: { has_consent: row.has_consent },
    after: {
      has_consent: true,
      revision,
      given_by: given.givenBy,
      given_on: given.givenOn,
      how: given.how,
      expires_on: given.expiresOn,
    },
  })
}

/**
 * Ends the consent to a record, whatever words it was to, and takes the record off the pages in the same moment.
 * 409 when none stands.
 */
export async function withdrawConsent(
  ctx: Context,
  tx: Tx,
  { id, staffId, reason }: Omit<Work, 'revision'> & { reason: string },
): Promise<void> {
  const at = ctx.clock.now()
  const row = await getRecord(ctx, tx, id, { isLocked: true })
  const ended = await endConsents(tx, id, { staffId, at, reason })
  if (ended === 0) throw conflict('record_consent_missing')
  await writePublication(tx, id, null)
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'record.consent_withdrawn',
    subject: `record/${id}`,
    before: { has_consent: row.has_consent, state: row.state },
    after: { has_consent: false, state: 'draft' },
    reason,
  })
}
