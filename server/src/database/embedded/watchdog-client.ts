import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import net from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Binaries } from './postgres-program.ts'
import type { ClusterState } from './cluster-state.ts'
import type { Layout } from './layout.ts'
import { clusterArgument, postgresEnvironment } from './postgres-program.ts'

/** Instructions for the watchdog, in an environment variable: every user of the machine can read arguments. */
export type WatchdogOrders = {
  layout: Layout
  bin: string
  args: string[]
  user: Binaries['user']
  port: number
  token: string
}

/** Our share in keeping the cluster up. */
export type Hold = {
  /** Settles when the watchdog is gone: the cluster is stopped, or left alone. */
  ended: Promise<void>
  /** Gives our share back, and waits until the cluster is stopped unless others use it. */
  release(): Promise<void>
}

/** How long to wait for a stop. The watchdog finishes it on its own, and the next start waits for that. */
const stopPatienceMs = 8_000
const answerPatienceMs = 3_000

/** Starts the watchdog, which starts PostgreSQL on this port, with further settings (`name=value`). */
export function startWatchdog(
  layout: Layout,
  binaries: Binaries,
  port: number,
  settings: readonly string[] = [],
): Hold {
  const orders: WatchdogOrders = {
    layout,
    bin: binaries.bin,
    args: [
      '-D',
      clusterArgument(layout.cluster, binaries.user),
      '-p',
      String(port),
      ...[...fixedSettings, ...settings].flatMap((setting) => ['-c', setting]),
    ],
    user: binaries.user,
    port,
    token: randomBytes(24).toString('base64url'),
  }
  const log = openSync(layout.log, 'a', 0o600)
  const child = spawn(process.execPath, [fileURLToPath(new URL('./watchdog.ts', import.meta.url))], {
    cwd: '/',
    detached: true,
    env: { ...postgresEnvironment(), EVENMOOR_WATCHDOG: JSON.stringify(orders) },
    stdio: ['pipe', 'pipe', log],
    windowsHide: true,
  })
  closeSync(log)
  const { stdin, stdout } = child
  assert(stdin && stdout, 'the watchdog was spawned with pipes')
  child.on('error', () => undefined)
  stdin.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const kept = new Promise<void>((resolve) => stdout.once('data', () => resolve()))
  // A process that forgets to let go may still end; the closed pipe tells the watchdog.
  child.unref()
  unrefStream(stdin)
  unrefStream(stdout)
  const release = async () => {
    child.ref()
    stdin.end()
    await orAfter(stopPatienceMs, Promise.race([ended, kept]))
    stdout.destroy()
    child.unref()
  }
  return { ended, release }
}

/** Settings the operator must not change: who may connect, and that acknowledged writes are durable. */
const fixedSettings = [
  'listen_addresses=127.0.0.1',
  // In the cluster, which is where the server works: only its own user and root get there.
  `unix_socket_directories=${process.platform === 'win32' ? '' : '.'}`,
  'unix_socket_permissions=0700',
  'fsync=on',
  'full_page_writes=on',
  'logging_collector=off',
]

/** Takes a share in a cluster that another process started; undefined when its watchdog is gone or already stopping it. */
export async function holdRunning(state: ClusterState): Promise<Hold | undefined> {
  const socket = net.connect(state.watchdogPort, '127.0.0.1')
  socket.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(`${state.token}\n`)
  let isHeld = false
  const answered = new Promise<void>((resolve) => {
    socket.once('data', (word) => {
      isHeld = String(word) === 'held\n'
      resolve()
    })
  })
  await orAfter(answerPatienceMs, Promise.race([answered, ended]))
  if (!isHeld) {
    socket.destroy()
    return undefined
  }
  socket.unref()
  const release = async () => {
    // If we were the last, wait for the end as the starter would; the watchdog closes its side when it is done.
    socket.ref().end()
    await orAfter(stopPatienceMs, ended)
    socket.destroy()
  }
  return { ended, release }
}

async function orAfter(ms: number, work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([promise, work])
  clearTimeout(timer)
}

function unrefStream(stream: unknown): void {
  if (stream instanceof net.Socket) stream.unref()
}
