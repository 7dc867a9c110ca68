import { Readable } from 'node:stream'
import pg from 'pg'
import { socketOf } from '#platform/database/socket-of.ts'
import { segmentWith } from './segment-names.ts'

/** What PostgreSQL says of a base backup, and its files as tar. */
export type BaseBackup = {
  /** The files. The stream must be read to its end. */
  readonly tar: Readable
  /** The files of the write-ahead log with which it begins and ends, once the cluster has archived them. */
  readonly ended: Promise<{ firstSegment: string; lastSegment: string }>
}

/**
 * Copies the files of a running cluster by the replication protocol (BASE_BACKUP), without stopping anyone.
 * `onBytes` hears how much was read so far. `url` is the owner's.
 */
export async function baseBackup(
  url: string,
  label: string,
  onBytes: (bytes: number) => void,
): Promise<BaseBackup> {
  // `database` keeps the rules of pg_hba.conf for ordinary connections; types of pg do not know it.
  const client = new pg.Client({ connectionString: url, replication: 'database' } as pg.ClientConfig)
  client.on('error', () => undefined)
  await client.connect()
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<BaseBackup['ended']>>()
  promise.catch(() => undefined)
  let isPaused = false
  const tar = new Readable({
    read() {
      if (!isPaused) return
      isPaused = false
      socketOf(client).resume()
    },
  })
  let bytes = 0
  let isInManifest = false
  const take = (message: Buffer) => {
    const kind = String.fromCharCode(message[0] ?? 0)
    if (kind === 'm') isInManifest = true
    if (kind !== 'd' || isInManifest) return
    bytes += message.length - 1
    onBytes(bytes)
    // pg reads the next message into the same memory.
    if (tar.push(Buffer.from(message.subarray(1)))) return
    // Otherwise a slow disk would let the whole database pile up in memory.
    isPaused = true
    socketOf(client).pause()
  }
  // Its end closes the connection.
  const fail = (error: Error) => {
    reject(error)
    tar.destroy(error)
  }
  client.on('error', fail)
  // Who reads it may fail first: a full disk must not leave PostgreSQL sending.
  tar.once('close', () => void client.end().catch(() => undefined))
  client.query(
    submittable(`BASE_BACKUP (LABEL '${label}', CHECKPOINT 'fast', WAIT true, MANIFEST 'no')`, take, {
      fail,
      end: (rows) => {
        void client.end().catch(() => undefined)
        const [first, last] = [rows[0], rows.at(-1)]
        if (first === undefined || last === undefined) return fail(new Error('PostgreSQL sent no backup'))
        resolve({ firstSegment: segmentOf(first, 0n), lastSegment: segmentOf(last, 1n) })
        return tar.push(null)
      },
    }),
  )
  return { tar, ended: promise }
}

/** A row of where it begins or ends; it may end where a file begins. */
const segmentOf = ([place = '', timeline = '']: readonly string[], before: bigint): string =>
  segmentWith(place, BigInt(timeline), before)

type Ends = {
  readonly end: (rows: readonly (readonly string[])[]) => void
  readonly fail: (error: Error) => void
}

/** A query as pg's client runs it. The answer is rows, then a copy, then rows: where the backup begins and ends. */
function submittable(text: string, take: (message: Buffer) => void, { end, fail }: Ends): pg.Submittable {
  let hasFailed = false
  const rows: string[][] = []
  return {
    submit: (connection: pg.Connection) => connection.query(text),
    handleRowDescription: () => undefined,
    handleDataRow: ({ fields }: { fields: (string | null)[] }) => rows.push(fields.map(String)),
    handlePortalSuspended: () => undefined,
    handleCommandComplete: () => undefined,
    handleEmptyQuery: () => undefined,
    handleCopyInResponse: () => undefined,
    handleCopyData: ({ chunk }: { chunk: Buffer }) => take(chunk),
    handleError: (error: Error) => {
      hasFailed = true
      fail(error)
    },
    handleReadyForQuery: () => {
      if (!hasFailed) end(rows)
    },
  } as unknown as pg.Submittable
}
