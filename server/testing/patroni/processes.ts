import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { programs } from './programs.ts'

type Held = { readonly holder: ChildProcess }

/** Every process of a machine: those of its network, apart from its holder. */
export function pidsIn({ holder }: Held): number[] {
  const own = namespaceOf(holder.pid ?? 0)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== holder.pid && own !== undefined && namespaceOf(pid) === own)
}

export const serverPidsIn = (node: Held): number[] =>
  pidsIn(node).filter((pid) => linkOf(`/proc/${pid}/exe`) === programs.postgres)

const namespaceOf = (pid: number): string | undefined => linkOf(`/proc/${pid}/ns/net`)

function linkOf(file: string): string | undefined {
  try {
    return readlinkSync(file)
  } catch {
    return undefined
  }
}

export function killAll(pids: readonly number[]): void {
  for (const pid of pids) signal(pid, 'SIGKILL')
}

/** A process may have ended since it was looked up. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

export const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
