import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type OnProgress, partOf } from '../on-progress.ts'

const lookEveryMs = 500
const withinMs = 2_000
/** Both readings of the table, and what is made of the first. */
const parts = 3

/**
 * Tells how far the index is that `work` builds on the database of this address. It asks over a connection of its own; where
 * there is none to be had, nothing is told and the work goes on.
 */
export async function whileIndexIsWatched<T>(
  url: string,
  work: () => Promise<T>,
  onProgress: OnProgress,
): Promise<T> {
  const over = new AbortController()
  const watching = watchIndex(url, over.signal, onProgress).catch(() => undefined)
  try {
    return await work()
  } finally {
    over.abort()
    await watching
  }
}

async function watchIndex(url: string, over: AbortSignal, onProgress: OnProgress): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    while (!over.aborted) {
      const { rows } = await client.query<Build>(
        `select phase, blocks_done::float8 as "blocksDone", blocks_total::float8 as "blocksTotal",
           tuples_done::float8 as "tuplesDone", tuples_total::float8 as "tuplesTotal"
         from pg_stat_progress_create_index where datname = current_database()`,
      )
      for (const build of rows) tell(build, onProgress)
      await sleep(lookEveryMs, undefined, { signal: over })
    }
  } finally {
    void client.end().catch(() => undefined)
  }
}

type Build = {
  readonly phase: string
  readonly blocksDone: number
  readonly blocksTotal: number
  readonly tuplesDone: number
  readonly tuplesTotal: number
}

/** Nothing while it waits for other transactions, or prepares. */
function tell(
  { phase, blocksDone, blocksTotal, tuplesDone, tuplesTotal }: Build,
  onProgress: OnProgress,
): void {
  if (phase === 'building index: loading tuples in tree')
    partOf(onProgress, 1, parts)(tuplesDone, tuplesTotal)
  else if (phase.startsWith('building index')) partOf(onProgress, 0, parts)(blocksDone, blocksTotal)
  else if (phase === 'index validation: scanning table') partOf(onProgress, 2, parts)(blocksDone, blocksTotal)
}
