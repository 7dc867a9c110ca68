import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { choosePort } from '#database/free-port.ts'
import type { Program } from './unpack-litecoind.ts'

export type CoreNode = {
  readonly url: string
  readonly headers: Record<string, string>
  /** Throws with the node's own words when it refuses. */
  readonly call: <T = unknown>(method: string, ...params: unknown[]) => Promise<T>
  readonly stop: () => Promise<void>
}

const login = { user: 'story', password: 'teller' }

/** A Litecoin node on a regtest chain of its own, in a folder that goes away with it. */
export async function startLitecoind({ file, env }: Program): Promise<CoreNode> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'litecoind-'))
  const port = await choosePort(undefined)
  const child = spawn(
    file,
    [
      '-regtest',
      `-datadir=${folder}`,
      `-rpcport=${port}`,
      `-rpcuser=${login.user}`,
      `-rpcpassword=${login.password}`,
      '-listen=0',
      '-fallbackfee=0.0001',
      '-walletrbf=1',
      '-printtoconsole=0',
    ],
    { stdio: 'ignore', env: { ...process.env, ...env } },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}/`
  const headers = {
    authorization: `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`,
  }
  const call: CoreNode['call'] = async (method, ...params) => {
    const response = await fetch(url, {
      method: 'POST',
      headers,
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
    await rm(folder, { recursive: true, force: true })
  }
  const deadline = Date.now() + 30_000
  while (
    !(await call('getblockcount').then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error('litecoind did not become ready in 30 s')
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url, headers, call, stop }
}
