import { spawn } from 'node:child_process'
import path from 'node:path'
import { StartProblem } from '#database/start-problem.ts'
import type { User } from './unprivileged-user.ts'

/** PostgreSQL's programs in a place where `user` can run them. */
export type Binaries = { bin: string; major: number; user: User | undefined }

/**
 * PostgreSQL gets an environment of its own: PG* variables, a locale or a library path of the machine would change
 * what it does. Windows programs need SystemRoot to start at all.
 */
export function postgresEnvironment(): Record<string, string> {
  const { PATH, SystemRoot } = process.env
  return {
    LC_ALL: 'C',
    TZ: 'UTC',
    ...(PATH !== undefined && { PATH }),
    ...(SystemRoot !== undefined && { SystemRoot }),
  }
}

/**
 * The data directory as PostgreSQL is told it, when it is started with its working directory there.
 * As root on Linux the path is that of the working directory itself: the user PostgreSQL runs as may have no way
 * through the folders above (a clone under /root), and needs none, because the directory was entered before root's
 * rights were given up. So the data stays in DATA_DIR in every case.
 */
export function clusterArgument(cluster: string, user: Binaries['user']): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : cluster
}

/** Runs one of PostgreSQL's programs to its end inside the cluster. Gives what it wrote to stderr; throws if it failed. */
export async function runPostgresProgram(
  { bin, user }: Binaries,
  cluster: string,
  [program, ...args]: [program: string, ...args: string[]],
  input = '',
): Promise<string> {
  const child = spawn(path.join(bin, program), args, {
    cwd: cluster,
    env: postgresEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  // A program that ends before it has read everything says why on stderr; that is the error to show.
  child.stdin.on('error', () => undefined).end(input)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  if (code === 0) return errors
  throw new StartProblem(
    `PostgreSQL's ${program} failed (exit code ${code}): ${errors.trim() || 'it gave no reason'}. ` +
      'Mend what it names, or name a PostgreSQL server with DATABASE_URL.',
  )
}
