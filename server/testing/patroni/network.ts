import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { command, programs } from './programs.ts'

export type Network = {
  readonly address: (n: number) => string
  readonly link: (n: number) => string
  /** Makes the namespace of a machine; it lives as long as its holder. */
  readonly join: (n: number) => Promise<ChildProcess>
  readonly close: () => void
}

/** A bridge of this machine with a cable for each of the three. */
export function openNetwork(): Network {
  const id = randomInt(1, 250)
  const bridge = `evm${id}`
  const address = (n: number) => `10.213.${id}.${10 + n}`
  const link = (n: number) => `${bridge}n${n}`
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('addr', 'add', `10.213.${id}.1/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  return {
    address,
    link,
    join: async (n) => {
      // Ends with this process, whose pipe it reads.
      const holder = spawn(programs.unshare, ['--net', 'sh', '-c', 'echo there; exec cat'], {
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      await once(holder.stdout, 'data')
      const [outer, inner] = [link(n), `${bridge}i${n}`]
      ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner)
      ip('link', 'set', outer, 'master', bridge, 'up')
      ip('link', 'set', inner, 'netns', String(holder.pid))
      const within = (...words: string[]) =>
        command(programs.nsenter, [`--net=/proc/${holder.pid}/ns/net`, programs.ip, ...words])
      within('link', 'set', 'lo', 'up')
      within('addr', 'add', `${address(n)}/24`, 'dev', inner)
      within('link', 'set', inner, 'up')
      return holder
    },
    close: () => {
      ip('link', 'del', bridge)
    },
  }
}

export const ip = (...words: string[]): void => command(programs.ip, words)
