import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Whether processes can be looked up as these tests do: on Linux. */
export const canFreeze = process.platform === 'linux'

/** Stops every process of a PostgreSQL as it stands, connections and all, and gives how to let it go on. */
export async function freeze(adminUrl: string): Promise<() => void> {
  const postmaster = await postmasterOf(adminUrl)
  const pids = [postmaster, ...childrenOf(postmaster)]
  // The parent first, so that it starts no other.
  for (const pid of pids) signal(pid, 'SIGSTOP')
  return () => {
    for (const pid of [...childrenOf(postmaster), postmaster]) signal(pid, 'SIGCONT')
  }
}

/** A connection's process may have ended since it was looked up. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function postmasterOf(adminUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return parentOf(rows[0]!.pid)
  } finally {
    await client.end()
  }
}

/** The program's name stands in parentheses and may hold spaces; the parent is the second field after it. */
const parentOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return parentOf(pid) === parent
      } catch {
        return false
      }
    })
}
