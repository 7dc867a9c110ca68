/**
 * The limits that the ledger is measured beside, on the same server in the same run: PostgreSQL's own pgbench, and where
 * it is not installed the same statements from Node (`tpcb-in-node.ts`).
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Rate, rateOf } from './measure.ts'
import { debianPrograms } from './server.ts'
import { insertInNode, type Limit, tpcbInNode } from './tpcb-in-node.ts'

export type Reference = {
  /** For the printed table. */
  readonly name: string
  readonly tpcb: (limit: Limit, scale: number) => Promise<Rate>
  readonly insert: (limit: Limit) => Promise<Rate>
}

export async function findReference(): Promise<Reference> {
  const program = await findPgbench()
  if (program === undefined) {
    return { name: 'the statements of pgbench from Node', tpcb: tpcbInNode, insert: insertInNode }
  }
  return {
    name: 'pgbench',
    tpcb: (limit) => runPgbench(program, limit, ['-b', 'tpcb-like']),
    insert: (limit) => inFolder((folder) => insertByPgbench(program, limit, folder)),
  }
}

async function findPgbench(): Promise<string | undefined> {
  const debian = await debianPrograms()
  for (const program of ['pgbench', ...(debian === undefined ? [] : [path.join(debian, 'pgbench')])]) {
    if ((await finished(program, ['--version']).catch(() => undefined)) !== undefined) return program
  }
  return undefined
}

async function insertByPgbench(program: string, limit: Limit, folder: string): Promise<Rate> {
  const script = path.join(folder, 'insert.sql')
  await writeFile(script, '\\set a random(1, 100000)\ninsert into raw_insert (a, b) values (:a, 5);\n')
  return runPgbench(program, limit, ['-f', script])
}

/** Its seconds begin before its connections are made, which takes 64 of them one on a busy machine. */
const secondsMin = 2

/** Prepared statements, a log of every transaction for the latencies, no vacuum in between. */
const runPgbench = (program: string, { url, callers, ms }: Limit, what: readonly string[]): Promise<Rate> =>
  inFolder(async (folder) => {
    const seconds = Math.max(secondsMin, Math.round(ms / 1_000))
    const how = [
      '-n',
      '-M',
      'prepared',
      '-c',
      `${callers}`,
      '-j',
      `${Math.min(2, callers)}`,
      '-T',
      `${seconds}`,
    ]
    const printed = await finished(program, [
      ...how,
      '-l',
      `--log-prefix=${path.join(folder, 'log')}`,
      ...what,
      url,
    ])
    const latencies: number[] = []
    for (const file of await readdir(folder)) {
      if (!file.startsWith('log')) continue
      for (const line of (await readFile(path.join(folder, file), 'utf8')).split('\n')) {
        if (line !== '') latencies.push(Number(line.split(' ')[2]) / 1_000)
      }
    }
    const perSecond = Number(/tps = ([\d.]+)/.exec(printed)?.[1])
    if (!(perSecond > 0)) throw new Error(`pgbench got nothing done in ${seconds} s: give it more --seconds`)
    return { ...rateOf(latencies, seconds * 1_000), perSecond }
  })

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-pgbench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What the program printed; throws when it failed. */
async function finished(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  if (code !== 0) throw new Error(`${path.basename(program)} ended with ${code}: ${errors.trim()}`)
  return printed
}
