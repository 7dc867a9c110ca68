import { once } from 'node:events'
import net from 'node:net'

/** A way to the database on which a commit's answer can be kept back. */
export type CommitTap = {
  readonly url: string
  /**
   * Resolves when the next transaction that stores the answer of a repeatable request has been committed. Its own process
   * is never told: nothing more comes back on that connection.
   */
  readonly nextCommitUnheard: () => Promise<void>
  readonly close: () => Promise<void>
}

/** What the statement that stores such an answer says, and what PostgreSQL says after a commit. */
const storing = 'update "idempotent_answer"'
const committed = 'COMMIT\0'

/** Listens on this machine and passes everything on to the database of `databaseUrl`. */
export async function openCommitTap(databaseUrl: string): Promise<CommitTap> {
  const target = new URL(databaseUrl)
  let onCommit: (() => void) | undefined
  const sockets = new Set<net.Socket>()
  const server = net.createServer((process) => {
    const database = net.connect(Number(target.port), target.hostname)
    let isStoring = false
    let isUnheard = false
    process.on('data', (bytes) => {
      isStoring ||= onCommit !== undefined && bytes.includes(storing)
      database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (isStoring && bytes.includes(committed)) {
        isUnheard = true
        onCommit?.()
        onCommit = undefined
      }
      if (!isUnheard) process.write(bytes)
    })
    for (const [socket, other] of [
      [process, database],
      [database, process],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the tap has no port')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  return {
    url: url.href,
    nextCommitUnheard: () => new Promise((resolve) => (onCommit = resolve)),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
