/** The text of a checkpoint (c2sp.org/tlog-checkpoint): a log's name, its size and its root. */
import { decodeHash, decodeNumber } from './base64.ts'
import { TlogProblem } from './tlog-problem.ts'

export type Checkpoint = {
  /** What identifies the log: an address without a scheme, such as `example.com/log`. */
  readonly origin: string
  readonly size: number
  readonly root: Buffer
}

const code = 'malformed_checkpoint'

/** The three lines that are signed. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n`

/** Reads what `checkpointText` wrote, with or without extension lines. Throws `malformed_checkpoint`. */
export function parseCheckpoint(text: string): Checkpoint {
  const lines = text.split('\n')
  const [origin, size, root] = lines
  const isWhole = text.endsWith('\n') && lines.slice(0, -1).every((line) => line !== '')
  if (!isWhole || origin === undefined || size === undefined || root === undefined || root === '')
    throw new TlogProblem(code, 'A checkpoint has three lines: origin, size and root.')
  return { origin, size: decodeNumber(size, code), root: decodeHash(root, code) }
}
