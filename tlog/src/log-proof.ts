/** A proof that an entry is in a log, as one text file (c2sp.org/tlog-proof@v1). */
import { decodeHash, decodeNumber } from './base64.ts'
import { type Checkpoint, parseCheckpoint } from './checkpoint.ts'
import type { VerifierKey } from './keys.ts'
import { leafHash, verifyInclusion } from './merkle-tree.ts'
import { type OpenedNote, openNote } from './note.ts'
import { TlogProblem } from './tlog-problem.ts'

const head = 'c2sp.org/tlog-proof@v1'
const code = 'malformed_proof'

export type LogProof = {
  readonly index: number
  /** From the leaf upwards. */
  readonly hashes: readonly Buffer[]
  /** The signed checkpoint, as the log gave it. */
  readonly checkpoint: string
  /** Whatever else is wanted beside it. No signature covers it. */
  readonly extra?: Buffer
}

export const formatLogProof = ({ index, hashes, checkpoint, extra }: LogProof): string =>
  [
    head,
    ...(extra === undefined ? [] : [`extra ${extra.toString('base64')}`]),
    `index ${index}`,
    ...hashes.map((hash) => hash.toString('base64')),
    '',
    checkpoint,
  ].join('\n')

/** Throws `malformed_proof`. */
export function parseLogProof(text: string): LogProof {
  const end = text.indexOf('\n\n')
  const lines = text.slice(0, Math.max(end, 0)).split('\n')
  if (lines.shift() !== head) throw new TlogProblem(code, `The first line is not ${head}.`)
  const extra = lines[0]?.startsWith('extra ') ? lines.shift()?.slice('extra '.length) : undefined
  const index = /^index (\d+)$/.exec(lines.shift() ?? '')?.[1]
  if (index === undefined) throw new TlogProblem(code, 'There is no line with the index.')
  return {
    index: decodeNumber(index, code),
    hashes: lines.map((line) => decodeHash(line, code)),
    checkpoint: text.slice(end + 2),
    ...(extra !== undefined && { extra: Buffer.from(extra, 'base64') }),
  }
}

/**
 * Checks that the log with one of these keys holds the entry, and gives the checkpoint that says so. Throws as
 * `openNote`, and `wrong_root` where the proof leads elsewhere.
 */
export function verifyLogProof(
  entry: Uint8Array,
  { index, hashes, checkpoint }: LogProof,
  { origin, keys }: { origin: string; keys: readonly VerifierKey[] },
): { checkpoint: Checkpoint; note: OpenedNote } {
  const note = openNote(checkpoint, keys)
  const parsed = parseCheckpoint(note.text)
  if (parsed.origin !== origin)
    throw new TlogProblem('malformed_checkpoint', `The checkpoint is of ${parsed.origin}, not of ${origin}.`)
  const { size, root } = parsed
  if (!verifyInclusion(leafHash(entry), root, { index, size, proof: hashes }))
    throw new TlogProblem(
      'wrong_root',
      'The proof does not lead from the entry to the root of the checkpoint.',
    )
  return { checkpoint: parsed, note }
}
