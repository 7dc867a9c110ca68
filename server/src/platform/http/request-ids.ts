import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { Config } from '#config.ts'

/** What Fastify understands these names of networks as. */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Short, and nothing that could be a second line or field of a log. */
const validId = /^[\w.-]{8,128}$/

/** W3C Trace Context, version 00; its second part is the id of the trace. */
const traceParent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

export type RequestIds = {
  /** The `X-Request-Id` of a trusted proxy if it is valid, otherwise a fresh one. */
  readonly idOf: (request: IncomingMessage) => string
  /** The id of the trace in the `traceparent` of a trusted proxy. */
  readonly traceIdOf: (request: IncomingMessage) => string | undefined
  /** Whether a proxy of TRUST_PROXY sent it on. */
  readonly isFromProxy: (request: IncomingMessage) => boolean
}

/** How requests are named. Only proxies of TRUST_PROXY are believed: anybody else could give another's request their name. */
export function createRequestIds(trustProxy: Config['trustProxy']): RequestIds {
  const proxies = trustProxy === false ? undefined : networksIn(trustProxy)
  const isFromProxy = (request: IncomingMessage): boolean =>
    proxies !== undefined && isIn(proxies, request.socket.remoteAddress)
  const told = (request: IncomingMessage, name: string): string | undefined => {
    if (!isFromProxy(request)) return undefined
    const value = request.headers[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    idOf: (request) => {
      const id = told(request, 'x-request-id')
      return id !== undefined && validId.test(id) ? id : randomUUID()
    },
    traceIdOf: (request) => traceParent.exec(told(request, 'traceparent') ?? '')?.[1],
    isFromProxy,
  }
}

function networksIn(parts: readonly string[]): BlockList {
  const list = new BlockList()
  for (const part of parts.flatMap((name) => namedNetworks[name] ?? [name])) {
    const [address = '', bits] = part.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function isIn(list: BlockList, remote: string | undefined): boolean {
  const address = remote?.replace(/^::ffff:(?=\d+\.)/, '') ?? ''
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
