import type pg from 'pg'

/** What something asked of the database. */
export type Traffic = {
  readonly statements: readonly string[]
  /** How often it waited for an answer before it could ask the next thing, with whatever it asked at once. */
  readonly trips: number
}

/** Counts what is asked on a pool's connections. */
export type TripCounter = {
  /** What `work` asked until it was done; nothing else may be at work meanwhile. */
  readonly during: (work: () => Promise<unknown>) => Promise<Traffic>
}

/** Watches the connections that a pool opens from now on. */
export function countTrips(pool: pg.Pool): TripCounter {
  let statements: string[] = []
  // How many answers, one after another, had to be there before anything could be asked now.
  let answered = 0
  let trips = 0
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const counted = (...given: unknown[]): unknown => {
      statements.push(textOf(given[0]))
      const trip = answered + 1
      trips = Math.max(trips, trip)
      const answer = query(...given)
      const over = () => (answered = Math.max(answered, trip))
      if (answer instanceof Promise) answer.then(over, over)
      return answer
    }
    client.query = counted as typeof client.query
  })
  return {
    during: async (work) => {
      statements = []
      answered = 0
      trips = 0
      await work()
      return { statements: [...statements], trips }
    },
  }
}

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown }).text)
