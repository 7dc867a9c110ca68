import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Options = { readonly challenge: string; readonly origin?: string; readonly userVerified?: boolean }

const userPresent = 0x01
const verified = 0x04
const hasCredential = 0x40

/**
 * An authenticator as WebAuthn describes it (sections 6.1 and 6.5), with a P-256 key that never leaves it: makes a
 * credential and signs challenges. `counter` and `origin` can be bent, to see that the server minds.
 */
export class SoftwareAuthenticator {
  readonly #rpId: string
  readonly #origin: string
  readonly #privateKey: KeyObject
  readonly #cosePublicKey: Buffer
  readonly #id = randomBytes(32)
  counter = 0

  constructor({ rpId = 'localhost', origin = 'http://localhost:3000' } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x, y } = publicKey.export({ format: 'jwk' })
    this.#privateKey = privateKey
    this.#cosePublicKey = coseKey(Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url'))
    this.#rpId = rpId
    this.#origin = origin
  }

  /** What `navigator.credentials.create()` gives. */
  create({ challenge, origin, userVerified = true }: Options) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.#id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#cosePublicKey])
    const authData = this.#authenticatorData(userVerified, credential)
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ])
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge, origin),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** What `navigator.credentials.get()` gives. */
  get({ challenge, origin, userVerified = true }: Options) {
    this.counter += 1
    const clientDataJSON = this.#clientData('webauthn.get', challenge, origin)
    const authData = this.#authenticatorData(userVerified, Buffer.alloc(0))
    const clientDataHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = sign('sha256', Buffer.concat([authData, clientDataHash]), this.#privateKey)
    return this.#answer({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: null,
    })
  }

  #answer<Response>(response: Response) {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response }
  }

  #clientData(type: string, challenge: string, origin = this.#origin): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
  }

  #authenticatorData(userVerified: boolean, credential: Buffer): Buffer {
    const flags = userPresent | (userVerified ? verified : 0) | (credential.length > 0 ? hasCredential : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([
      createHash('sha256').update(this.#rpId).digest(),
      Buffer.from([flags]),
      counter,
      credential,
    ])
  }
}

/** kty: EC2, alg: ES256, crv: P-256, x, y (RFC 9053). */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y])

const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

function cborBytes(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return Buffer.concat([Buffer.from([0x59]), length, bytes])
}
