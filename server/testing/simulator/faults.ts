import type pg from 'pg'
import { socketOf } from '#platform/database/socket-of.ts'

/**
 * When the connection breaks: before its n-th statement from now is sent (counted over all connections), or right
 * after its n-th commit, whose answer is then lost although everything is in the database.
 */
export type Fault =
  | { readonly kind: 'before_statement'; readonly count: number }
  | { readonly kind: 'after_commit'; readonly count: number }

/** Breaks connections of a pool on demand, as the death of the process or of the network would. */
export type FaultyPool = {
  /** The next fault; undefined takes back one that has not come about. */
  readonly arm: (fault: Fault | undefined) => void
  /** Whether the armed fault came about. */
  readonly struck: () => boolean
  /** Resolves when the server has noticed every broken connection and rolled back what was open there. */
  readonly noticed: () => Promise<void>
}

class ConnectionBroken extends Error {
  override readonly name = 'ConnectionBroken'
}

/** Call it before the pool's first connection. */
export function makeFaulty(pool: pg.Pool): FaultyPool {
  let armed: Fault | undefined
  let left = 0
  let hasStruck = false
  let broken: number[] = []

  const strikes = (kind: Fault['kind']): boolean => {
    if (armed?.kind !== kind) return false
    left -= 1
    if (left > 0) return false
    armed = undefined
    hasStruck = true
    return true
  }

  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
    const breakOff = async () => {
      broken.push((client as unknown as { processID: number }).processID)
      const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
      // The server is not told: it finds the connection gone, as it would find a killed process.
      socketOf(client).destroy()
      // So that the pool knows, and gives it to nobody again.
      await ended
      throw new ConnectionBroken('the connection broke, as the simulator wanted')
    }
    const faulty = async (...args: unknown[]) => {
      if (strikes('before_statement')) return breakOff()
      const answer = await query(...args)
      if (isCommit(args[0]) && strikes('after_commit')) return breakOff()
      return answer
    }
    client.query = faulty as typeof client.query
  })

  return {
    arm: (fault) => {
      armed = fault
      left = fault?.count ?? 0
      hasStruck = false
    },
    struck: () => hasStruck,
    noticed: async () => {
      while (broken.length > 0) {
        const { rows } = await pool.query<{ pid: number }>(
          'select pid from pg_stat_activity where pid = any($1::int[])',
          [broken],
        )
        broken = rows.map(({ pid }) => pid)
      }
    },
  }
}

function isCommit(statement: unknown): boolean {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement
  return typeof text === 'string' && text.trim().toLowerCase() === 'commit'
}
