import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { passedOn } from '#testing/program.ts'

export type OpsRun = { readonly code: number; readonly stdout: string; readonly stderr: string }

const program = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Runs the operator's command as its own process, as `npm run ops` does. */
export const runOps = (words: readonly string[], env: Record<string, string>): Promise<OpsRun> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...words],
      { env: { ...passedOn(), NODE_NO_WARNINGS: '1', ...env }, timeout: 30_000 },
      (error, stdout, stderr) => {
        resolve({
          code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1,
          stdout,
          stderr,
        })
      },
    )
  })
