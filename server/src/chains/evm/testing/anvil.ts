import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createTestClient, type Hex, http, publicActions, type TestClient, type PublicActions } from 'viem'
import { portForLater } from '#testing/free-port.ts'

export type Anvil = {
  readonly url: string
  readonly client: TestClient<'anvil'> & PublicActions
  readonly stop: () => Promise<void>
}

/** A real EVM node (anvil) with this chain id that makes blocks only when told to. */
export async function startAnvil(chainId: number): Promise<Anvil> {
  const port = await portForLater()
  const url = `http://127.0.0.1:${port}`
  const args = ['--port', String(port), '--chain-id', String(chainId), '--no-mining', '--silent']
  const program = findAnvil()
  if (program === undefined) throw new Error('no anvil here: set ANVIL to its program')
  const child = spawn(program, args, { stdio: 'ignore' })
  const client = createTestClient({ mode: 'anvil', transport: http(url, { retryCount: 0 }) }).extend(
    publicActions,
  )
  const deadline = Date.now() + 20_000
  for (;;) {
    if (child.exitCode !== null) throw new Error(`anvil ended with ${child.exitCode}`)
    const isReady = await client.getChainId().then(
      () => true,
      () => false,
    )
    if (isReady) break
    if (Date.now() > deadline) throw new Error('anvil did not become ready in 20 s')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url, client, stop: () => stopped(child) }
}

/** The node's program: `$ANVIL`, or the one inside an npm package; undefined where there is neither. */
export function findAnvil(): string | undefined {
  const named = process.env['ANVIL']
  if (named) return named
  try {
    const manifest = createRequire(import.meta.url).resolve('@foundry-rs/anvil-linux-amd64/package.json')
    return path.join(path.dirname(manifest), 'bin/anvil')
  } catch {
    return undefined
  }
}

const stopped = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

/** The purse that anvil fills in its first block; a key that everybody knows. */
export const purseKey: Hex = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
