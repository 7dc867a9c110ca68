import * as contract from '@evenmoor/contract/staff-records'
import { localeOf } from '@evenmoor/contract/locales'
import type { Context } from '#context.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { route } from '#platform/http/bind.ts'
import { type ListSource, listRoutes } from '#platform/list/list-routes.ts'
import { selectConsents } from './consent-store.ts'
import { addConsent, withdrawConsent } from './consent-to-record.ts'
import { addRecord, changeRecord } from './edit-record.ts'
import { getRecord } from './get-record.ts'
import { publishRecord, unpublishRecord } from './publish-record.ts'
import { type RecordRow, recordRows } from './record-store.ts'

const list: ListSource<typeof contract.listStaffRecords, RecordRow> = {
  rows: (db, filter, { ctx }) => recordRows(db, utcDay(ctx.clock.now()), filter),
  sortColumns: { created_at: 'created_at', name: 'sort_name' },
  describe: (_reading, rows) => rows.map(recordFrom),
}

/** Testimonials and team records, for staff. */
export const routes = [
  ...listRoutes(contract.listStaffRecords, list),

  route(contract.getStaffRecord, ({ ctx, tx, params }) => detail(ctx, tx, params.id)),

  route(contract.addRecord, async ({ ctx, tx, caller, body }) =>
    detail(ctx, tx, await addRecord(ctx, tx, { staffId: caller.personId, typed: body })),
  ),

  route(contract.changeRecord, async ({ ctx, tx, caller, params, body: { revision, ...typed } }) => {
    await changeRecord(ctx, tx, { ...params, staffId: caller.personId, revision, typed })
    return detail(ctx, tx, params.id)
  }),

  route(contract.addRecordConsent, async ({ ctx, tx, caller, params, body }) => {
    const { revision, given_by, given_on, how, text, expires_on } = body
    const given = { givenBy: given_by, givenOn: given_on, how, text, expiresOn: expires_on ?? null }
    await addConsent(ctx, tx, { ...params, staffId: caller.personId, revision, given })
    return detail(ctx, tx, params.id)
  }),

  route(contract.withdrawRecordConsent, async ({ ctx, tx, caller, params, body }) => {
    await withdrawConsent(ctx, tx, { ...params, staffId: caller.personId, reason: body.reason })
    return detail(ctx, tx, params.id)
  }),

  route(contract.publishRecord, async ({ ctx, tx, caller, params, body }) => {
    await publishRecord(ctx, tx, { ...params, ...body, staffId: caller.personId })
    return detail(ctx, tx, params.id)
  }),

  route(contract.unpublishRecord, async ({ ctx, tx, caller, params }) => {
    await unpublishRecord(ctx, tx, { ...params, staffId: caller.personId })
    return detail(ctx, tx, params.id)
  }),
]

async function detail(ctx: Context, tx: Tx, id: string): Promise<contract.StaffRecordDetail> {
  const row = await getRecord(ctx, tx, id)
  const consents = await selectConsents(tx, id)
  return {
    ...recordFrom(row),
    consents: consents.map((consent) => ({
      id: consent.id,
      revision: consent.revision,
      given_by: consent.given_by,
      given_on: consent.given_on,
      how: consent.how,
      text: consent.text,
      expires_on: consent.expires_on,
      recorded_by: consent.recorded_by_name ?? '',
      recorded_at: consent.recorded_at.toISOString(),
      withdrawn_at: consent.withdrawn_at?.toISOString() ?? null,
      withdrawn_by: consent.withdrawn_by_name,
      withdrawal_reason: consent.withdrawal_reason,
    })),
  }
}

const recordFrom = (row: RecordRow): contract.StaffRecord => ({
  id: row.id,
  kind: row.kind as contract.RecordKind,
  state: row.state,
  name: row.name,
  role: row.role,
  words: row.words,
  locale: localeOf(row.locale),
  said_on: row.said_on,
  revision: row.revision,
  has_consent: row.has_consent,
  consent_until: row.consent_until,
  verification: row.verification,
  published_at: row.published_at?.toISOString() ?? null,
  published_by: row.published_by_name,
  created_at: row.created_at.toISOString(),
})
