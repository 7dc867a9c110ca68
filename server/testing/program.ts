import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { untilAnnounced } from './announced.ts'
import { portForLater } from './free-port.ts'

const readyWithinMs = 120_000

/** A program that serves HTTP, as a process of its own. */
export type RunningProgram = {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
  /** Ends it without a warning. */
  readonly kill: () => Promise<void>
}

/** What a process that a test starts is given of our environment: no setting of the product. */
export function passedOn(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) }
}

/**
 * Starts a program on a free port, which it is told as PORT unless told, and waits until it announces that it is ready.
 * `through` are the words before its command, of a program that becomes it.
 */
export async function startProgram(
  file: string,
  env: Readonly<Record<string, string>>,
  portSetting = 'PORT',
  through: readonly string[] = [],
): Promise<RunningProgram> {
  const [command, ...words] = [...through, process.execPath, file]
  const port = String(await portForLater())
  const child = spawn(command, words, {
    env: {
      ...passedOn(),
      NODE_NO_WARNINGS: '1',
      ...env,
      [portSetting]: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stderr.pipe(process.stderr, { end: false })
  const url = `http://127.0.0.1:${port}`
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const isOver = () => child.exitCode !== null || child.signalCode !== null
    if (!isOver() && child.kill(signal) && !isOver()) await once(child, 'exit')
  }
  const stop = () => end('SIGTERM')
  await untilAnnounced(child, readyWithinMs).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, pid: child.pid ?? 0, stop, kill: () => end('SIGKILL') }
}
