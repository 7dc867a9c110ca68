/** The one decision of a witness (c2sp.org/tlog-witness): whether it has seen a head, and so may say that it did. */
import {
  emptyRoot,
  openNote,
  parseCheckpoint,
  parseNote,
  type SignerKey,
  signatureLine,
  TlogProblem,
  type VerifierKey,
  verifyConsistency,
} from '@evenmoor/tlog'
import type { HeadStore } from './head-store.ts'

export type Answer = {
  readonly status: 200 | 400 | 403 | 404 | 409 | 422
  /** Cosignature lines, the size of the latest head, or what is wrong in words. */
  readonly body: string
  readonly type: 'text/plain; charset=utf-8' | 'text/x.tlog.size'
}

export type Witness = {
  readonly heads: HeadStore
  readonly key: SignerKey
  /** The keys of the logs that are witnessed; a key's name is its log's origin. */
  readonly logKeys: readonly VerifierKey[]
  readonly now: () => Date
}

const proofLinesMax = 63

class Refusal extends Error {
  readonly answer: Answer
  constructor(status: Answer['status'], body: string, type: Answer['type'] = 'text/plain; charset=utf-8') {
    super(body)
    this.answer = { status, body: `${body}\n`, type }
  }
}

const sizeConflict = (size: number) => new Refusal(409, String(size), 'text/x.tlog.size')

/** Answers the body of an `add-checkpoint` request. A head is kept before its cosignature is given. */
export async function addCheckpoint(witness: Witness, body: string): Promise<Answer> {
  try {
    return await cosign(witness, readRequest(body))
  } catch (error) {
    if (error instanceof Refusal) return error.answer
    throw error
  }
}

type Request = { readonly oldSize: number; readonly proof: readonly Buffer[]; readonly note: string }

function readRequest(body: string): Request {
  const end = body.indexOf('\n\n')
  const [first = '', ...lines] = body.slice(0, Math.max(0, end)).split('\n')
  const oldSize = /^old (0|[1-9]\d{0,15})$/.exec(first)?.[1]
  const proof = lines.map((line) => Buffer.from(line, 'base64'))
  const isProof = proof.every((hash, at) => hash.length === 32 && hash.toString('base64') === lines[at])
  if (oldSize === undefined || !isProof || lines.length > proofLinesMax)
    throw new Refusal(400, 'The body is "old SIZE", at most 63 hashes, an empty line and a checkpoint.')
  return { oldSize: Number(oldSize), proof, note: body.slice(end + 2) }
}

async function cosign({ heads, key, logKeys, now }: Witness, request: Request): Promise<Answer> {
  const { oldSize, proof, note } = request
  const text = read(() => parseNote(note).text)
  const { origin, size, root } = read(() => parseCheckpoint(text))
  const keys = logKeys.filter(({ name }) => name === origin)
  if (keys.length === 0) throw new Refusal(404, 'This log is not witnessed here.')
  assertSigned(note, keys)
  if (oldSize > size) throw new Refusal(400, 'The old size is larger than the checkpoint.')
  const { place, head } = await heads.latest(origin)
  if (oldSize !== (head?.size ?? 0)) throw sizeConflict(head?.size ?? 0)
  const old = { size: oldSize, root: head === undefined ? emptyRoot : Buffer.from(head.root, 'base64') }
  if (oldSize === size && !root.equals(old.root)) throw sizeConflict(oldSize)
  if (!verifyConsistency(old, { size, root }, proof))
    throw new Refusal(422, 'The proof does not show that the log only grew.')
  const at = now()
  const kept = { origin, size, root: root.toString('base64'), note, seenAt: at.toISOString() }
  // The same head again is signed with the new time, and nothing has to be remembered.
  if (head?.size !== size && !(await heads.keepAfter(place, kept))) {
    // Another request was quicker: this one would roll it back.
    throw sizeConflict((await heads.latest(origin)).head?.size ?? 0)
  }
  const line = signatureLine(key, key.sign(text, Math.floor(at.getTime() / 1_000)))
  return { status: 200, body: line, type: 'text/plain; charset=utf-8' }
}

function assertSigned(note: string, keys: readonly VerifierKey[]): void {
  try {
    openNote(note, keys)
  } catch (error) {
    if (error instanceof TlogProblem) throw new Refusal(403, 'No known key of this log has signed it.')
    throw error
  }
}

function read<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (error instanceof TlogProblem) throw new Refusal(400, error.message)
    throw error
  }
}
