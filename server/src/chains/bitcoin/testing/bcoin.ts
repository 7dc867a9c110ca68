import { spawn } from 'node:child_process'
import path from 'node:path'
import { portForLater } from '#testing/free-port.ts'
import type { Forward } from '../../testing/node-proxy.ts'
import { type CoreNode, coreNode } from './core-node.ts'

const program = path.resolve(import.meta.dirname, '../../../../../scripts/bitcoin-node/run-bcoin.mjs')
const login = { user: 'x', password: 'teller' }

/** A Bitcoin node on a regtest chain of its own, in memory; `folder` is where bcoin was fetched to. */
export async function startBcoin(folder: string): Promise<CoreNode> {
  const port = await portForLater()
  const child = spawn(process.execPath, ['--no-deprecation', program, folder, String(port), login.password], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  return coreNode({ child, port, login })
}

type Call = { readonly method: string; readonly params: readonly unknown[] }
type Answer = { readonly result: unknown; readonly error: { readonly code: number } | null }

/**
 * Makes bcoin answer as Bitcoin Core documents it, which is what the product is written for: `getblock` knows two
 * switches and no verbosity 2, what is not there is refused with -1 and not with -5, what a transaction in the pool
 * does not have is null and not left out, and the header of a block off the chain counts confirmations as if it were
 * part of it, where Bitcoin Core says -1.
 */
export const translateForBcoin =
  ({ call }: Pick<CoreNode, 'call'>) =>
  (forward: Forward): Forward =>
  async (body) => {
    const asked = JSON.parse(body) as Call
    const { status, body: told } = await forward(JSON.stringify(askedOfBcoin(asked)))
    const answer = JSON.parse(told) as Answer
    return { status, body: JSON.stringify(await asCoreTells(asked.method, answer)) }

    async function asCoreTells(method: string, given: Answer): Promise<Answer> {
      const { result, error } = given
      if (error !== null) return { ...given, error: { ...error, code: codeOf(method, error.code) } }
      if (method === 'getrawtransaction') return { ...given, result: withoutNulls(result as object) }
      if (method !== 'getblockheader') return given
      const header = result as { hash: string; height: number }
      const onChain = await call<string>('getblockhash', header.height).catch(() => undefined)
      return onChain === header.hash ? given : { ...given, result: { ...header, confirmations: -1 } }
    }
  }

const askedOfBcoin = (asked: Call): Call =>
  asked.method === 'getblock' && asked.params[1] === 2
    ? { ...asked, params: [asked.params[0], true, true] }
    : asked

/** Calls that ask for something by its hash. */
const byHash: ReadonlySet<string> = new Set(['getblockheader', 'getblock', 'getrawtransaction'])

const codeOf = (method: string, code: number): number => (code === -1 && byHash.has(method) ? -5 : code)

const withoutNulls = (told: object): object =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null))
