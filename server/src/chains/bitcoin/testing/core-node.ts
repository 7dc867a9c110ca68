import { type ChildProcess } from 'node:child_process'
import type { NodeRig, PoolRig } from '../../testing/chain-rig.ts'

export type CoreNode = {
  readonly url: string
  readonly headers: Record<string, string>
  /** Throws with the node's own words when it refuses. */
  readonly call: <T = unknown>(method: string, ...params: unknown[]) => Promise<T>
  readonly stop: () => Promise<void>
}

/** A chain of such a node with a full purse. */
export type CoreRig = NodeRig &
  PoolRig & {
    readonly node: CoreNode
    /** One transaction that pays several at once. */
    readonly payMany: (amounts: Readonly<Record<string, bigint>>) => Promise<string>
  }

type Started = {
  readonly child: ChildProcess
  readonly port: number
  readonly login: { readonly user: string; readonly password: string }
  /** What goes away with the node. */
  readonly cleanUp?: () => Promise<void>
}

/** A node's JSON-RPC once it answers; it ended or did not answer within 30 s: an error, and nothing is left behind. */
export async function coreNode({ child, port, login, cleanUp }: Started): Promise<CoreNode> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}/`
  const headers = {
    authorization: `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`,
  }
  const call: CoreNode['call'] = async (method, ...params) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ id: 1, method, params }),
    })
    const { result, error } = (await response.json()) as {
      result: unknown
      error: { message: string } | null
    }
    if (error !== null) throw new Error(`${method}: ${error.message}`)
    return result as never
  }
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    await cleanUp?.()
  }
  const answers = () =>
    call('getblockcount').then(
      () => true,
      () => false,
    )
  const deadline = Date.now() + 30_000
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`${child.spawnfile} did not become ready in 30 s`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url, headers, call, stop }
}
