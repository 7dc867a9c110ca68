import { readFile, readlink, stat } from 'node:fs/promises'
import path from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { errorCode } from '#database/start-problem.ts'

/** The content of postmaster.pid, which PostgreSQL writes while it runs and leaves behind after a crash. */
export type Postmaster = { pid: number; port: number; status: string }

/** Reads the lines of postmaster.pid: pid, data directory, start time, port, socket folder, address, memory, status. */
export function parsePostmasterPid(text: string): Postmaster | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3] ?? ''), status: lines[7] ?? '' }
}

export async function readPostmasterPid(cluster: string): Promise<Postmaster | undefined> {
  try {
    return parsePostmasterPid(await readFile(path.join(cluster, 'postmaster.pid'), 'utf8'))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The PostgreSQL server that runs on this cluster now. A stale file, or a pid that another program got since, is none. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const found = await readPostmasterPid(cluster)
  return found && (await isPostgresOn(found.pid, cluster)) ? found : undefined
}

async function isPostgresOn(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') return worksIn(pid, cluster)
  // Windows tells no command line cheaply; there the proof is left to the connection (see cluster-check.ts).
  if (process.platform === 'win32') return true
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout.includes('postgres') && stdout.includes(cluster)
}

/** PostgreSQL's working directory is its data directory, whatever path it was started with. */
async function worksIn(pid: number, cluster: string): Promise<boolean> {
  try {
    const [program, here, there] = await Promise.all([
      readlink(`/proc/${pid}/exe`),
      stat(`/proc/${pid}/cwd`),
      stat(cluster),
    ])
    return path.basename(program).startsWith('postgres') && here.ino === there.ino && here.dev === there.dev
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
