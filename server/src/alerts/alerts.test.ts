import { alertKindNames, alertKinds, alertKind } from '@evenmoor/contract/staff-alerts'
import { permissionTable, staffRoles } from '@evenmoor/contract/staff'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '#platform/clock.ts'
import { createJobNotes } from '#platform/job-health.ts'
import { insertMail, recordAttempt } from '#platform/mail/mail-store.ts'
import { startSmtpServer } from '#platform/mail/testing/smtp-server.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { runAs } from '#testing/cluster.ts'
import { recordIntegrityCheck } from '#integrity/integrity-checks.ts'
import { alertText } from './alert-text.ts'
import { conditionKinds } from './conditions.ts'
import { jobsOfWeb } from './jobs.ts'
import { raiseAlert } from './raise-alert.ts'
import { watchAlerts } from './watch-alerts.ts'

let app: TestApp
const roles = ['admin', 'finance', 'auditor'] as const
beforeAll(async () => {
  app = await createTestApp({ CONTACT_EMAIL: 'operator@example.com', MAIL_URL: 'smtp://127.0.0.1:1' })
  for (const staffRole of roles) await app.person({ staffRole, email: `${staffRole}@example.com` })
})
afterEach(async () => {
  for (const table of ['alert', 'mail', 'job_health', 'watch'] as const)
    await app.ctx.db.deleteFrom(table).execute()
  // Who is mailed is counted: staff of one test alone do not stay.
  const emails = roles.map((role) => `${role}@example.com`)
  await app.ctx.db.updateTable('person').set({ staff_role: null }).where('email', 'not in', emails).execute()
  app.clock.advance(dayMs)
})
afterAll(() => app.close())

const round = () => watchAlerts(app.ctx)

async function mailed(): Promise<Record<string, string[]>> {
  const mails = await app.ctx.db
    .selectFrom('mail')
    .select(['recipient', 'subject', 'text'])
    .orderBy('recipient')
    .orderBy('id')
    .execute()
  const byReader: Record<string, string[]> = {}
  for (const { recipient, subject } of mails) (byReader[recipient] ??= []).push(subject)
  return byReader
}

/** Read by somebody whom no alert goes to, whose session is new: the clock goes on by more than one lasts. */
const seen = async (query = '') => {
  const reader = await app.person({ staffRole: 'support' })
  return (await reader.call('GET', `/api/staff/alerts/${query}`)).body.results
}

const lookAfterSystem = ['admin@example.com', 'auditor@example.com', 'operator@example.com']

async function note(name: string, error?: Error): Promise<void> {
  const notes = createJobNotes(app.ctx)
  notes.note({ name, pauseMs: 1_000, lastedMs: 1, ...(error && { error }) })
  await notes.write()
}

describe('a job', () => {
  test('that keeps failing: those who look after the system are mailed once, and the console shows it until it goes well', async () => {
    await note('seal transfers')
    app.clock.advance(6 * 60_000)
    await note('accrue finished days')
    await note('seal transfers', new Error('no beans'))
    await round()
    await round()
    const subject = 'Alert: The job “seal transfers” keeps failing'
    expect(await mailed()).toEqual(Object.fromEntries(lookAfterSystem.map((email) => [email, [subject]])))
    expect(await seen()).toMatchObject([
      {
        kind: 'job_failing',
        severity: 'serious',
        text: 'The job “seal transfers” keeps failing. The system page shows its error.',
        times: 2,
        ended_at: null,
      },
    ])
    await note('seal transfers')
    await round()
    expect(await seen('?status=open')).toEqual([])
    expect(await seen('?status=ended')).toMatchObject([{ ended_at: app.clock.now().toISOString() }])
  })

  test('that failed once and goes on is no alert', async () => {
    await note('seal transfers')
    app.clock.advance(30_000)
    await note('seal transfers', new Error('once'))
    await round()
    expect(await seen()).toEqual([])
  })

  test('that fails, goes well and fails again is mailed once in an hour', async () => {
    const fail = async () => {
      app.clock.advance(6 * 60_000)
      await note('accrue finished days')
      await note('seal transfers', new Error('again'))
      await round()
    }
    const mend = async () => {
      await note('seal transfers')
      await round()
    }
    // The mail itself goes nowhere here, which is an alert too.
    const aboutIt = async () =>
      (await mailed())['operator@example.com']?.filter((subject) => subject.includes('keeps failing'))
    await mend()
    await fail()
    await mend()
    await fail()
    expect(await aboutIt()).toHaveLength(1)
    await mend()
    app.clock.advance(60 * 60_000)
    await mend()
    await fail()
    expect(await aboutIt()).toHaveLength(2)
  })

  test('that stopped is told by its name; when all have, it is told once that no worker runs', async () => {
    await note('seal transfers')
    app.clock.advance(3 * 60_000)
    await note('accrue finished days')
    await round()
    expect((await seen()).map(({ text }: { text: string }) => text)).toEqual([
      'The job “seal transfers” stopped running. Restart the worker.',
    ])
    app.clock.advance(3 * 60_000)
    await round()
    const open = await seen('?status=open')
    expect(open.map(({ kind }: { kind: string }) => kind)).toEqual(['workers_away'])
  })

  test('of an earlier version, or what every process runs, says nothing about the workers', async () => {
    await note('a job of long ago')
    await note('watch for alerts')
    app.clock.advance(10 * 60_000)
    await round()
    expect(await seen()).toEqual([])
  })
})

