import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const steppedUp = async (person: TestPerson): Promise<TestPerson> => {
  await app.ctx.db
    .updateTable('session')
    .set({ stepped_up_at: app.clock.now() })
    .where('person_id', '=', person.id)
    .execute()
  return person
}
const give = (by: TestPerson, id: string, role: string | null) =>
  by.call('POST', `/api/staff/accounts/${id}/role/`, { role, reason: 'Another desk.' })

test('a role is in force at once, its sessions end, and who did it stands in the audit', async () => {
  const admin = await steppedUp(await app.person({ staffRole: 'admin' }))
  const finance = await app.person({ staffRole: 'finance' })
  expect((await give(admin, finance.id, 'support')).body).toMatchObject({ role: 'support' })
  expect((await finance.call('GET', '/api/staff/withdrawals/')).status).toBe(401)
  const late = await give(admin, finance.id, 'support')
  expect(late.status).toBe(409)
  expect(late.body.detail).toMatch(/ Test Person changed this role at \d\d:\d\d UTC\.$/)
  expect((await give(admin, finance.id, null)).body.role).toBeNull()
  expect((await give(admin, finance.id, 'admin')).status).toBe(404)
  const entries = await app.ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'before', 'after', 'reason'])
    .where('subject', '=', `person:${finance.id}`)
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    {
      action: 'staff.role_changed',
      before: { role: 'finance' },
      after: { role: 'support' },
      reason: 'Another desk.',
    },
    {
      action: 'staff.role_taken',
      before: { role: 'support' },
      after: { role: null },
      reason: 'Another desk.',
    },
  ])
})

test('not without a step-up, and not of oneself', async () => {
  const admin = await app.person({ staffRole: 'admin' })
  const other = await app.person({ staffRole: 'support' })
  expect((await give(admin, other.id, 'finance')).body.code).toBe('step_up_required')
  await steppedUp(admin)
  expect((await give(admin, admin.id, 'finance')).status).toBe(403)
})

test('two administrators who take each other’s role at once: one stays', { timeout: 30_000 }, async () => {
  for (let round = 0; round < 10; round += 1) {
    await app.ctx.db
      .updateTable('person')
      .set({ staff_role: null })
      .where('staff_role', '=', 'admin')
      .execute()
    const pair = [
      await steppedUp(await app.person({ staffRole: 'admin' })),
      await steppedUp(await app.person({ staffRole: 'admin' })),
    ] as const
    await Promise.all([give(pair[0], pair[1].id, 'support'), give(pair[1], pair[0].id, 'support')])
    const left = await app.ctx.db
      .selectFrom('person')
      .select('id')
      .where('staff_role', '=', 'admin')
      .execute()
    expect(left).toHaveLength(1)
  }
})
