import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loginOf } from '#database/login-url.ts'
import { portForLater } from './free-port.ts'
import { killed, machineProgram, untilUp } from './machine-program.ts'

/** The PgBouncer of this machine; undefined where there is none. */
export const pgbouncerProgram = machineProgram('pgbouncer')

/** How deploy/pgbouncer sets up its pools, without what differs on each machine. */
export const deployedPools: Readonly<Record<string, string>> = Object.fromEntries(
  readFileSync(path.resolve(import.meta.dirname, '../../deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .split('[pgbouncer]')[1]!
    .split('\n')
    .flatMap((line) => {
      const [, name = '', value = ''] = /^(\w+) = (.*)$/.exec(line) ?? []
      return ['', 'listen_addr', 'listen_port', 'auth_file', 'auth_user'].includes(name)
        ? []
        : [[name, value]]
    }),
)

export type PgBouncer = {
  /** The address of a database by way of it. */
  readonly url: (databaseUrl: string) => string
  /** Ends it, as an operator's restart or a crash does; resolves when it is gone. */
  readonly end: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>
  /** Starts it once more where it was; resolves when it is up. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts the machine's PgBouncer in front of a server: its defaults, and what `more` says. It knows the password in the address. */
export async function startPgBouncer(
  databaseUrl: string,
  more: Readonly<Record<string, string>>,
): Promise<PgBouncer> {
  if (pgbouncerProgram === undefined) throw new Error('this machine has no pgbouncer')
  const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-pgbouncer-'))
  // It gives up root's rights before it reads its files.
  await chmod(folder, 0o755)
  const port = await portForLater()
  const { hostname, port: serverPort } = new URL(databaseUrl)
  const { user, password } = loginOf(databaseUrl)
  await writeFile(path.join(folder, 'users.txt'), `"${user}" "${password}"\n`)
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'md5',
    auth_file: path.join(folder, 'users.txt'),
    ...more,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]\n* = host=${hostname} port=${serverPort}\n[pgbouncer]\n${lines.join('\n')}\n`,
  )
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const program = pgbouncerProgram
  let child: ChildProcess
  const start = async () => {
    child = spawn(program, [...asNobody, file], { stdio: ['ignore', 'ignore', 'pipe'] })
    await untilUp(child, 'process up')
  }
  await start()
  return {
    url: (behind) => {
      const url = new URL(behind)
      url.hostname = '127.0.0.1'
      url.port = String(port)
      return url.href
    },
    end: async (signal) => {
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
    start,
    stop: async () => {
      await killed(child)
      await rm(folder, { recursive: true })
    },
  }
}
