import { type Context, createContext } from '#context.ts'
import type { Clock } from '#platform/clock.ts'
import { createServer } from '#server.ts'
import { caller, type TestApp, type TestPerson } from './app.ts'
import { createTestPool } from './pool.ts'

/** Another server on the database of a test's app, as a second machine would run it. */
export type SecondNode = {
  readonly ctx: Context
  /** Calls as whoever has this access token. */
  readonly callAs: (access: string) => TestPerson['call']
  readonly close: () => Promise<void>
}

/** The clock of this one is ahead of the app's by so much, or behind. */
export async function startSecondNode(
  { ctx: first, database, clock: firstClock }: TestApp,
  skewMs: number,
): Promise<SecondNode> {
  const clock: Clock = { now: () => new Date(firstClock.now().getTime() + skewMs) }
  const { config, log } = first
  const ctx = createContext({ config, log, clock, pool: createTestPool(database, 8) })
  const app = await createServer(ctx)
  await app.ready()
  return {
    ctx,
    callAs: caller(app),
    close: async () => {
      await app.close()
      await ctx.db.destroy()
    },
  }
}
