import { url as debuggerUrl } from 'node:inspector'
import { hostname } from 'node:os'
import { Worker } from 'node:worker_threads'
import { eventOf, type Sentence } from './events.ts'
import type { Log } from './logging/log.ts'

const beatMs = 250

/**
 * Kills this process once its event loop has stood still for so many seconds: whoever started it starts it again, and its
 * requests aren't held any longer. A thread of its own watches, since nothing runs on the main one then (docs/decisions/0254).
 * Not with 0 seconds, nor with a debugger, which stops the main thread for as long as it likes.
 */
export function endWhenStuck(seconds: number, log: Log): void {
  if (seconds === 0 || debuggerUrl() !== undefined) return
  const beats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref()
  const thread = new Worker(new URL('./stuck-thread.mjs', import.meta.url), {
    workerData: { beats, limitMs: seconds * 1_000, last: lastLine(seconds) },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  })
  thread.on('error', (error) => log.warn({ err: error }, 'nothing watches whether this process is stuck'))
  thread.unref()
}

/** The fields of the line that the log ends with, but for the time. */
function lastLine(seconds: number): object {
  const msg: Sentence = 'the process ends: its event loop is stuck'
  return { level: 60, pid: process.pid, hostname: hostname(), event: eventOf(msg), seconds, msg }
}
