import { readFile } from 'node:fs/promises'

/** What the watchdog leaves in DATA_DIR/postgres.json for other processes that use the same cluster. */
export type ClusterState = {
  /** PostgreSQL's port. */
  port: number
  /** The watchdog's own port, where a process says that it uses the cluster too. */
  watchdogPort: number
  /** What a process must say first, so that no other program on the machine keeps the cluster running. */
  token: string
}

/** The state kept, or undefined when there is none that can be read: the file is a hint, never needed. */
export async function readClusterState(file: string): Promise<ClusterState | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isClusterState(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isClusterState(value: unknown): value is ClusterState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'port' in value &&
    typeof value.port === 'number' &&
    'watchdogPort' in value &&
    typeof value.watchdogPort === 'number' &&
    'token' in value &&
    typeof value.token === 'string'
  )
}
