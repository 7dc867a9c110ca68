import { sql } from 'kysely'
import { addDays } from '#platform/clock.ts'
import { openBooking } from '#results/testing/booking.ts'
import type { Case, Cases, Cast } from './case.ts'
import { withdrawal } from './money-cases.ts'

let plansMade = 0

/** A plan in force. Its first terms are older than the rule that a colleague approves them. */
const plan = async ({ t }: Cast) => {
  plansMade += 1
  const id = `plan-${plansMade}`
  const since = new Date(t.clock.now().getTime() - 86_400_000)
  await t.ctx.db
    .insertInto('plan')
    .values({ id, title: `Plan ${plansMade}`, sort: 100 + plansMade })
    .execute()
  const terms = { min_minor: 10_000_000n, max_minor: 20_000_000n, rate_ppm: 10_000 }
  await t.ctx.db
    .insertInto('plan_terms')
    .values({ plan_id: id, version: 1, ...terms, effective_from: since, approved_at: since })
    .execute()
  const body = {
    min_deposit: '10',
    max_deposit: '20',
    daily_rate: '2',
    reason: 'A test',
    based_on_version: 1,
  }
  return { params: { id }, body }
}

let bookedDays = 0

/** A losing day of a plan whose results staff book, proposed by a colleague of those who are tried. */
const proposal: Case = async ({ t }) => {
  const { propose } = await openBooking(t)
  const day = addDays('2026-06-01', bookedDays++)
  await t.ctx.db
    .insertInto('plan_terms')
    .columns([
      'plan_id',
      'version',
      'min_minor',
      'max_minor',
      'rate_ppm',
      'result_source',
      'effective_from',
      'approved_at',
    ])
    .expression(sql`select 'basic', 2, min_minor, max_minor, rate_ppm, 'booked', '2026-05-01Z', '2026-05-01Z' from plan_terms
      where plan_id = 'basic' and version = 1 and not exists (select from plan_terms where plan_id = 'basic' and version = 2)`)
    .execute()
  return { params: { id: await propose('basic', day, '-1') } }
}

/** A testimonial of somebody, with their consent; published where asked for. */
const record =
  ({ isPublished = false, hasConsent = true } = {}, body?: object): Case =>
  async ({ staff }) => {
    const shown = {
      kind: 'testimonial',
      name: 'Ada',
      words: 'I tried it.',
      locale: 'en',
      said_on: '2026-06-01',
    }
    const { id } = (await staff.admin.call('POST', '/api/staff/records/', shown)).body
    const about = `/api/staff/records/${id}`
    const revision = 1
    if (hasConsent) {
      const given = { given_by: 'Ada', given_on: '2026-06-02', how: 'By email', text: 'You may show it.' }
      await staff.admin.call('POST', `${about}/consents/`, { revision, ...given })
    }
    if (isPublished) {
      await staff.admin.call('POST', `${about}/publication/`, { revision, verification: 'Asked back' })
    }
    return { params: { id }, ...(body && { body: { ...(body === newWords && shown), ...body } }) }
  }

const newWords = { revision: 1, words: 'I tried it twice.' }

/** A day on which a withdrawal is told to have been sent, and the ledger knows of none. */
const reconciledDay =
  (body?: object, isSigned = false): Case =>
  async (cast) => {
    const { t, staff } = cast
    const { params } = await withdrawal(cast)
    const sent = { withdrawal_id: params['id'] ?? '', seq: 9, status: 'sent', at: '2026-06-01T12:00:00Z' }
    await t.ctx.db.insertInto('withdrawal_step').values(sent).execute()
    const id = '2026-06-01-usdt'
    const path = `/api/staff/reconciliation/${id}/sign_off/`
    if (isSigned) await staff.admin.call('POST', path, { note: 'A test' })
    return { params: { id }, ...(body && { body }) }
  }

/** Plans, results, records and the daily check: one case for each route that names such a thing. */
export const houseCases: Cases = {
  'GET /api/staff/reconciliation/{id}/': reconciledDay(),
  'POST /api/staff/reconciliation/{id}/sign_off/': reconciledDay({ note: 'A test' }),
  'POST /api/staff/reconciliation/{id}/sign_off/withdrawal/': reconciledDay({ reason: 'Look again' }, true),
  'GET /api/staff/records/{id}/': record(),
  'PATCH /api/staff/records/{id}/': record({}, newWords),
  'POST /api/staff/records/{id}/consents/': record(
    { hasConsent: false },
    { revision: 1, given_by: 'Ada', given_on: '2026-06-02', how: 'By email', text: 'You may show it.' },
  ),
  'POST /api/staff/records/{id}/consents/withdrawal/': record({}, { reason: 'She asked for it.' }),
  'POST /api/staff/records/{id}/publication/': record({}, { revision: 1, verification: 'Asked back' }),
  'DELETE /api/staff/records/{id}/publication/': record({ isPublished: true }),
  'GET /api/staff/results/{plan_id}/{day}/': async () => ({
    params: { plan_id: 'basic', day: '2026-06-01' },
  }),
  'GET /api/results/{month}/': async () => ({ params: { month: '2026-06' } }),
  'POST /api/staff/result-proposals/{id}/approval/': proposal,
  'POST /api/staff/result-proposals/{id}/rejection/': async (cast) => ({
    ...(await proposal(cast)),
    body: { reason: 'The desk reported another figure.' },
  }),
  'GET /api/staff/plans/{id}/': plan,
  'POST /api/staff/plans/{id}/preview/': plan,
  'POST /api/staff/plans/{id}/versions/': plan,
  'POST /api/staff/plans/{id}/approval/': async (cast) => {
    const given = await plan(cast)
    await cast.t.person({ staffRole: 'admin' })
    const proposer = await cast.t.person({ staffRole: 'admin' })
    const made = await proposer.call('POST', `/api/staff/plans/${given.params.id}/versions/`, given.body)
    return { params: given.params, body: { version: made.body.versions[0].version } }
  },
  'POST /api/staff/plans/{id}/calling_off/': async (cast) => {
    const { staff } = cast
    const given = await plan(cast)
    const body = { ...given.body, effective_on: '2026-07-01' }
    const made = await staff.admin.call('POST', `/api/staff/plans/${given.params.id}/versions/`, body)
    return { params: given.params, body: { version: made.body.versions[0].version, reason: 'No' } }
  },
  'POST /api/staff/plans/{id}/closing/': async (cast) => ({
    ...(await plan(cast)),
    body: { reason: 'Enough' },
  }),
}
