/** A process killed with -9 while it applies a day to 10,000 positions: the next run does the rest, and nothing twice (trust.md, F08). */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accrualsOf, invested, manyPositions, walletOf } from '#positions/testing/accrued.ts'
import { prepareExplainedApp } from '#reconciliation/testing/explained-app.ts'
import type { TestApp } from '#testing/app.ts'
import { untilLockWait } from '#testing/lock-waits.ts'
import { passedOn } from '#testing/program.ts'

let app: TestApp
prepareExplainedApp((fresh) => {
  app = fresh
})

const program = fileURLToPath(new URL('../../ops/main.ts', import.meta.url))
const day = '2026-06-16'
const count = 10_000

/** The operator's command, in a process of its own. */
function startAccruing(): ChildProcess {
  const env = {
    ...passedOn(),
    NODE_NO_WARNINGS: '1',
    DATABASE_URL: app.database.ownerUrl,
    DATA_DIR: app.ctx.config.dataDir,
  }
  return spawn(process.execPath, [program, 'accrue', '--day', day], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** How many results of the day each position has: the figures, and how many positions have that many. */
async function resultsOfPositions(): Promise<Record<string, number>> {
  const { rows } = await sql<{ results: bigint; positions: bigint }>`
    select results, count(*) as positions from (
      select p.id, count(a.position_id) as results from position p
      left join accrual a on a.position_id = p.id and a.day = ${day} group by p.id) each
    group by results`.execute(app.ctx.db)
  return Object.fromEntries(rows.map(({ results, positions }) => [String(results), Number(positions)]))
}

test(
  'a process that is killed while it applies a day to 10,000 positions leaves whole chunks, and the next run gives each of the others its result, none twice',
  { timeout: 300_000 },
  async () => {
    const { ada } = await invested(app, '100')
    await manyPositions(app, ada.id, count)
    const doomed = startAccruing()
    const exited = once(doomed, 'exit')
    // The last bucket is held, so that the process is in the middle of a chunk when it dies.
    await app.ctx.transaction(async (tx) => {
      await sql`select from position_bucket where id = (select max(id) from position_bucket) for update`.execute(
        tx,
      )
      await Promise.race([
        untilLockWait(tx),
        exited.then(([code]) => Promise.reject(new Error(`it ended before it was killed, with ${code}`))),
      ])
      doomed.kill('SIGKILL')
      await exited
    })
    const before = await accrualsOf(app)
    console.log(`${before} of ${count + 1} positions had their result when the process was killed`)
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(count)
    expect(await resultsOfPositions()).toEqual({ 0: count + 1 - before, 1: before })

    const next = startAccruing()
    const [code] = await once(next, 'exit')
    expect(code).toBe(0)
    expect(await resultsOfPositions()).toEqual({ 1: count + 1 })
    expect((await walletOf(app, ada)).available).toBe('2.50')
  },
)
