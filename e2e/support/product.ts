import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { startEmbedded } from '../../server/src/database/embedded/embedded.ts'
import { untilAnnounced } from '../../server/testing/announced.ts'
import { runAs } from '../../server/testing/cluster.ts'
import { createTestDatabase } from '../../server/testing/database.ts'

const root = path.resolve(import.meta.dirname, '../..')
const readyWithinMs = 60_000

/** An email as the mailbox of development has it. */
type Mail = { readonly subject: string; readonly text: string }

/** The product as an operator runs it: a process of its own with a data folder of its own. */
export type Product = {
  readonly url: string
  readonly env: Readonly<Record<string, string>>
  /** All it has printed so far. */
  readonly output: () => string
  /** The one-time link of the first administrator, as printed. */
  readonly administratorLink: () => string
  /** `npm run ops -- …` against it. */
  readonly ops: (...args: string[]) => Promise<{ code: number; output: string }>
  /** The newest mail to an address. */
  readonly newestMail: (to: string) => Promise<Mail>
  /** Runs a statement as the database's superuser, past every rule of the product. */
  readonly superuser: (statement: string) => Promise<void>
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>
  readonly stop: () => Promise<void>
}

/**
 * Starts the product on a free port, with a database of its own on the cluster of the test run. Resolves when it is ready.
 * Whoever names a DATA_DIR or a DATABASE_URL starts it again on what is there.
 */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  if (env['DATA_DIR'] !== undefined || env['DATABASE_URL'] !== undefined) return startWithOwnDatabase(env)
  const database = await createTestDatabase()
  const product = await startWithOwnDatabase({ ...env, DATABASE_URL: database.ownerUrl }).catch(
    async (reason: unknown) => {
      await database.drop()
      throw reason
    },
  )
  const stop = async () => {
    await product.stop()
    await database.drop()
  }
  return { ...product, stop }
}

/** Starts the product as `npm start` does: it brings its own database, unless `env` names another. */
export async function startWithOwnDatabase(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(path.join(tmpdir(), 'evenmoor-e2e-')))
  const port = env['PORT'] ?? String(await freePort())
  const settings = { ...env, PORT: port, DATA_DIR: dataDir }
  const child = run(['server/src/main.ts'], settings)
  const url = `http://localhost:${port}`
  await untilAnnounced(child.process, readyWithinMs).catch(async (reason: unknown) => {
    await endProcess(child.process, 'SIGKILL')
    throw reason
  })
  const stop = async () => {
    await endProcess(child.process, 'SIGTERM')
    if (env['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true })
  }
  return {
    url,
    env: settings,
    output: child.output,
    administratorLink: () => {
      const link = /https?:\/\/\S+token=\S+/.exec(child.output())?.[0]
      if (link === undefined) throw new Error(`no administrator link in:\n${child.output()}`)
      return link
    },
    ops: async (...args) => {
      const command = run(['scripts/ops.mjs', ...args], settings)
      const code = await exitOf(command.process)
      return { code: code ?? -1, output: command.output() }
    },
    newestMail: (to) => newestMail(url, to),
    superuser: async (statement) => {
      const ownerUrl = env['DATABASE_URL']
      if (ownerUrl !== undefined) return runAs(ownerUrl, statement)
      const cluster = await startEmbedded({ dataDir })
      try {
        await runAs(cluster.ownerUrl, statement)
      } finally {
        await cluster.stop()
      }
    },
    kill: (signal) => endProcess(child.process, signal),
    stop,
  }
}

/** Starts the product with settings it must refuse; resolves with how it ended. */
export async function failedStart(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-fail-'))
  const child = run(['server/src/main.ts'], { PORT: String(await freePort()), DATA_DIR: dataDir, ...env })
  const code = await exitOf(child.process)
  await rm(dataDir, { recursive: true, force: true })
  return { code, output: child.output() }
}

function run(args: string[], env: Record<string, string>): { process: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  return { process: child, output: () => output }
}

/** The newest email to an address on the site at `url`; waits until there is one. */
export async function newestMail(url: string, to: string): Promise<Mail> {
  const newest = async (): Promise<Mail | undefined> => {
    const reply = await fetch(`${url}/dev/mail/messages/?to=${encodeURIComponent(to)}`)
    return ((await reply.json()) as Mail[])[0]
  }
  let found: Mail | undefined
  await expect.poll(async () => (found = await newest()), { message: `an email to ${to}` }).toBeDefined()
  return found!
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  return exitOf(child)
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

/** A port that nothing listens on; not one of those that connections get, so that none takes it before it is used. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(12_000, 32_000)
    if (await isFree(port)) return port
  }
  throw new Error('no port')
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
