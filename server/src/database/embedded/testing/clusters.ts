import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { type EmbeddedDatabase, startEmbedded } from '#database/embedded/embedded.ts'

const program = fileURLToPath(new URL('./hold-embedded.ts', import.meta.url))

export const isRoot = process.getuid?.() === 0
export const nobody = { uid: 65_534, gid: 65_534 }

/** A clone under /root cannot be read by other users: then there is no other user to test as. */
export const nobodyCanRun =
  isRoot && spawnSync(process.execPath, ['--check', program], { ...nobody, cwd: '/' }).status === 0

type Account = { uid?: number; gid?: number }
type Held = EmbeddedDatabase & { process: ChildProcess; letGo(): Promise<void> }

const releases: (() => Promise<void> | void)[] = []

/** Undone at the end of the test, the last first. */
function afterwards(undo: () => Promise<void> | void): void {
  releases.push(undo)
}

export async function undoAll(): Promise<void> {
  for (const release of releases.splice(0).toReversed()) await release()
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenmoor-database-'))
  afterwards(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts or joins the cluster in this process. */
export async function start(dataDir: string, preferredUsers?: string[]): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, ...(preferredUsers && { preferredUsers }) })
  afterwards(() => database.stop())
  return database
}

/** Starts or joins the cluster in another process. */
export async function startElsewhere(dataDir: string, account: Account = {}): Promise<Held> {
  const { child, answer } = await run(dataDir, account)
  if (!isUp(answer)) throw new Error(`It did not come up: ${JSON.stringify(answer)}`)
  return { ...answer, process: child, letGo: () => letGo(child) }
}

/** What another process says when it cannot start. */
export async function problemElsewhere(dataDir: string, account: Account): Promise<string> {
  const { answer } = await run(dataDir, account)
  return 'problem' in answer ? String(answer.problem) : 'none: it came up'
}

export async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

async function run(dataDir: string, account: Account): Promise<{ child: ChildProcess; answer: object }> {
  const child = spawn(process.execPath, [program, dataDir], {
    ...account,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  afterwards(() => letGo(child))
  for await (const line of createInterface(child.stdout)) {
    const answer = JSON.parse(line) as object
    if ('up' in answer) return { child, answer }
  }
  throw new Error('It ended without an answer')
}

async function letGo(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.stdin?.end()
  await Promise.race([once(child, 'exit'), sleep(9_000, undefined, { ref: false })])
  child.kill('SIGKILL')
}

function isUp(answer: object): answer is EmbeddedDatabase {
  return 'up' in answer && answer.up === true
}
