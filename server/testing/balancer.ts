/** A balancer as small as one can be: it asks `/readyz`, keeps connections, and never sends a request twice. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often each process is asked whether it is ready. */
const askEveryMs = 100

type Server = {
  readonly url: URL
  readonly agent: Agent
  isReady: boolean
  /** Nothing new is sent there. */
  isDrained: boolean
  underWay: number
  hasTurned: boolean
}

type Balancer = {
  readonly url: string
  /** Takes a process in, and resolves when requests are sent to it. */
  readonly add: (url: string) => Promise<void>
  /** Sends it nothing more, and resolves when what it was sent is answered. */
  readonly drain: (url: string) => Promise<void>
  /** Which of these said that they aren't ready any more while they were sent requests. */
  readonly turnedUnready: (urls: readonly string[]) => string[]
  readonly close: () => Promise<void>
}

/** Starts it on a free port. It sends requests to its ready processes in turn. */
export async function startBalancer(): Promise<Balancer> {
  const servers = new Map<string, Server>()
  const ended = new AbortController()
  const watching: Promise<void>[] = []
  let turn = 0
  const front = createServer((incoming, outgoing) => {
    const ready = [...servers.values()].filter(({ isReady, isDrained }) => isReady && !isDrained)
    const server = ready[turn++ % ready.length]
    if (server === undefined) outgoing.writeHead(503, { 'x-balancer': 'none is ready' }).end()
    else pass(server, incoming, outgoing)
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))

  const watch = async (server: Server): Promise<void> => {
    while (!ended.signal.aborted && servers.get(server.url.href) === server) {
      const answer = await fetch(new URL('/readyz', server.url)).catch(() => undefined)
      await answer?.body?.cancel()
      const wasReady = server.isReady
      server.isReady = answer?.status === 200
      if (wasReady && !server.isReady && !server.isDrained) server.hasTurned = true
      await sleep(askEveryMs, undefined, { signal: ended.signal }).catch(() => undefined)
    }
    server.agent.destroy()
  }
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    add: async (address) => {
      const url = new URL(address)
      const agent = new Agent({ keepAlive: true })
      const server = { url, agent, isReady: false, isDrained: false, underWay: 0, hasTurned: false }
      servers.set(url.href, server)
      watching.push(watch(server))
      while (!server.isReady) await sleep(20)
    },
    drain: async (address) => {
      const server = servers.get(new URL(address).href)
      if (server === undefined) throw new Error(`${address} is not behind this balancer`)
      server.isDrained = true
      while (server.underWay > 0) await sleep(20)
    },
    turnedUnready: (urls) => urls.filter((url) => servers.get(new URL(url).href)?.hasTurned === true),
    close: async () => {
      ended.abort()
      await Promise.all(watching)
      front.closeAllConnections()
      await new Promise((resolve) => front.close(resolve))
    },
  }
}

function pass(server: Server, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { url, agent } = server
  server.underWay += 1
  outgoing.once('close', () => (server.underWay -= 1))
  const { method, headers, url: path } = incoming
  const onward = request({ host: url.hostname, port: url.port, agent, method, path, headers }, (answer) => {
    const { connection: _ofOneHop, ...others } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 502, others)
    answer.pipe(outgoing)
    answer.on('error', () => outgoing.destroy())
  })
  onward.on('error', (error) => {
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502, { 'x-balancer': error.message }).end()
  })
  incoming.pipe(onward)
}