test('while no worker runs, a process that only serves sends the mail about it', async () => {
  const smtp = await startSmtpServer()
  try {
    await note('seal transfers')
    app.clock.advance(10 * 60_000)
    const [watch] = jobsOfWeb({ ...app.ctx, config: { ...app.ctx.config, mailUrl: smtp.url } })
    await watch?.run()
    expect(smtp.received.flatMap(({ to }) => to).toSorted()).toEqual(lookAfterSystem)
    expect(smtp.received[0]?.source).toContain('No worker is running')
  } finally {
    await smtp.stop()
  }
})

test.each([
  ['ledger', 'ledger_broken', ['admin', 'auditor', 'finance', 'operator']],
  ['transfer_chain', 'transfer_chain_broken', ['admin', 'auditor', 'finance', 'operator']],
  ['audit_chain', 'audit_chain_broken', ['admin', 'auditor', 'operator']],
] as const)(
  'what the watch over the %s finds is critical, and over when it is put right',
  async (name, kind, who) => {
    const findings = [{ what: 'a_rule', place: 'transfer 1', detail: 'off by one' }]
    await recordIntegrityCheck(app.ctx, name, { coveredSince: app.clock.now(), findings })
    await round()
    expect(await seen()).toMatchObject([{ kind, severity: 'critical', ended_at: null }])
    expect(Object.keys(await mailed())).toEqual(who.map((reader) => `${reader}@example.com`))
    await recordIntegrityCheck(app.ctx, name, { coveredSince: app.clock.now(), findings: [] })
    await round()
    expect(await seen('?status=open')).toEqual([])
  },
)

test('mail that its server refused for good, and mail that waits too long', async () => {
  const mail = { subject: 'S', text: 'T', html: 'H' }
  const now = app.clock.now()
  for (const to of ['a@example.com', 'b@example.com'])
    await app.ctx.transaction((tx) => insertMail(tx, { to, mail, now, deliveredAt: null }))
  const [first] = await app.ctx.db.selectFrom('mail').select('id').orderBy('id').execute()
  await recordAttempt(app.ctx.db, first!.id, { kind: 'parked', at: now, error: '550 no such box' })
  app.clock.advance(16 * 60_000)
  await round()
  const texts = (await seen()).map(({ text }: { text: string }) => text).toSorted()
  expect(texts).toEqual([
    'Emails have been waiting for more than 15 minutes: 1. Check the mail server and MAIL_URL.',
    'Emails permanently rejected by the mail server: 1. The system page shows its reasons.',
  ])
  expect((await mailed())['operator@example.com']).toEqual(['2 alerts'])
  await app.ctx.db.deleteFrom('mail').execute()
  app.clock.advance(dayMs)
  await round()
  expect(await seen('?status=open')).toEqual([])
})

