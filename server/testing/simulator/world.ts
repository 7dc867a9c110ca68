/** The product's verbs and jobs on a database of their own, with a clock that stands and connections that break. */
import { randomBytes } from 'node:crypto'
import { readConfig } from '#config.ts'
import { type Context, createContext } from '#context.ts'
import { uuidv7 } from '#platform/ids.ts'
import { TestClock } from '../app.ts'
import { createTestDatabase } from '../database.ts'
import { createTestPool } from '../pool.ts'
import { type FaultyPool, makeFaulty } from './faults.ts'

export type World = {
  readonly ctx: Context
  readonly clock: TestClock
  readonly faults: FaultyPool
  /** A verified person without a password; `isStaff` makes them one who decides about withdrawals. */
  readonly person: (options?: { isStaff?: boolean; invitedBy?: string | undefined }) => Promise<string>
  readonly close: () => Promise<void>
}

export async function openWorld(): Promise<World> {
  const database = await createTestDatabase()
  const clock = new TestClock()
  const quiet = () => undefined
  const log = { info: quiet, warn: quiet, error: quiet, debug: quiet }
  const pool = createTestPool(database, 6)
  const faults = makeFaulty(pool)
  const ctx = createContext({ config: readConfig({}, '/nowhere'), pool, log, clock })
  return {
    ctx,
    clock,
    faults,
    person: async ({ isStaff = false, invitedBy } = {}) => {
      const id = uuidv7()
      const email = `${id}@example.com`
      await ctx.db
        .insertInto('person')
        .values({
          id,
          email,
          email_key: email,
          first_name: 'Simulated',
          last_name: 'Person',
          staff_role: isStaff ? 'finance' : null,
          verified_at: clock.now(),
          referred_by: invitedBy ?? null,
          referral_code: randomBytes(5).toString('hex'),
        })
        .execute()
      return id
    },
    close: async () => {
      await ctx.db.destroy()
      await database.drop()
    },
  }
}
