import { hash } from 'node:crypto'
import { createBase58check } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { StartProblem } from '#database/start-problem.ts'

/** The public half of an account whose private half is in a wallet that this server never sees (BIP-32). */
export type AccountKey = {
  /** Tells keys apart without telling their addresses. */
  readonly fingerprint: string
  /** The compressed public key of the receiving address with this index: m/0/index below the account. */
  readonly publicKeyAt: (index: number) => Uint8Array
}

const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer')
const base58check = createBase58check(sha256)

/** Bytes of a serialized extended key (BIP-32, "Serialization format"). */
const length = 78
const keyOffset = 45
/** The version of "xpub". Other letters (zpub, tpub, Ltub, …) only say what a wallet shows; the key is the same. */
const publicVersion = Uint8Array.of(0x04, 0x88, 0xb2, 0x1e)

/**
 * Reads an account's extended public key, whatever its first letters. Throws a StartProblem that names the setting
 * and never repeats the value: for a private key, above all, and for what is no extended key.
 */
export function readAccountKey(setting: string, text: string): AccountKey {
  const bytes = decode(text)
  if (bytes === undefined || bytes.length !== length) {
    throw new StartProblem(
      `${setting} is not an extended public key: copy it again from the wallet; it is about 111 letters and digits.`,
    )
  }
  // A private key begins with a zero byte, a public one with 2 or 3, whatever the letters in front say.
  if (bytes[keyOffset] === 0) {
    throw new StartProblem(
      `${setting} is a private key. This server must never see one: take it out of the settings, treat it as known to others, and give the extended public key of a new account.`,
    )
  }
  const receiving = parse(setting, bytes).deriveChild(0)
  return {
    fingerprint: Buffer.from(sha256(bytes.subarray(4)))
      .toString('hex')
      .slice(0, 32),
    publicKeyAt: (index) => receiving.deriveChild(index).publicKey!,
  }
}

function decode(text: string): Uint8Array | undefined {
  try {
    return base58check.decode(text)
  } catch {
    return undefined
  }
}

function parse(setting: string, bytes: Uint8Array): HDKey {
  const standard = Uint8Array.from(bytes)
  standard.set(publicVersion)
  try {
    return HDKey.fromExtendedKey(base58check.encode(standard))
  } catch {
    throw new StartProblem(`${setting} is not an extended public key: copy it again from the wallet.`)
  }
}
