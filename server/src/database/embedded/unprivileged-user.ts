import { readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { errorCode, StartProblem } from '#database/start-problem.ts'

/** A user of the machine that PostgreSQL is run as when we are root: PostgreSQL refuses root. */
export type User = { name: string; uid: number; gid: number }

/** Tried first, in this order: its own user, then users made for running programs. */
const preferredUsers: readonly string[] = ['postgres', 'node', 'nobody']

/**
 * The users PostgreSQL may run as, best first; undefined alone when we are not root and it runs as ourselves.
 * An existing cluster decides: it already has an owner.
 */
export async function usersFor(cluster: string, preferred = preferredUsers): Promise<(User | undefined)[]> {
  const owner = await ownerOf(cluster)
  if (process.getuid?.() !== 0) {
    assertOwn(cluster, owner)
    return [undefined]
  }
  const users = candidates(await readFile('/etc/passwd', 'utf8').catch(() => ''), preferred)
  if (owner === undefined || owner.uid === 0) return users
  // PostgreSQL itself needs no entry in /etc/passwd for its user; only making a cluster does.
  return [users.find((user) => user.uid === owner.uid) ?? { name: String(owner.uid), ...owner }]
}

/**
 * Picks from the text of /etc/passwd: the preferred names first, then users without a login shell, highest uid first,
 * so that the database does not end up belonging to a person. initdb insists on a user with an entry there.
 */
export function candidates(passwd: string, preferred: readonly string[]): User[] {
  const entries = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid, , , shell = '']) => ({ name, uid: Number(uid), gid: Number(gid), shell }))
    .filter(({ name, uid, gid }) => name !== '' && uid > 0 && gid > 0)
  const rank = (name: string) => (preferred.includes(name) ? preferred.indexOf(name) : preferred.length)
  const hasLogin = (shell: string) => Number(!/(?:nologin|false)$/.test(shell))
  return entries
    .toSorted((a, b) => rank(a.name) - rank(b.name) || hasLogin(a.shell) - hasLogin(b.shell) || b.uid - a.uid)
    .map(({ name, uid, gid }) => ({ name, uid, gid }))
}

/** initdb asks the system for the name of its user and stops without one, as under `docker run --user 1234`. */
export function assertNamedUser(): void {
  if (process.platform === 'win32' || process.getuid?.() === 0) return
  try {
    userInfo()
  } catch (error) {
    throw new StartProblem(
      `User ${process.getuid?.()} has no entry in /etc/passwd, and PostgreSQL makes no database without one. ` +
        'Start as a user with an entry, or as root, or name a PostgreSQL server with DATABASE_URL.',
      { cause: error },
    )
  }
}

async function ownerOf(cluster: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const { uid, gid } = await stat(cluster)
    return { uid, gid }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function assertOwn(cluster: string, owner: { uid: number } | undefined): void {
  const self = process.getuid?.()
  if (self === undefined || owner === undefined || owner.uid === self) return
  throw new StartProblem(
    `The database in ${cluster} belongs to user ${owner.uid}, and this is user ${self}. ` +
      'Start Evenmoor as the user who started it before, or name another folder with DATA_DIR=/path.',
  )
}