test('a database login that can change history is found out while it runs', async () => {
  await runAs(app.database.ownerUrl, 'grant update on ledger.posting to evenmoor_app')
  await round()
  await runAs(app.database.ownerUrl, 'revoke update on ledger.posting from evenmoor_app')
  expect(await seen()).toMatchObject([{ kind: 'application_too_mighty', severity: 'critical' }])
  await round()
  expect(await seen('?status=open')).toEqual([])
})

test('a network that is paused', async () => {
  await sql`insert into chain_cursor (network, height, hash, paused_at, paused_reason)
    values ('practice', 1, 'x', ${app.clock.now()}, 'inconsistent')
    on conflict (network) do update set paused_at = excluded.paused_at, paused_reason = excluded.paused_reason`.execute(
    app.ctx.db,
  )
  await round()
  expect(await seen()).toMatchObject([
    { kind: 'network_paused', text: expect.stringContaining('Check its node') },
  ])
  await app.ctx.db.deleteFrom('chain_cursor').execute()
})

describe('an event', () => {
  const raise = (subject = '') =>
    app.ctx.transaction((tx) => raiseAlert(app.ctx, tx, { kind: 'address_changed', subject }))

  test('that comes a hundred times at once stands once, counts, and is one mail', async () => {
    await Promise.all(Array.from({ length: 100 }, () => raise('flood')))
    await round()
    expect(await seen()).toMatchObject([{ kind: 'address_changed', times: 100 }])
    expect((await mailed())['operator@example.com']).toHaveLength(1)
  })

  test('is over when it has not come again for as long as its kind says', async () => {
    await raise()
    app.clock.advance(alertKinds.address_changed.lastsMs)
    await round()
    expect(await seen('?status=open')).toHaveLength(1)
    app.clock.advance(1)
    await round()
    expect(await seen('?status=open')).toEqual([])
  })

  test('is mailed by one of several processes that look in the same moment', async () => {
    await raise()
    await Promise.all(Array.from({ length: 5 }, round))
    expect((await mailed())['operator@example.com']).toHaveLength(1)
  })

  test('whose transaction is rolled back alerts nobody', async () => {
    await app.ctx
      .transaction(async (tx) => {
        await raiseAlert(app.ctx, tx, { kind: 'address_changed' })
        throw new Error('undone')
      })
      .catch(() => undefined)
    await round()
    expect([await seen(), await mailed()]).toEqual([[], {}])
  })
})

describe('the list of what staff are alerted of', () => {
  test.each(alertKindNames)('%s ends, and somebody is mailed of it', (kind) => {
    const { lastsMs, mailedTo } = alertKind(kind)
    expect(conditionKinds.has(kind)).toBe(lastsMs === undefined)
    expect(permissionTable[mailedTo].length).toBeGreaterThan(0)
  })
})

test('an alert from before facts were data says the same, and one without a fact leaves it out', () => {
  const facts = { setting: 'REFERRAL_BONUS', before: '$25.00', after: '$50.00', from: '2026-06-16 12:00 UTC' }
  const { setting, ...texts } = facts
  const data = { before_usd: '25.00', after_usd: '50.00', from_at: '2026-06-16T12:00:00.000Z' }
  expect(alertText('limit_changed', facts)).toBe(alertText('limit_changed', { setting, ...data }))
  expect(alertText('limit_changed', texts)).toMatch(/^The setting … was changed from \$25\.00 to \$50\.00\./)
})

test('every member of staff sees the alerts, and how many stand waits in the console; nobody else does', async () => {
  await app.ctx.transaction((tx) => raiseAlert(app.ctx, tx, { kind: 'address_changed' }))
  for (const staffRole of staffRoles) {
    const member = await app.person({ staffRole })
    expect((await member.call('GET', '/api/staff/alerts/')).body.results).toHaveLength(1)
    const { body: queues } = await member.call('GET', '/api/staff/queues/')
    expect(queues).toContainEqual({ name: 'alerts', count: 1, oldest_at: app.clock.now().toISOString() })
  }
  const investor = await app.person()
  expect((await investor.call('GET', '/api/staff/alerts/')).status).toBe(403)
})
