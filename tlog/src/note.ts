/** Signed notes (c2sp.org/signed-note): text, a blank line, and a line for each signature. */
import { decodeBase64 } from './base64.ts'
import { isKeyName, type SignerKey, type VerifierKey } from './keys.ts'
import { TlogProblem } from './tlog-problem.ts'

/** Verifiers must take at least 16. */
const signaturesMax = 64
const idBytes = 4

export type NoteSignature = { readonly name: string; readonly id: string; readonly signature: Buffer }

/** A note whose signatures nobody looked at: its text says nothing yet. */
export type ParsedNote = { readonly text: string; readonly signatures: readonly NoteSignature[] }

export type OpenedNote = {
  readonly text: string
  /** Whose signatures are right; at least one. `time` in seconds since 1970 where the key signs one. */
  readonly signedBy: readonly { readonly key: VerifierKey; readonly time?: number }[]
}

/** Signs a text that ends with a newline. `time` in seconds since 1970. */
export function signNote(text: string, keys: readonly SignerKey[], time = 0): string {
  const note = `${text}\n${keys.map((key) => signatureLine(key, key.sign(text, time))).join('')}`
  parseNote(note)
  return note
}

/** One line of a note, for signatures that come later. */
export const signatureLine = ({ name, id }: Pick<VerifierKey, 'name' | 'id'>, signature: Buffer): string =>
  `— ${name} ${Buffer.concat([Buffer.from(id, 'hex'), signature]).toString('base64')}\n`

/** Reads a note without checking its signatures. Throws `malformed_note`. */
export function parseNote(note: string): ParsedNote {
  const end = note.lastIndexOf('\n\n')
  // oxlint-disable-next-line no-control-regex -- a note must not hold them
  const hasControls = /[\0-\u0009\u000b-\u001f]/.test(note)
  if (end < 0 || hasControls || !note.isWellFormed() || !note.endsWith('\n'))
    throw new TlogProblem('malformed_note', 'This is no signed note.')
  const lines = note.slice(end + 2, -1).split('\n')
  if (lines.length > signaturesMax)
    throw new TlogProblem('malformed_note', `A note has at most ${signaturesMax} signatures here.`)
  return { text: note.slice(0, end + 1), signatures: lines.map(signatureFrom) }
}

function signatureFrom(line: string): NoteSignature {
  const [dash, name = '', encoded = '', ...rest] = line.split(' ')
  if (dash !== '—' || !isKeyName(name) || rest.length > 0)
    throw new TlogProblem('malformed_note', `"${line.slice(0, 40)}" is no line of a signature.`)
  const bytes = decodeBase64(encoded, 'malformed_note')
  if (bytes.length <= idBytes) throw new TlogProblem('malformed_note', 'A signature is too short.')
  return { name, id: bytes.subarray(0, idBytes).toString('hex'), signature: bytes.subarray(idBytes) }
}

/**
 * Reads a note signed by at least one of these keys. Signatures of other keys are passed over. Throws
 * `wrong_signature` where one of these keys' is not right, and `no_known_signature` where there is none.
 */
export function openNote(note: string, keys: readonly VerifierKey[]): OpenedNote {
  const { text, signatures } = parseNote(note)
  const signedBy = signatures.flatMap(({ name, id, signature }) => {
    const key = keys.find((known) => known.name === name && known.id === id)
    if (key === undefined) return []
    const { isRight, time } = key.verify(text, signature)
    if (!isRight) throw new TlogProblem('wrong_signature', `The signature of ${name} (${id}) is not right.`)
    return [time === undefined ? { key } : { key, time }]
  })
  if (signedBy.length === 0)
    throw new TlogProblem('no_known_signature', 'None of the given keys has signed this note.')
  return { text, signedBy }
}
