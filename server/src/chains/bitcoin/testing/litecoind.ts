import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { portForLater } from '#testing/free-port.ts'
import { type CoreNode, coreNode } from './core-node.ts'
import type { Program } from './unpack-litecoind.ts'

const login = { user: 'story', password: 'teller' }

/** A Litecoin node on a regtest chain of its own, in a folder that goes away with it. */
export async function startLitecoind({ file, env }: Program): Promise<CoreNode> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'litecoind-'))
  const port = await portForLater()
  const child = spawn(
    file,
    [
      '-regtest',
      `-datadir=${folder}`,
      `-rpcport=${port}`,
      `-rpcuser=${login.user}`,
      `-rpcpassword=${login.password}`,
      '-listen=0',
      '-txindex=1',
      '-fallbackfee=0.0001',
      '-walletrbf=1',
      '-mempoolreplacement=1',
      '-printtoconsole=0',
    ],
    { stdio: 'ignore', env: { ...process.env, ...env } },
  )
  return coreNode({ child, port, login, cleanUp: () => rm(folder, { recursive: true, force: true }) })
}
