import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, StartProblem } from '#database/start-problem.ts'
import { findBinaries } from './binaries.ts'
import { answers } from './cluster-check.ts'
import { readClusterState } from './cluster-state.ts'
import { choosePort } from './free-port.ts'
import { type Layout, socketName } from './layout.ts'
import { lastLines, logSize } from './log-file.ts'
import { allowSocket, assertSameMajor, clusterMajor, makeArchive, makeCluster } from './make-cluster.ts'
import { findPostmaster, type Postmaster } from './postmaster-pid.ts'
import { withStartLock } from './start-lock.ts'
import { usersFor } from './unprivileged-user.ts'
import { type Hold, holdRunning, startWatchdog } from './watchdog-client.ts'

/** A cluster that is up, and our share in keeping it up. */
export type Up = Hold & { port: number; attached: boolean }

export type BringUpOptions = {
  log: (line: string) => void
  /** Only this port will do: connections elsewhere in this process point at it. */
  samePort?: number
  /** Users to run PostgreSQL as when we are root, first choice first. */
  preferredUsers?: readonly string[]
  /** Settings of PostgreSQL (`name=value`) where this process starts it. */
  settings?: readonly string[]
}

/** How long PostgreSQL may be silent before it counts as not coming up. Recovery after a crash reports every 10 s. */
const silenceMs = 30_000
const stopMs = 40_000

/** Uses the cluster of this DATA_DIR if it runs, starts it if it does not, makes it if there is none. */
export async function bringUp(layout: Layout, options: BringUpOptions): Promise<Up> {
  return withStartLock(layout.startLock, async () => {
    const running = await findPostmaster(layout.cluster)
    const attached = running && (await attach(layout, running))
    if (attached) return attached
    if (running) await stopLeftBehind(layout, running, options.log)
    return start(layout, options)
  })
}

async function attach(layout: Layout, { port }: Postmaster): Promise<Up | undefined> {
  const state = await readClusterState(layout.state)
  const hold = state?.port === port ? await holdRunning(state) : undefined
  if (!hold) return undefined
  try {
    await untilAnswers(layout, port, hold)
    return { ...hold, port, attached: true }
  } catch (error) {
    await hold.release()
    throw error
  }
}

/** A server without a watchdog (it was killed), or one that is already stopping. Either way, nothing keeps it running. */
async function stopLeftBehind(
  layout: Layout,
  { pid }: Postmaster,
  log: BringUpOptions['log'],
): Promise<void> {
  log(`Waiting for an earlier PostgreSQL (pid ${pid}) to stop`)
  // SIGINT is PostgreSQL's fast shutdown, with a checkpoint; a second one does no harm.
  // Windows ends a process at once instead, as a crash would: the next start recovers.
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
  const deadline = Date.now() + stopMs
  while (await findPostmaster(layout.cluster)) {
    if (Date.now() > deadline) {
      throw new StartProblem(
        `An earlier PostgreSQL (pid ${pid}) on ${layout.cluster} does not stop. Stop it ("kill -INT ${pid}") and start again.`,
      )
    }
    await sleep(50)
  }
}

async function start(layout: Layout, options: BringUpOptions): Promise<Up> {
  const users = await usersFor(layout.cluster, options.preferredUsers)
  const binaries = await findBinaries(users, layout.dataDir)
  const made = await clusterMajor(layout.cluster)
  if (made === undefined) {
    options.log(`Making the database in ${layout.cluster}`)
    await makeCluster(layout, binaries)
  } else assertSameMajor(layout.cluster, made, binaries.major)
  // Nobody runs on this cluster: a pid file left by a crash would only be in the way should its pid be in use again, and
  // so would the lock of a socket.
  for (const name of await readdir(layout.cluster)) {
    if (name === 'postmaster.pid' || name.startsWith(socketName))
      await rm(path.join(layout.cluster, name), { force: true })
  }
  await allowSocket(layout, binaries)
  await makeArchive(layout, binaries)
  const port = options.samePort ?? (await choosePort((await readClusterState(layout.state))?.port))
  const logFrom = logSize(layout.log)
  const hold = startWatchdog(layout, binaries, port, options.settings)
  try {
    await untilAnswers(layout, port, hold, logFrom)
  } catch (error) {
    await hold.release()
    throw error
  }
  return { ...hold, port, attached: false }
}

async function untilAnswers(
  layout: Layout,
  port: number,
  hold: Hold,
  logFrom = logSize(layout.log),
): Promise<void> {
  const gone = hold.ended.then(() => 'gone' as const)
  let seen = logSize(layout.log)
  let deadline = Date.now() + silenceMs
  while (!(await answers(layout, port))) {
    const ended = (await Promise.race([gone, sleep(20)])) === 'gone'
    if (logSize(layout.log) !== seen) deadline = Date.now() + silenceMs
    seen = logSize(layout.log)
    if (!ended && Date.now() < deadline) continue
    const what = ended ? 'stopped while it was starting' : `gave no sign of life for ${silenceMs / 1000} s`
    throw new StartProblem(
      `PostgreSQL ${what}. Its last lines (${layout.log}) say why:\n${await lastLines(layout.log, logFrom)}`,
    )
  }
}
