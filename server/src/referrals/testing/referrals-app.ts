import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { reconcile } from '#reconciliation/reconcile.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { movedTo } from './invite.ts'

/** Whom a test about bonuses needs, each at a place of their own; `ada` is new for each test. */
export type ReferralsCast = { readonly app: TestApp; readonly admin: TestPerson; readonly ada: TestPerson }

/** The server of a test file about bonuses, handed to `keep` before each test; after each, the books must know every bonus. */
export function prepareReferralsApp(keep: (cast: ReferralsCast) => void): void {
  let app: TestApp
  let admin: TestPerson
  beforeAll(async () => {
    app = await createTestApp()
    admin = await app.person({ staffRole: 'admin' })
    await movedTo(app, admin, '203.0.113.1')
  })
  beforeEach(async () => {
    const ada = await app.person()
    await movedTo(app, ada, '198.51.100.1')
    keep({ app, admin, ada })
  })
  afterEach(async () => {
    const found = (await reconcile(app.ctx)).filter(({ check }) => check.includes('bonus'))
    expect(found).toEqual([])
  })
  afterAll(() => app.close())
}

/** What an administrator does with one bonus. */
export const bonusCalls = (by: () => TestPerson) => ({
  detail: async (id: string, person = by()) => (await person.call('GET', url(id))).body,
  verify: (id: string, person = by()) => person.call('POST', `${url(id)}verification/`),
  refuse: (id: string, person = by()) =>
    person.call('POST', `${url(id)}refusal/`, { reason: 'One household.' }),
})

const url = (id: string) => `/api/staff/bonuses/${id}/`

/** What `GET /api/referrals/` answers somebody. */
export const referralsOf = async (person: TestPerson, query = '') =>
  (await person.call('GET', `/api/referrals/${query}`)).body
