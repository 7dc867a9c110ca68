import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, StartProblem } from '#database/start-problem.ts'
import type { Binaries } from './postgres-program.ts'
import { appRole, archiveFolder, databaseName, type Layout, ownerRole } from './layout.ts'
import { clusterArgument, runPostgresProgram } from './postgres-program.ts'
import { readOrMakeSecret } from './secrets.ts'
import { assertNamedUser } from './unprivileged-user.ts'

/**
 * Makes the cluster with its two roles and its database, if there is none. It is made aside and renamed when complete.
 * Passwords are set through a single-user session: no moment with `trust`, none in a temporary file or in arguments.
 */
export async function makeCluster(layout: Layout, binaries: Binaries): Promise<void> {
  assertNamedUser()
  const { unfinished: cluster } = layout
  const owner = await readOrMakeSecret(layout.ownerPassword)
  const app = await readOrMakeSecret(layout.appPassword)
  try {
    await fill(cluster, binaries, owner, app)
  } catch (error) {
    await rm(cluster, { recursive: true, force: true })
    throw error
  }
  await rename(cluster, layout.cluster)
  await syncFolder(layout.dataDir)
}

async function fill(cluster: string, binaries: Binaries, owner: string, app: string): Promise<void> {
  await rm(cluster, { recursive: true, force: true })
  await mkdir(cluster, { mode: 0o700 })
  await give(cluster, binaries)
  const place = clusterArgument(cluster, binaries.user)
  await runPostgresProgram(binaries, cluster, ['initdb', '-D', place, ...initdbOptions])
  const errors = await runPostgresProgram(
    binaries,
    cluster,
    ['postgres', '--single', '-D', place, '-c', 'log_min_messages=warning', 'postgres'],
    [
      `ALTER ROLE ${ownerRole} PASSWORD '${owner}'`,
      `CREATE ROLE ${appRole} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD '${app}'`,
      `CREATE DATABASE ${databaseName}`,
      '',
    ].join('\n'),
  )
  // A single-user session continues after an error and ends with exit code 0.
  if (/ERROR|FATAL/.test(errors)) throw new Error(`The new database could not be set up: ${errors.trim()}`)
  await writeAccessRules(cluster, binaries)
}

/** The major version a cluster was made by; undefined when there is no cluster. */
export async function clusterMajor(cluster: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(path.join(cluster, 'PG_VERSION'), 'utf8'), 10)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

export function assertSameMajor(cluster: string, made: number, ours: number): void {
  if (made === ours) return
  const advice =
    made > ours ? 'Start the newer Evenmoor that made it' : 'Start the older Evenmoor that made it'
  throw new StartProblem(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this Evenmoor brings PostgreSQL ${ours}. ` +
      `${advice}, or name another folder with DATA_DIR=/path.`,
  )
}

/** Builtin locale: the order of text does not change with the machine's libraries. Sizes can be tuned in postgresql.conf. */
const initdbOptions = [
  `--username=${ownerRole}`,
  '--auth=reject',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--data-checksums',
  '--no-instructions',
  ...['max_connections=100', 'shared_buffers=192MB', 'password_encryption=scram-sha-256', 'jit=off'].map(
    (s) => `--set=${s}`,
  ),
  ...['timezone=UTC', 'log_timezone=UTC', 'log_line_prefix=%m [%p] %u '].map((s) => `--set=${s}`),
]

const rules =
  '# Made by Evenmoor: from this machine only, with a password only.\nhost all all 127.0.0.1/32 scram-sha-256\n'
const rulesBySocket = `${rules}local all all scram-sha-256\n`

async function writeAccessRules(cluster: string, binaries: Binaries): Promise<void> {
  const file = path.join(cluster, 'pg_hba.conf')
  await writeFile(file, rulesBySocket)
  await give(file, binaries)
}

/** Lets the socket be used in a cluster that an earlier version made. Rules that an operator has written stay. */
export async function allowSocket({ cluster }: Layout, binaries: Binaries): Promise<void> {
  const known = await readFile(path.join(cluster, 'pg_hba.conf'), 'utf8').catch(() => undefined)
  if (known === rules) await writeAccessRules(cluster, binaries)
}

/** PostgreSQL doesn't make the folder of its archive. */
export async function makeArchive(layout: Layout, binaries: Binaries): Promise<void> {
  const folder = archiveFolder(layout)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await give(folder, binaries)
}

async function give(file: string, { user }: Binaries): Promise<void> {
  if (user) await chown(file, user.uid, user.gid)
}

/** A rename only survives a power cut for certain once its folder is synced. Windows can't do that, and doesn't need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
