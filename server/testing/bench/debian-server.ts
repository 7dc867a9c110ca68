import { spawn, spawnSync } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { choosePort } from '#database/embedded/free-port.ts'
import { usersFor } from '#database/embedded/unprivileged-user.ts'
import type { BenchServer } from './bench-server.ts'

/** As the embedded one has it, so that only the server differs. */
const settings = ['shared_buffers=192MB', 'max_connections=100', 'jit=off', 'timezone=UTC']

/** Starts a throw-away cluster with the machine's own PostgreSQL, for this process alone. */
export async function startDebianServer(bin: string): Promise<BenchServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-bench-'))
  const data = path.join(folder, 'data')
  const [user] = await usersFor(data)
  if (user !== undefined) await chown(folder, user.uid, user.gid)
  const as = { cwd: folder, ...(user && { uid: user.uid, gid: user.gid }) }
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--data-checksums'],
    { ...as, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  const port = await choosePort(undefined)
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1', ...settings.flatMap((s) => ['-c', s])],
    { ...as, stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  process.once('exit', () => server.kill('SIGINT'))
  // Otherwise a measurement that is broken off leaves its server behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  const version = await answered(url).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { name: `PostgreSQL ${version} as ${user?.name ?? userInfo().username}`, url, stop }
}

/** Waits until the server answers; gives its version. */
async function answered(url: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ server_version: string }>('show server_version')
      return rows[0]?.server_version.split(' ')[0] ?? ''
    } catch (error) {
      if (attempt === 100) throw error
      await sleep(100)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
