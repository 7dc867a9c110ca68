import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AuditAction, recordAudit } from './record-audit.ts'
import { runOps } from '#ops/testing/run-ops.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { sealedBeyond } from './audit-store.ts'
import { sealAudit, verifyAudit } from './verify-audit.ts'

let app: TestApp
let admin: TestPerson
let owner: pg.Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.person({ staffRole: 'admin' })
  owner = new pg.Client({ connectionString: app.database.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const act = (action: AuditAction, reason?: string) =>
  app.ctx.transaction((tx) =>
    recordAudit(app.ctx, tx, {
      actorId: admin.id,
      action,
      subject: `person:${admin.id}`,
      before: { state: 'active' },
      after: { state: 'locked' },
      ...(reason === undefined ? {} : { reason }),
    }),
  )

/** Past the triggers and the rights: what somebody with the database in their hands can do. */
async function tamper(statement: string): Promise<void> {
  await owner.query('set session_replication_role = replica')
  await owner.query(statement)
  await owner.query('set session_replication_role = origin')
}

describe('audit entries are appended only', () => {
  test.each([
    `update audit_entry set reason = 'other'`,
    'delete from audit_entry',
    'truncate audit_entry',
    'delete from audit_seal',
    `update audit_seal set hash = sha256('mine')`,
  ])('%s', async (statement) => {
    await act('account.locked', 'Asked for it.')
    await sealAudit(app.ctx.db)
    await expect(owner.query(statement)).rejects.toThrow(/append-only/)
    const asApp = await owner
      .query('set role evenmoor_app')
      .then(() => owner.query(statement).catch((e) => e))
    await owner.query('reset role')
    expect(String(asApp)).toMatch(/permission denied/)
  })
})

describe('the chain', () => {
  beforeEach(async () => {
    for (let entries = 0; entries < 5; entries += 1) await act('account.locked', `Reason ${entries}.`)
    await sealAudit(app.ctx.db)
  })
  const verify = () => verifyAudit(app.ctx.db)
  /** The newest entry but `back`. */
  const entry = async (back: number): Promise<{ id: string; reason: string }> => {
    const { rows } = await owner.query<{ id: string; reason: string }>(
      `select id, reason from audit_entry order by id desc offset ${back} limit 1`,
    )
    return rows[0]!
  }

  test('is whole, and ends with a hash that goes on from entry to entry', async () => {
    const first = await verify()
    await act('account.unlocked')
    await sealAudit(app.ctx.db)
    const second = await verify()
    expect([first.problems, second.problems]).toEqual([[], []])
    expect(second.checkpoint.position).toBe(first.checkpoint.position + 1n)
    expect(second.checkpoint.hash).not.toBe(first.checkpoint.hash)
  })

  test.each(['reason', 'action', 'subject', 'at', 'actor_id', 'before', 'after'])(
    'names an entry whose %s was edited',
    async (column) => {
      const { id } = await entry(2)
      await tamper(`create temp table kept as select * from audit_entry where id = ${id}`)
      const edits: Record<string, string> = {
        at: `now() + interval '1 second'`,
        actor_id: 'null',
        before: `'{}'`,
        after: 'null',
      }
      await tamper(`update audit_entry set ${column} = ${edits[column] ?? `'x'`} where id = ${id}`)
      expect((await verify()).problems).toEqual([`audit entry ${id} is not what was sealed`])
      await tamper(`update audit_entry e set ${column} = k.${column} from kept k where k.id = e.id`)
      await tamper('drop table kept')
      expect((await verify()).problems).toEqual([])
    },
  )

  test('what is sealed between two looks at it is not taken for a cut', async () => {
    const { checkpoint } = await verify()
    await act('account.locked', 'Meanwhile.')
    await sealAudit(app.ctx.db)
    expect(await sealedBeyond(app.ctx.db, checkpoint)).toBeUndefined()
  })

  test('names one that was removed, one that was added, and a chain that was cut off', async () => {
    const { id } = await entry(2)
    await tamper(`create temp table gone as select * from audit_entry where id = ${id}`)
    await tamper(`delete from audit_entry where id = ${id}`)
    expect((await verify()).problems).toContain(`audit entry ${id} was sealed and is gone`)
    await tamper('insert into audit_entry overriding system value select * from gone')
    expect((await verify()).problems).toEqual([])

    await tamper(`create temp table cut as select * from audit_seal where entry_id >= ${id}`)
    await tamper(`delete from audit_seal where entry_id = ${id}`)
    expect((await verify()).problems.join()).toMatch(/was added after its neighbours were sealed|a gap/)
    await tamper(`delete from audit_seal where entry_id >= ${id}`)
    expect((await verify()).problems).toEqual([
      expect.stringMatching(/the chain ends at seal \d+, but entries up to/),
    ])
    await tamper('insert into audit_seal select * from cut')
    expect((await verify()).problems).toEqual([])
    await tamper('drop table gone; drop table cut')
  })

  test('entries of 20 writers at once are each sealed once, in the order of their ids', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        await act('account.locked', `Writer ${at}.`)
        await sealAudit(app.ctx.db)
      }),
    )
    await sealAudit(app.ctx.db)
    await sealAudit(app.ctx.db)
    const { rows } = await owner.query(
      `select (select count(*) from audit_entry)::int as entries, (select count(*) from audit_seal)::int as seals`,
    )
    expect(rows[0].seals).toBe(rows[0].entries)
    expect((await verify()).problems).toEqual([])
  })

  test(
    'the operator has it read by a command that exits with 1 where it is broken',
    { timeout: 60_000 },
    async () => {
      const env = { DATABASE_URL: app.database.ownerUrl }
      const whole = await runOps(['verify-audit'], env)
      expect([whole.code, whole.stdout]).toEqual([
        0,
        expect.stringMatching(/^All \d+ sealed audit entries are unchanged/),
      ])
      const { id, reason } = await entry(1)
      await tamper(`update audit_entry set reason = 'x' where id = ${id}`)
      const broken = await runOps(['verify-audit'], env)
      expect([broken.code, broken.stdout]).toEqual([
        1,
        expect.stringContaining(`audit entry ${id} is not what was sealed`),
      ])
      await tamper(`update audit_entry set reason = '${reason}' where id = ${id}`)
    },
  )
})

describe('the list', () => {
  beforeAll(async () => {
    await act('account.locked')
    await sealAudit(app.ctx.db)
  })

  test('shows who did what, with before, after, reason and the place in the chain', async () => {
    await act('account.locked', 'A reason of its own.')
    await sealAudit(app.ctx.db)
    const { body } = await admin.call('GET', '/api/staff/audit/?q=reason%20of%20its%20own')
    expect(body.results).toEqual([
      expect.objectContaining({
        actor: { id: admin.id, name: 'Test Person', resembles: null },
        action: 'account.locked',
        subject: `person:${admin.id}`,
        before: { state: 'active' },
        after: { state: 'locked' },
        reason: 'A reason of its own.',
        seal: expect.stringMatching(/^\d+$/),
      }),
    ])
  })

  test.each([
    ['noun=account', true],
    ['noun=withdrawal', false],
    ['from=2026-06-15&to=2026-06-15', true],
    ['from=2026-06-16', false],
    ['to=2026-06-14', false],
  ])('%s', async (query, isThere) => {
    const { body } = await admin.call('GET', `/api/staff/audit/?${query}`)
    expect(body.results.length > 0).toBe(isThere)
  })
})
