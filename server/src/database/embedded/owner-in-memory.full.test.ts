/** What a process of the product holds in memory once it serves: nothing of the owner of the database. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { startProgram } from '#testing/program.ts'

const program = fileURLToPath(new URL('../../main.ts', import.meta.url))

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-heap-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

/** All strings that live in a web process that serves, as a heap snapshot has them. */
async function heapOf(env: Record<string, string>): Promise<string> {
  const diagnostics = await mkdtemp(path.join(folder, 'heap-'))
  const server = await startProgram(program, {
    ROLE: 'web',
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.ownerUrl,
    NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${diagnostics}`,
    ...env,
  })
  // Signals come in the order they are sent: when it has ended, the snapshot is written.
  process.kill(server.pid, 'SIGUSR2')
  await server.stop()
  const [file] = await readdir(diagnostics)
  return readFile(path.join(diagnostics, file ?? ''), 'utf8')
}

test(
  "a web process that serves holds its own login in memory, and no trace of the owner's password",
  { timeout: 120_000 },
  async () => {
    const { password, host } = new URL(database.ownerUrl)
    const heap = await heapOf({})
    expect(heap).toContain(host)
    expect(heap).toMatch(/evenmoor_app_\d+/)
    expect(heap.includes(password)).toBe(false)
    // What it would look like: a setting that nobody takes out of the environment.
    const kept = await heapOf({ CONTACT_EMAIL: `${password}@example.com` })
    expect(kept.includes(password)).toBe(true)
  },
)
