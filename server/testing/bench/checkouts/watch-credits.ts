import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** When a payment was seen to be credited, and the block it lies in. */
export type Credit = { readonly height: bigint; readonly at: number }

const lookEveryMs = 20
const lastWaitMs = 20_000

/**
 * Looks for new credits of a network until it is stopped, which is when there are `expected` of them or time is up. A
 * credit counts from when others can read it.
 */
export async function watchCredits(
  pool: pg.Pool,
  network: string,
): Promise<{ stop: (expected: number) => Promise<Credit[]> }> {
  const credits = new Map<string, Credit>()
  const before = await pool.query<{ id: string }>(`select id from payment where status = 'credited'`)
  const earlier = before.rows.map(({ id }) => id)
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await pool.query<{ id: string; block_height: bigint }>(
        `select id, block_height from payment
         where network = $1 and status = 'credited' and id <> all($2::uuid[])`,
        [network, [...earlier, ...credits.keys()]],
      )
      for (const { id, block_height: height } of rows) credits.set(id, { height, at: Date.now() })
      await sleep(lookEveryMs)
    }
  })()
  return {
    stop: async (expected) => {
      const deadline = Date.now() + lastWaitMs
      while (credits.size < expected && Date.now() < deadline) await sleep(lookEveryMs)
      over.abort()
      await watching
      return [...credits.values()]
    },
  }
}
