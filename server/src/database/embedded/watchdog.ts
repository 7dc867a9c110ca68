/**
 * The parent of the embedded PostgreSQL: a small process that outlives the one that started it by just as long as it
 * takes to stop PostgreSQL properly. It keeps PostgreSQL running while it is in use:
 * - the process that started it holds its stdin; a pipe closes however that process ends, even by kill -9;
 * - any other process that uses the cluster holds a connection to `watchdogPort` (see watchdog-client.ts).
 * When the last one is gone it asks for a fast shutdown: transactions are rolled back, a checkpoint is written.
 * It runs in its own session, so that Ctrl-C in the terminal reaches neither it nor PostgreSQL.
 */
import { spawn, spawnSync } from 'node:child_process'
import { openSync, renameSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { limitLog } from './log-file.ts'
import { postgresEnvironment } from './postgres-program.ts'
import type { WatchdogOrders } from './watchdog-client.ts'

const orders = JSON.parse(process.env.EVENMOOR_WATCHDOG ?? '{}') as WatchdogOrders
const { layout } = orders

limitLog(layout.log, layout.previousLog)
setInterval(() => limitLog(layout.log, layout.previousLog), 60_000).unref()
const log = openSync(layout.log, 'a', 0o600)

const postgres = spawn(path.join(orders.bin, 'postgres'), orders.args, {
  cwd: layout.cluster,
  env: postgresEnvironment(),
  stdio: ['ignore', log, log],
  ...(orders.user && { uid: orders.user.uid, gid: orders.user.gid }),
})
postgres.on('error', () => process.exit(1))
postgres.on('exit', (code) => process.exit(code ?? 1))

let stopping = false
let starterIsThere = true
const others = new Set<net.Socket>()

function stopIfUnused(): void {
  if (starterIsThere || others.size > 0) return
  stop()
}

function stop(): void {
  if (stopping) return
  stopping = true
  interrupt('INT')
  // Nothing is lost without the checkpoint: the next start recovers from the write-ahead log.
  setTimeout(() => interrupt('QUIT'), 30_000).unref()
}

function interrupt(signal: 'INT' | 'QUIT'): void {
  if (process.platform !== 'win32') postgres.kill(`SIG${signal}`)
  // Windows knows no signals; pg_ctl brings PostgreSQL's own substitute.
  else spawnSync(path.join(orders.bin, 'pg_ctl'), ['kill', signal, String(postgres.pid)])
}

process.stdin.resume()
process.stdin.on('close', () => {
  starterIsThere = false
  stopIfUnused()
  // The starter waits for our end, or for this word that others go on.
  if (!stopping) process.stdout.write('kept\n')
})
process.stdin.on('error', () => undefined)
process.stdout.on('error', () => undefined)
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
process.on('SIGHUP', () => undefined)

// Half-open: who leaves last has its connection kept until PostgreSQL has stopped, and so can wait for that.
const door = net.createServer({ allowHalfOpen: true }, (socket) => {
  const leave = () => {
    if (others.delete(socket)) stopIfUnused()
    if (!stopping) socket.end()
  }
  socket.setEncoding('utf8').setTimeout(5_000, () => socket.destroy())
  socket
    .on('error', () => undefined)
    .on('end', leave)
    .on('close', leave)
  socket.once('data', (word) => {
    if (stopping || String(word) !== `${orders.token}\n`) return socket.destroy()
    others.add(socket.setTimeout(0))
    return socket.write('held\n')
  })
})
door.listen(0, '127.0.0.1', () => {
  const address = door.address()
  const watchdogPort = typeof address === 'object' && address ? address.port : 0
  const next = `${layout.state}.new`
  writeFileSync(next, JSON.stringify({ port: orders.port, watchdogPort, token: orders.token }), {
    mode: 0o600,
  })
  renameSync(next, layout.state)
})
