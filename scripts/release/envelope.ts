import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { ReleaseProblem } from './release-problem.ts'

/** What in-toto statements are called in an envelope. */
const payloadType = 'application/vnd.in-toto+json'

/** A DSSE envelope, version 1: https://github.com/secure-systems-lab/dsse */
type Envelope = {
  readonly payloadType: string
  readonly payload: string
  readonly signatures: readonly { readonly keyid?: string; readonly sig: string }[]
}

/** The statement as an envelope with the signature of this Ed25519 key. */
export function sealStatement(statement: unknown, privateKey: KeyObject): string {
  const payload = Buffer.from(JSON.stringify(statement))
  const sig = sign(null, signedBytes(payload), privateKey)
  const envelope: Envelope = {
    payloadType,
    payload: payload.toString('base64'),
    signatures: [{ keyid: keyId(privateKey), sig: sig.toString('base64') }],
  }
  return `${JSON.stringify(envelope)}\n`
}

/** The statement in the envelope. Throws a ReleaseProblem unless this key signed it as it is. */
export function openStatement(text: string, publicKey: KeyObject): unknown {
  const { payload, signatures, ...envelope } = readEnvelope(text)
  const bytes = Buffer.from(payload, 'base64')
  const isSigned =
    envelope.payloadType === payloadType &&
    signatures.some(({ sig }) => verify(null, signedBytes(bytes), publicKey, Buffer.from(sig, 'base64')))
  if (!isSigned) throw new ReleaseProblem('The statement isn’t signed by this key, or it was changed.')
  return JSON.parse(bytes.toString())
}

/** The key's fingerprint: a hint which key signed, which nothing relies on. */
const keyId = (privateKey: KeyObject): string =>
  createHash('sha256')
    .update(createPublicKey(privateKey).export({ type: 'spki', format: 'der' }))
    .digest('hex')

function readEnvelope(text: string): Envelope {
  try {
    const envelope = JSON.parse(text) as Envelope
    if (typeof envelope.payload === 'string' && Array.isArray(envelope.signatures)) return envelope
  } catch {
    // Said below.
  }
  throw new ReleaseProblem('The statement is no signed envelope.')
}

/** DSSE's pre-authentication encoding, which the signature is of. */
const signedBytes = (payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `), payload])
