import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBalancer } from './balancer.ts'
import { createTestDatabase } from './database.ts'
import type { RunningProgram } from './program.ts'
import { startServer } from './second-process.ts'

/** A person reads what they got before they ask again; without that, a few callers are all that two cores do. */
const paceMs = 100

/** What callers met, by what it was. */
type Met = { readonly answered: number; readonly failures: readonly string[] }

/**
 * So many processes behind a balancer: `restarts` times a new one joins, and then the oldest is told to stop, while the
 * callers ask one thing after the other.
 */
export async function restartUnderLoad({
  processes,
  restarts,
  callers,
}: {
  processes: number
  restarts: number
  callers: number
}): Promise<Met> {
  const database = await createTestDatabase()
  const balancer = await startBalancer()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-restarts-'))
  const running: RunningProgram[] = []
  const join = async (): Promise<void> => {
    const joined = await startServer(database.ownerUrl, {
      ROLE: 'web',
      DRAIN_SECONDS: '2',
      DATA_DIR: dataDir,
    })
    running.push(joined)
    await balancer.add(joined.url)
  }
  const over = new AbortController()
  let asking: Promise<Met>[] = []
  try {
    // One after the other: the first makes the keys.
    while (running.length < processes) await join()
    asking = Array.from({ length: callers }, (_, n) => ask(balancer.url, n, over.signal))
    for (let n = 0; n < restarts; n++) {
      await join()
      await running.shift()?.stop()
    }
    over.abort()
    const met = await Promise.all(asking)
    return {
      answered: met.reduce((sum, { answered }) => sum + answered, 0),
      failures: met.flatMap(({ failures }) => failures),
    }
  } finally {
    over.abort()
    await Promise.all(asking)
    await balancer.close()
    await Promise.all(running.map(({ kill }) => kill()))
    await database.drop()
    await rm(dataDir, { recursive: true })
  }
}

async function ask(site: string, caller: number, over: AbortSignal): Promise<Met> {
  const failures: string[] = []
  let answered = 0
  while (!over.aborted) {
    // Reading from the database, and a body that is refused: 400 is an answer.
    const isWrite = caller % 2 === 1
    const expected = isWrite ? 400 : 200
    try {
      const answer = isWrite
        ? await fetch(`${site}/account/login/`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{}',
          })
        : await fetch(`${site}/api/plans/`)
      const text = await answer.text()
      if (answer.status === expected) answered++
      else failures.push(`${answer.status} ${answer.headers.get('x-balancer') ?? text.slice(0, 200)}`)
    } catch (error) {
      failures.push(String(error))
    }
    await sleep(paceMs, undefined, { signal: over }).catch(() => undefined)
  }
  return { answered, failures }
}
