/** The HAProxy of this machine, by the file that operators are given (`deploy/haproxy`). */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { portForLater } from './free-port.ts'
import { killed, machineProgram } from './machine-program.ts'
import type { Front } from './rolling-restarts.ts'

const given = path.resolve(import.meta.dirname, '../../deploy/haproxy/evenmoor.cfg')
const program = machineProgram('haproxy')

/** Why this machine can't; undefined where it can. */
export const whyNoHaproxy: string | undefined =
  program === undefined
    ? 'apt-get install haproxy'
    : process.platform === 'linux'
      ? undefined
      : 'Linux alone has more than one loopback address'

/** What the file leaves a process before its port closes: two looks, two seconds apart (`scripts/deploy.test.ts`). */
const drainSeconds = 5

type State = 'UP' | 'DOWN'

/** Starts it in front of three places that are empty so far. Each machine of the file is a loopback address. */
export async function startHaproxy(): Promise<Front> {
  if (program === undefined) throw new Error(`no HAProxy: ${whyNoHaproxy}`)
  const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-haproxy-'))
  const port = await portForLater()
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, (await readFile(given, 'utf8')).replaceAll(':3000"', `:${port}"`))
  const network = `127.${randomInt(1, 255)}.${randomInt(255)}`
  const [listen, ...places] = [1, 2, 3, 4].map((n) => `${network}.${n}`)
  const hosts = new Map(places.map((host, n) => [`web${n + 1}`, host]))
  const child = spawn(program, ['-db', '-f', file], {
    env: Object.fromEntries([
      ['LISTEN', listen],
      ...[...hosts].map(([name, host]) => [name.toUpperCase(), host]),
    ]),
    stdio: ['ignore', 'ignore', 'pipe'],
  })

  const states = new Map<string, State>()
  let said = ''
  let hasEnded = false
  let onNews: (() => void)[] = []
  const tell = () => {
    const waiting = onNews
    onNews = []
    for (const wake of waiting) wake()
  }
  child.stderr.on('data', (bytes) => {
    const lines = (said + String(bytes)).split('\n')
    said = lines.pop() ?? ''
    for (const line of lines) {
      const [, name, state] = /Server evenmoor\/(\w+) is (UP|DOWN)/.exec(line) ?? []
      if (name !== undefined) states.set(name, state as State)
    }
    tell()
  })
  child.once('exit', () => {
    hasEnded = true
    tell()
  })
  const until = async (name: string, state: State): Promise<void> => {
    while (states.get(name) !== state) {
      if (hasEnded) throw new Error(`HAProxy ended: ${said}`)
      await new Promise<void>((resolve) => onNews.push(resolve))
    }
  }
  const close = async () => {
    await killed(child)
    await rm(folder, { recursive: true })
  }

  const free = [...hosts.keys()]
  // It takes each for up until it has looked.
  await Promise.all(free.map((name) => until(name, 'DOWN'))).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    url: `http://${listen}:${port}`,
    drainSeconds,
    join: async (start) => {
      const name = free.shift()
      if (name === undefined) throw new Error('three are there already')
      const running = await start({ HOST: hosts.get(name) ?? '', PORT: String(port) }, 'HEALTH_PORT')
      await until(name, 'UP')
      return {
        ...running,
        stop: async () => {
          await running.stop()
          await until(name, 'DOWN')
          free.push(name)
        },
      }
    },
    close,
  }
}
