/**
 * A pooler in transaction mode, as PgBouncer is one: many clients share a few connections, and each transaction gets the one
 * that was used longest ago. What a session sets is therefore met by others, and not by itself. Like PgBouncer's default
 * it refuses startup parameters that it does not know.
 */
import { once } from 'node:events'
import net from 'node:net'
import pg from 'pg'
import { socketOf } from '#platform/database/socket-of.ts'

export type TransactionPooler = {
  readonly url: (databaseUrl: string) => string
  readonly close: () => Promise<void>
}

const knownParameters = new Set([
  'user',
  'database',
  'application_name',
  'client_encoding',
  'DateStyle',
  'TimeZone',
])
const sslRequest = 80_877_103
const headBytes = 5
/** A connection that has served so many is closed, and a new one opened: a pooler does the same by their age. */
const transactionsMax = 4

type Shared = {
  readonly idle: net.Socket[]
  readonly waiting: ((socket: net.Socket) => void)[]
  opened: number
}

/** Starts one in front of the server of `databaseUrl`, with so many connections for each user and database. */
export async function startTransactionPooler(
  databaseUrl: string,
  connectionsMax = 3,
): Promise<TransactionPooler> {
  const { hostname, port } = new URL(databaseUrl)
  const shared = new Map<string, Shared>()
  const sockets = new Set<net.Socket>()
  const served = new WeakMap<net.Socket, number>()
  const keep = (socket: net.Socket) => {
    sockets.add(socket.on('error', () => undefined))
    socket.once('close', () => sockets.delete(socket))
  }

  async function openServerConnection(user: string, password: string, database: string): Promise<net.Socket> {
    const client = new pg.Client({ host: hostname, port: Number(port), user, password, database })
    client.on('error', () => undefined)
    await client.connect()
    // From here on its bytes are not for it: they go to whichever client has it.
    const stream = socketOf(client)
    stream.removeAllListeners('data')
    keep(stream)
    return stream
  }

  async function serve(client: net.Socket): Promise<void> {
    const parameters = await readStartup(client)
    const unknown = [...parameters.keys()].find((name) => !knownParameters.has(name))
    if (unknown !== undefined) return refuse(client, '08P01', `unsupported startup parameter: ${unknown}`)
    const [user, database] = [parameters.get('user') ?? '', parameters.get('database') ?? '']
    client.write(message('R', int32(3)))
    const password = (await readMessage(client)).subarray(headBytes, -1).toString()
    const of = shared.get(`${user}/${database}`) ?? { idle: [], waiting: [], opened: 0 }
    shared.set(`${user}/${database}`, of)
    const take = async (): Promise<net.Socket> => {
      if (of.opened < connectionsMax) {
        of.opened += 1
        return openServerConnection(user, password, database)
      }
      return of.idle.shift() ?? new Promise((resolve) => of.waiting.push(resolve))
    }
    const giveBack = (server: net.Socket) => {
      served.set(server, (served.get(server) ?? 0) + 1)
      if (served.get(server) === transactionsMax) {
        server.end(message('X', Buffer.alloc(0)))
        const successor = openServerConnection(user, password, database)
        successor.then(giveBack, () => (of.opened -= 1))
        return
      }
      const next = of.waiting.shift()
      if (next) next(server)
      else of.idle.push(server)
    }
    try {
      giveBack(await take())
    } catch (error) {
      of.opened -= 1
      return refuse(client, '28P01', (error as Error).message)
    }
    client.write(Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))]))
    relay(client, take, giveBack)
  }

  const server = net.createServer((client) => {
    keep(client)
    serve(client).catch(() => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as net.AddressInfo
  return {
    url: (behind) => {
      const url = new URL(behind)
      url.hostname = '127.0.0.1'
      url.port = String(address.port)
      return url.href
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/**
 * Passes each transaction on to a connection of its own, and gives that back as soon as the transaction is over and nothing
 * that was asked is unanswered: a client may ask on before it has its answers, as PgBouncer lets it.
 */
function relay(
  client: net.Socket,
  take: () => Promise<net.Socket>,
  giveBack: (server: net.Socket) => void,
): void {
  let held: Promise<net.Socket> | undefined
  let unanswered = 0
  let asked: Buffer = Buffer.alloc(0)
  client.on('data', (bytes) => {
    if (bytes[0] === 'X'.charCodeAt(0)) {
      client.end()
      return
    }
    asked = Buffer.concat([asked, bytes])
    for (let size = sizeOf(asked); size !== undefined; size = sizeOf(asked)) {
      // Each of these is answered by one ReadyForQuery.
      if (isOneOf(asked, 'QS')) unanswered += 1
      asked = asked.subarray(size)
    }
    held ??= take().then((server) => {
      let rest: Buffer = Buffer.alloc(0)
      server.on('data', (answer) => {
        client.write(answer)
        rest = Buffer.concat([rest, answer])
        for (let size = sizeOf(rest); size !== undefined; size = sizeOf(rest)) {
          const isReady = isOneOf(rest, 'Z')
          const isIdle = rest[headBytes] === 'I'.charCodeAt(0)
          rest = rest.subarray(size)
          if (!isReady) continue
          unanswered -= 1
          if (!isIdle || unanswered > 0) continue
          held = undefined
          server.removeAllListeners('data')
          giveBack(server)
        }
      })
      return server
    })
    void held.then((server) => server.write(bytes))
  })
}

/** Whether a message has one of these types. */
const isOneOf = (bytes: Buffer, types: string): boolean =>
  bytes.length > 0 && types.includes(String.fromCharCode(bytes[0]!))

/** The bytes of the message that a buffer begins with; undefined while it is not whole. */
function sizeOf(bytes: Buffer): number | undefined {
  const size = bytes.length < headBytes ? Infinity : bytes.readInt32BE(1) + 1
  return size <= bytes.length ? size : undefined
}

async function readStartup(client: net.Socket): Promise<Map<string, string>> {
  const bytes = await readMessage(client)
  if (bytes.readInt32BE(4) === sslRequest) {
    client.write('N')
    return readStartup(client)
  }
  const texts = bytes.subarray(8).toString().split('\0')
  const parameters = new Map<string, string>()
  for (let at = 0; at + 1 < texts.length && texts[at] !== ''; at += 2)
    parameters.set(texts[at]!, texts[at + 1]!)
  return parameters
}

/** What a client says before its first transaction fits one piece. */
const readMessage = async (client: net.Socket): Promise<Buffer> =>
  ((await once(client, 'data')) as [Buffer])[0]

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

const message = (type: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(type), int32(body.length + 4), body])

function refuse(client: net.Socket, code: string, text: string): void {
  client.end(message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`)))
}
