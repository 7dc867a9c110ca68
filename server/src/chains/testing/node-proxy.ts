import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Context } from '#context.ts'
import { blockTimes } from './block-times.ts'
import type { Rewrite } from './rewrite.ts'

type Call = { readonly id: unknown; readonly method: string; readonly params: unknown }
type Answer = { readonly id: unknown; readonly result?: unknown }

export type NodeProxy = {
  readonly url: string
  /** Names of the calls made since the last look. */
  readonly takeCalls: () => string[]
  /** How the node misbehaves until `heal`. */
  readonly misbehave: (fault: NodeFault) => void
  readonly heal: () => void
  /** From here on a block is of the moment of this server's clock at which it is first told. */
  readonly join: (ctx: Context) => void
  readonly close: () => Promise<void>
}

/** No answer at all, a page of HTML, half a body, a refusal as while loading, or answers that are changed. */
export type NodeFault = 'silent' | 'html' | 'cut' | 'refusing' | Rewrite

/** Hands a question on to the node. */
export type Forward = (body: string) => Promise<{ readonly status: number; readonly body: string }>

/** A local server that hands JSON-RPC calls on to a real node and can do to the answers what bad nodes do. */
export async function startNodeProxy(
  nodeUrl: string,
  headers: Record<string, string> = {},
  /** For a node that speaks a little otherwise than those that the product is written for. */
  translate: (forward: Forward) => Forward = (forward) => forward,
): Promise<NodeProxy> {
  const forward = translate(forwardTo(nodeUrl, headers))
  let fault: NodeFault | undefined
  let calls: string[] = []
  let timed: Rewrite | undefined
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request)
    const asked = [JSON.parse(body)].flat() as Call[]
    calls.push(...asked.map(({ method }) => method))
    if (fault === 'silent') return void response.destroy()
    if (fault === 'html') return void response.end('<!doctype html><title>502</title>')
    if (fault === 'refusing')
      return void response.end('{"result":null,"error":{"code":-28,"message":"Loading block index…"},"id":1}')
    const { status, body: honest } = await forward(body)
    const told = timed === undefined ? honest : await rewritten(honest, asked, timed)
    response.writeHead(status, { 'content-type': 'application/json' })
    if (fault === 'cut') return void response.end(told.slice(0, told.length / 2))
    response.end(typeof fault === 'function' ? await rewritten(told, asked, fault) : told)
  }
  const server = createServer(
    (request, response) => void serve(request, response).catch(() => response.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeCalls: () => {
      const taken = calls
      calls = []
      return taken
    },
    misbehave: (next) => (fault = next),
    heal: () => (fault = undefined),
    join: ({ clock }) => (timed = blockTimes(clock)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const forwardTo =
  (nodeUrl: string, headers: Record<string, string>): Forward =>
  async (body) => {
    const answer = await fetch(nodeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    return { status: answer.status, body: await answer.text() }
  }

async function rewritten(told: string, asked: readonly Call[], rewrite: Rewrite): Promise<string> {
  const byId = new Map(asked.map((call) => [call.id, call]))
  const change = async (answer: Answer): Promise<Answer> => {
    const call = byId.get(answer.id)
    const result = call && (await rewrite(call.method, answer.result, call.params))
    return result === undefined ? answer : { ...answer, result }
  }
  const answers = JSON.parse(told) as Answer | Answer[]
  return JSON.stringify(
    Array.isArray(answers) ? await Promise.all(answers.map(change)) : await change(answers),
  )
}
