import { once } from 'node:events'
import net from 'node:net'

/** What a network does to what is sent over it. */
type Fault =
  | { readonly kind: 'none' }
  /** Nobody listens any more, and connections are reset. */
  | { readonly kind: 'cut' }
  /** Connections are made and stay open, and nothing arrives at either end. */
  | { readonly kind: 'half-open' }
  /** What is asked arrives; what is answered never does. */
  | { readonly kind: 'deaf' }
  /** Everything arrives so much later. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** Nothing arrives until it is whole again; then everything does. */
  | { readonly kind: 'held' }

/** A network between a program and a server, that can fail. Whatever fails it is TCP: nobody needs a right for it. */
export type Wire = {
  readonly port: number
  readonly fail: (fault: Exclude<Fault, { kind: 'none' }>) => void
  /** From now on it is whole; connections on which something was lost are reset, as by the systems at both ends. */
  readonly heal: () => void
  /** Resolves when so many more pieces have been passed on, in either direction. */
  readonly passed: (pieces: number) => Promise<void>
  /** How many connections have something that was sent by the program and is held. */
  readonly heldCount: () => number
  readonly close: () => Promise<void>
}

type Pair = {
  readonly program: net.Socket
  readonly server: net.Socket
  hasLost: boolean
  held: (() => void)[]
}

/** Listens on this machine and passes everything on to a port of it. */
export async function openWire(port: number): Promise<Wire> {
  let fault: Fault = { kind: 'none' }
  const pairs = new Set<Pair>()
  let awaited: { left: number; readonly resolve: () => void } | undefined
  const reset = (pair: Pair) => {
    pairs.delete(pair)
    pair.program.resetAndDestroy()
    pair.server.destroy()
  }
  const pass = (pair: Pair, to: net.Socket, bytes: Buffer): void => {
    const send = () => void (to.writable && to.write(bytes))
    const isAnswer = to === pair.program
    if (awaited && --awaited.left <= 0) awaited.resolve()
    if (fault.kind === 'half-open' || (fault.kind === 'deaf' && isAnswer)) pair.hasLost = true
    else if (fault.kind === 'held') pair.held.push(send)
    else if (fault.kind === 'slow') setTimeout(send, fault.ms)
    else send()
  }
  const listener = net.createServer((program) => {
    if (fault.kind === 'cut') {
      program.resetAndDestroy()
      return
    }
    const server = net.connect(port, '127.0.0.1')
    const pair: Pair = { program, server, hasLost: false, held: [] }
    pairs.add(pair)
    const ends = [
      [program, server],
      [server, program],
    ] as const
    for (const [from, to] of ends) {
      from.setNoDelay(true)
      from.on('error', () => undefined)
      from.on('data', (bytes) => pass(pair, to, bytes))
      from.once('close', () => {
        // Who is cut off doesn't hear that the other end has gone.
        if (fault.kind === 'half-open' || (fault.kind === 'deaf' && to === program)) pair.hasLost = true
        else {
          pairs.delete(pair)
          to.destroySoon()
        }
      })
    }
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('the wire has no port')
  return {
    port: address.port,
    fail: (next) => {
      fault = next
      if (next.kind === 'cut') for (const pair of pairs) reset(pair)
    },
    heal: () => {
      fault = { kind: 'none' }
      for (const pair of pairs) {
        if (pair.hasLost) reset(pair)
        for (const send of pair.held.splice(0)) send()
      }
    },
    passed: (pieces) => new Promise((resolve) => (awaited = { left: pieces, resolve })),
    heldCount: () => [...pairs].filter(({ held }) => held.length > 0).length,
    close: async () => {
      for (const pair of pairs) reset(pair)
      await new Promise((resolve) => listener.close(resolve))
    },
  }
}
