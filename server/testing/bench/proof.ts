import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Measured } from './proof-of-size.ts'
import { describeTrees, type Verdicts } from './proof-verdicts.ts'

const program = fileURLToPath(new URL('proof-of-size.ts', import.meta.url))

/** The tree of the proof of liabilities for so many accounts, beside what its hashes alone take. Needs no server. */
export const benchProof = (sizes: readonly number[]): Verdicts =>
  describeTrees(
    sizes.map(
      (count) =>
        JSON.parse(
          execFileSync(process.execPath, [program, String(count)], { encoding: 'utf8' }),
        ) as Measured,
    ),
  )
