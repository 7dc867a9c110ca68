import { hash } from 'node:crypto'
import type pg from 'pg'

/** From this run on a text has a name: what is asked once, such as at a start, needs none. */
const namedFromRun = 3

/** A server keeps each named statement with its plan for every connection, so their number is bounded. */
const namesMax = 250

/** How many texts are counted at a time. Those that hold a list of any length are many, and few of them come again. */
const countedMax = 2_000

/** In a text, that it is planned each time for the values that come with it: it gets no name. */
export const plannedAnewMark = '/* planned each time */'

/**
 * Gives the statements that come again and again a name on each connection of a pool, so that the server parses and plans
 * them once (docs/decisions/0185). A pooler in between may give each transaction another server connection, which knows no
 * names: statements are named only where the server itself is at the other end, which is where the process that this
 * connection was told of at its start is the one that answers.
 */
export function nameStatements(pool: pg.Pool): void {
  const nameOf = namesByText()
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    let isDirect = false
    // Whoever tells of no process at all is no server either.
    if (processOf(client) === null) return
    // A new series of names begins where the server refuses a plan that it keeps.
    let series = 0
    let inFlight = 0
    const asked = client.query<{ pid: number }>('select pg_backend_pid() as pid')
    asked.then(
      ({ rows }) => (isDirect = rows[0]?.pid === processOf(client)),
      () => undefined,
    )
    const named = (...given: unknown[]): unknown => {
      const isAlone = inFlight === 0 && client.getTransactionStatus() === 'I'
      const [text, values] = given
      const isNamed = isDirect && given.length === 2 && typeof text === 'string' && isFilled(values)
      const name = isNamed ? nameOf(text) : undefined
      const answer = name === undefined ? query(...given) : query({ name: `${name}_${series}`, text, values })
      if (!(answer instanceof Promise)) return answer
      inFlight += 1
      const over = () => (inFlight -= 1)
      answer.then(over, over)
      if (name === undefined) return answer
      return answer.catch((error: unknown) => {
        if (!isStalePlan(error)) throw error
        series += 1
        // Within a transaction all of it is tried again.
        if (isAlone) return query(...given)
        throw error
      })
    }
    client.query = named as typeof client.query
  })
}

/**
 * Whether the server refused to run a statement that it knows by name, because a migration changed what it gives. It is
 * known under another name from then on: the same work may be tried again.
 */
export function isStalePlan(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === '0A000' && error.message.includes('cached plan')
}

const isFilled = (values: unknown): values is unknown[] => Array.isArray(values) && values.length > 0

/** The name of each text, from its third run on any connection of one pool; undefined where it has none. */
function namesByText(): (text: string) => string | undefined {
  const runs = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= namesMax || text.includes(plannedAnewMark)) return name
    const run = (runs.get(text) ?? 0) + 1
    if (run < namedFromRun) {
      if (runs.size >= countedMax) runs.clear()
      runs.set(text, run)
      return undefined
    }
    runs.delete(text)
    const made = hash('sha256', text, 'base64url').slice(0, 24)
    names.set(text, made)
    return made
  }
}

/** The server process that a connection was told of when it began; a pooler tells of one that it made up, or of none. */
const processOf = (client: pg.PoolClient): number | null =>
  (client as unknown as { processID: number | null }).processID
