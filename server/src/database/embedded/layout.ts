import path from 'node:path'

/** Where the embedded PostgreSQL keeps its things inside DATA_DIR. */
export type Layout = {
  dataDir: string
  /** PostgreSQL's own data directory (PGDATA), mode 0700, owned by the user PostgreSQL runs as. */
  cluster: string
  /** A cluster in the making. Renamed to `cluster` when complete, so that a half-made one is never used. */
  unfinished: string
  log: string
  previousLog: string
  /** Port and watchdog of the cluster, written by the watchdog. The port is kept from one start to the next. */
  state: string
  startLock: string
  ownerPassword: string
  appPassword: string
}

/**
 * Where PostgreSQL leaves finished files of its write-ahead log until they are backed up. Inside the cluster, because the
 * user it runs as may have no other way.
 */
export const archiveFolder = ({ cluster }: Layout): string => path.join(cluster, archiveName)
export const archiveName = 'evenmoor_archive'

/** A restore in the making; while it is there, nothing starts on this DATA_DIR. */
export const restoringFolder = ({ dataDir }: Pick<Layout, 'dataDir'>): string =>
  path.join(dataDir, 'restoring')

export const ownerRole = 'evenmoor_owner'
export const appRole = 'evenmoor_app'
export const databaseName = 'evenmoor'

export function layoutOf(dataDir: string): Layout {
  const root = path.resolve(dataDir)
  const inside = (...parts: string[]) => path.join(root, ...parts)
  return {
    dataDir: root,
    cluster: inside('postgres'),
    unfinished: inside('postgres.unfinished'),
    log: inside('postgres.log'),
    previousLog: inside('postgres.log.1'),
    state: inside('postgres.json'),
    startLock: inside('postgres.lock'),
    ownerPassword: inside('secrets', 'database-owner-password'),
    appPassword: inside('secrets', 'database-app-password'),
  }
}

/** The address a role connects to. Passwords are base64url, so nothing needs escaping. */
export function databaseUrl(role: string, password: string, port: number): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${databaseName}`
}

/** What a system takes at most as the path of a socket, by the shortest of them. */
const socketPathMax = 103

/** The names of PostgreSQL's socket in the cluster and of its lock begin so; the port follows. */
export const socketName = '.s.PGSQL.'

/** Whether the server has a socket beside its port: Node knows none on Windows, and a path can be too long for one. */
export const hasSocket = ({ cluster }: Pick<Layout, 'cluster'>, port: number): boolean =>
  process.platform !== 'win32' &&
  Buffer.byteLength(path.join(cluster, `${socketName}${port}`)) <= socketPathMax

/** An address of `databaseUrl` by the socket: what a parameter says comes before the host. */
export function bySocket(url: string, { cluster }: Pick<Layout, 'cluster'>): string {
  const address = new URL(url)
  address.searchParams.set('host', cluster)
  return address.href
}
