import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { signatureLine, type SignedFacts, signedText } from '@evenmoor/contract/statement-file'
import { knownSecretKey, secretKey } from '#platform/secret-key.ts'

/** The name of the key's file in DATA_DIR/secrets. */
const keyName = 'statement-signing'

/** What begins the PKCS #8 form of every Ed25519 key; its 32 bytes follow (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

export type StatementKey = {
  /** The 32 bytes that anybody checks with. */
  readonly publicKey: Buffer
  readonly id: string
  /** The closing line of a file, for the SHA-256 of all bytes before it. */
  readonly close: (sha256Hex: string, format: SignedFacts['format']) => string
}

/** The key that statements of this installation are signed with: made once, kept in DATA_DIR with mode 0600. */
export async function statementKey(dataDir: string): Promise<StatementKey> {
  return keyFrom((await secretKey(dataDir, keyName)).key)
}

/** The same without creating one, for callers that only verify; undefined when there is none. */
export async function knownStatementKey(dataDir: string): Promise<StatementKey | undefined> {
  const known = await knownSecretKey(dataDir, keyName)
  return known && keyFrom(known.key)
}

function keyFrom(seed: Buffer): StatementKey {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = rawPublicKey(key)
  const id = createHash('sha256').update(publicKey).digest('hex').slice(0, 16)
  return {
    publicKey,
    id,
    close: (sha256Hex, format) =>
      signatureLine(id, sign(null, Buffer.from(signedText(sha256Hex, format)), key).toString('base64url')),
  }
}

function rawPublicKey(key: KeyObject): Buffer {
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  if (x === undefined) throw new Error('an Ed25519 key without its public half')
  return Buffer.from(x, 'base64url')
}
