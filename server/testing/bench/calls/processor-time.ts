import { readFile } from 'node:fs/promises'
import type pg from 'pg'

/** The kernel counts in hundredths of a second. */
const tickMs = 10

/** What processes have used of a processor so far, in milliseconds; those that are gone count nothing. */
async function usedBy(pids: readonly number[]): Promise<Map<number, number>> {
  const used = new Map<number, number>()
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
    if (stat === undefined) continue
    // The name of the program may hold spaces: what is counted begins behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    used.set(pid, (Number(fields[11]) + Number(fields[12])) * tickMs)
  }
  return used
}

/** A process and those that it has started: the product may serve by several. Linux alone lists them. */
async function withChildren(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

export type Used = { readonly nodeMs: number; readonly postgresMs: number }

/** What a process, and the server processes behind its database, use of a processor while `work` runs. Linux alone. */
export async function processorTime(pool: pg.Pool, pid: number, work: () => Promise<unknown>): Promise<Used> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  const backends = rows.map((row) => row.pid)
  const ours = await withChildren(pid)
  const before = await usedBy([...ours, ...backends])
  await work()
  const after = await usedBy([...ours, ...backends])
  const during = (one: number) => Math.max(0, (after.get(one) ?? 0) - (before.get(one) ?? 0))
  const sum = (pids: readonly number[]) => pids.reduce((all, one) => all + during(one), 0)
  return { nodeMs: sum(ours), postgresMs: sum(backends) }
}
