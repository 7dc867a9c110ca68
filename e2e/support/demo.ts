import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './product.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** `npm start -- --demo` on a data folder: what it prints, and its end. */
type DemoStart = {
  readonly url: string
  readonly output: () => string
  /** Resolves when it says that it is ready; rejects when it ends before. */
  readonly ready: Promise<void>
  /** Resolves when it has printed this. */
  readonly printed: (text: string) => Promise<void>
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

/** Starts it. The folder is what DATA_DIR says; `settings` are further ones. */
export async function startDemo(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<DemoStart> {
  const port = String(await freePort())
  const child = spawn(process.execPath, ['scripts/start.mjs', '--demo'], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const waiting: (() => void)[] = []
  const hear = (chunk: unknown) => {
    output += String(chunk)
    for (const look of waiting) look()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the demo ended:\n${output}`)
  })
  ended.catch(() => undefined)
  const printed = (text: string): Promise<void> =>
    Promise.race([
      ended,
      new Promise<void>((resolve) => {
        const look = () => output.includes(text) && resolve()
        waiting.push(look)
        look()
      }),
    ])
  const ready = printed('Stop it with Ctrl-C.')
  ready.catch(() => undefined)
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    ready,
    printed,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await ended.catch(() => undefined)
    },
  }
}

/** A folder for a demo and what is made beside it, removed by the second function. */
export async function demoFolder(): Promise<[dataDir: string, remove: () => Promise<void>]> {
  const above = await mkdtemp(path.join(tmpdir(), 'evenmoor-demo-'))
  return [path.join(above, 'demo'), () => rm(above, { recursive: true, force: true })]
}
