/**
 * The thread of `end-when-stuck.ts`. Not TypeScript: what reads that would take 18 MB more in a thread.
 *
 * It counts its own rounds, so that a machine that stopped the whole process counts as one, and leaves out what the main
 * thread waited for a processor, where the system says it (Linux): too much to do on a machine is no process that is stuck.
 */
import { readFileSync, writeSync } from 'node:fs'
import { Session } from 'node:inspector'
import { workerData } from 'node:worker_threads'

/** @type {{ beats: Int32Array, limitMs: number, last: object }} */
const { beats, limitMs, last } = workerData

const roundMs = 250
const standardError = 2

/** How long the main thread has waited for a processor since its start, in milliseconds. */
function waitedMs() {
  try {
    const [, nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ')
    return Number(nanoseconds) / 1_000_000 || 0
  } catch {
    return 0
  }
}

let beat = Atomics.load(beats, 0)
let waited = waitedMs()
let stuckMs = 0

setInterval(() => {
  const [beatBefore, waitedBefore] = [beat, waited]
  beat = Atomics.load(beats, 0)
  waited = waitedMs()
  stuckMs = beat === beatBefore ? stuckMs + Math.max(0, roundMs - (waited - waitedBefore)) : 0
  if (stuckMs < limitMs) return
  stuckMs = 0
  try {
    writeSync(standardError, `${JSON.stringify({ time: Date.now(), ...last })}\n`)
  } catch {
    // There is nowhere left to say it.
  }
  end()
}, roundMs)

/**
 * Only the main thread could end the process in an orderly way. In a container it is process 1, which no signal of its own
 * kills: then the main thread is made to exit in the midst of what it does, as a debugger would.
 */
function end() {
  process.kill(process.pid, 'SIGKILL')
  const session = new Session()
  session.connectToMainThread()
  session.post('Runtime.evaluate', { expression: 'process.reallyExit(137)' })
}
