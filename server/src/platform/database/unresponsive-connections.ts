import pg from 'pg'
import { socketOf } from './socket-of.ts'

/** When a connection is given up. */
export type Patience = {
  /** After this long without an answer, a check asks whether the server is still there. */
  readonly silentMs: number
  readonly probeWithinMs: number
  /** Beyond the server's own time-out for statements: the connection is dead, though the server may live. */
  readonly deadMs: number
}

const patience: Patience = { silentMs: 3_000, probeWithinMs: 2_000, deadMs: 12_000 }

/** Takes the time limit off the statements of the transaction that it is sent in: the server's, and ours. */
export const unlimitedTime = 'set local statement_timeout = 0'

/**
 * Ends connections without an answer, so that callers hear of it within seconds. A server that hangs
 * does not apply its own statement timeout, and an open connection does not show it. A slow statement continues:
 * where a new connection is answered, the server lives. One that may take any time (`unlimitedTime`, or a pool whose
 * `statement_timeout` is false) is ended only where the server doesn't live.
 */
export function endUnresponsiveConnections(
  pool: pg.Pool,
  { silentMs, probeWithinMs, deadMs }: Patience = patience,
): void {
  let probing: Promise<boolean> | undefined
  const isAlive = (): Promise<boolean> => {
    probing ??= probe(pool.options, probeWithinMs).finally(() => (probing = undefined))
    return probing
  }
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    // Answers come in the order of the statements: until the one before is there, nobody has begun with the next.
    let last: Promise<unknown> = Promise.resolve()
    let inFlight = 0
    let isUnlimited = false
    const watchNow = (answer: Promise<unknown>) => {
      // What was set is over with its transaction.
      if (client.getTransactionStatus() === 'I') isUnlimited = false
      const mayTakeMs = isUnlimited || pool.options.statement_timeout === false ? Infinity : deadMs
      watch(client, answer, { isAlive, silentMs, mayTakeMs })
    }
    const watched = (...given: unknown[]): unknown => {
      const answer = query(...given)
      if (!(answer instanceof Promise)) return answer
      if (inFlight === 0) watchNow(answer)
      else void last.then(() => watchNow(answer))
      inFlight += 1
      last = answer.then(
        () => void (isUnlimited ||= given[0] === unlimitedTime),
        () => undefined,
      )
      void last.then(() => (inFlight -= 1))
      return answer
    }
    client.query = watched as typeof client.query
  })
}

type Watch = {
  readonly isAlive: () => Promise<boolean>
  readonly silentMs: number
  readonly mayTakeMs: number
}

function watch(
  client: pg.PoolClient,
  answer: Promise<unknown>,
  { isAlive, silentMs, mayTakeMs }: Watch,
): void {
  const startedMs = performance.now()
  let isOver = false
  let timer = setTimeout(lookSoon, silentMs)
  const end = () => {
    isOver = true
    clearTimeout(timer)
  }
  answer.then(end, end)

  function lookSoon(): void {
    void look()
  }

  async function look(): Promise<void> {
    const isLiving = await isAlive()
    if (isOver) return
    if (isLiving && performance.now() - startedMs < mayTakeMs) timer = setTimeout(lookSoon, silentMs)
    else cutOff(client)
  }
}

/** Everyone waiting for an answer on it gets an error at once, and the pool drops it. */
function cutOff(client: pg.PoolClient): void {
  socketOf(client).destroy()
}

/** Whether the server answers on a separate connection. A refusal is an answer too. */
async function probe({ max: _max, ...options }: pg.PoolOptions, probeWithinMs: number): Promise<boolean> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: probeWithinMs })
  client.on('error', () => undefined)
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), 2 * probeWithinMs)
  try {
    const asked = client
      .connect()
      .then(() => client.query('select'))
      .then(() => true)
    return await Promise.race([asked, tooLate])
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    clearTimeout(timer)
    client.end().catch(() => undefined)
  }
}
