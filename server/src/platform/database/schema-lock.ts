import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { StartProblem } from '#database/start-problem.ts'

/** How a process that migrates is named in pg_stat_activity. */
export const migrating = 'evenmoor migrating'

/** Any number, as long as it stays the same: processes that start together migrate one after the other. */
const schemaLock = 4_201_837
const lookAgainMs = 100

/** How long the lock is waited for: when that is first said, how often again, and when it is given up. */
export type Patience = {
  readonly sayAfterMs: number
  readonly sayEveryMs: number
  readonly giveUpAfterMs: number
}

const usual: Patience = { sayAfterMs: 2_000, sayEveryMs: 30_000, giveUpAfterMs: 300_000 }

export type Locking = {
  /** Is told, in a sentence, what the lock is waited for. */
  readonly onWait?: ((line: string) => void) | undefined
  readonly patience?: Patience | undefined
}

/**
 * Does the work in a transaction that holds the lock, while no other process does. A lock of a session would stay behind in
 * a pooler, and every later start would wait for it. A process that waits holds no connection: a pooler may have no other one
 * for the process that has the lock. The statement has no parameter, which would keep its portal open, and with it a snapshot
 * that `create index concurrently` would wait for. Throws a StartProblem that names the holder where its patience ends.
 */
export async function whileSchemaIsOurs<T>(
  db: Kysely<unknown>,
  work: (tx: Kysely<unknown>) => Promise<T>,
  { onWait = () => undefined, patience: { sayAfterMs, sayEveryMs, giveUpAfterMs } = usual }: Locking = {},
): Promise<T> {
  const take = sql<{ isHeld: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(schemaLock)}) as "isHeld"`
  const attempt = () =>
    db.transaction().execute(async (tx) => {
      const isHeld = (await take.execute(tx)).rows[0]?.isHeld === true
      return isHeld ? { result: await work(tx) } : undefined
    })
  const began = performance.now()
  let sayAtMs = sayAfterMs
  for (;;) {
    const done = await attempt()
    if (done !== undefined) return done.result
    const waitedMs = performance.now() - began
    if (waitedMs >= giveUpAfterMs) throw heldForTooLong(await holderOf(db), waitedMs)
    if (waitedMs >= sayAtMs) {
      sayAtMs = waitedMs + sayEveryMs
      onWait(`Waiting for ${nameOf(await holderOf(db))}, which is changing the schema.`)
    }
    await sleep(lookAgainMs)
  }
}

type Holder = { readonly pid: number; readonly name: string | null; readonly address: string | null }

async function holderOf(db: Kysely<unknown>): Promise<Holder | undefined> {
  const { rows } = await sql<Holder>`
    select l.pid, nullif(a.application_name, '') as name, host(a.client_addr) as address
    from pg_locks l left join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = ${schemaLock} and l.objsubid = 1
      and l.database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows[0]
}

function nameOf(holder: Holder | undefined): string {
  if (holder === undefined) return 'another process'
  const { pid, name, address } = holder
  const details = [name === null ? '' : ` ("${name}")`, address === null ? '' : ` from ${address}`]
  return `PostgreSQL process ${pid}${details.join('')}`
}

function heldForTooLong(holder: Holder | undefined, waitedMs: number): StartProblem {
  const end =
    holder === undefined
      ? ''
      : ` If nothing is migrating, end it: select pg_terminate_backend(${holder.pid}).`
  return new StartProblem(
    `The schema was not changed: ${nameOf(holder)} has held the lock on it for ${Math.round(waitedMs / 1000)} s. Start again when that has finished.${end}`,
  )
}
