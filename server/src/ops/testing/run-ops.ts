import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { dataRoot } from '#testing/app.ts'
import { passedOn } from '#testing/program.ts'
import type { Watch } from '../command.ts'
import { operate } from '../operate.ts'

export type OpsRun = { readonly code: number; readonly stdout: string; readonly stderr: string }

/**
 * Runs the operator's command here, as its program does, on a database and context of its own. `watch` is where it shows
 * how far it is.
 */
export async function runOps(
  words: readonly string[],
  env: Record<string, string>,
  watch?: Watch,
): Promise<OpsRun> {
  const [said, complained] = [[], []] as [string[], string[]]
  const code = await operate(words, {
    env,
    folder: dataRoot,
    say: (line) => said.push(`${line}\n`),
    complain: (line) => complained.push(`${line}\n`),
    ...(watch && { watch }),
  })
  return { code, stdout: said.join(''), stderr: complained.join('') }
}

const program = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The same as a process of its own, as `npm run ops` starts it: that takes a second of a core. */
export const runOpsProgram = (words: readonly string[], env: Record<string, string>): Promise<OpsRun> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...words],
      { cwd: dataRoot, env: { ...passedOn(), NODE_NO_WARNINGS: '1', ...env }, timeout: 30_000 },
      (error, stdout, stderr) => {
        resolve({
          code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1,
          stdout,
          stderr,
        })
      },
    )
  })
