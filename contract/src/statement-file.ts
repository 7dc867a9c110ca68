/**
 * How the file of a statement or a receipt is signed and checked, the same for server, command and browser. A PDF ends with `%%EOF`; after
 * it stands one line, a comment to every reader: the id of the key and an Ed25519 signature over the SHA-256 of every
 * byte before that line. Nothing of the file can change, and nothing be added or cut off, without the check telling.
 */
import { payoutReceiptFacts, type PayoutReceiptFacts, payoutReceiptFormat } from '#payout-receipts.ts'
import { receiptFacts, type ReceiptFacts, receiptFormat } from '#receipts.ts'
import { statementFacts, statementFormat, type StatementFacts } from '#statements.ts'

/** What a signed file says. */
export type SignedFacts = StatementFacts | ReceiptFacts | PayoutReceiptFacts

/** What a check comes to. */
export type StatementVerdict =
  | { readonly outcome: 'genuine'; readonly facts: SignedFacts }
  /** `changed`: by this key, but altered. `other_key`: signed by another key. `truncated`: its end is missing. */
  | { readonly outcome: 'changed' | 'other_key' | 'truncated' | 'no_statement' | 'no_pdf' }

const mark = '%evenmoor-signature-1 '
/** The last sign of a signature has two bits of it: the other four are nought, or many texts were one signature. */
const lastLine = /%%EOF\n%evenmoor-signature-1 ([0-9a-f]{16}) ([\w-]{85}[AQgw])\n$/
/** Longer than the last line and the one before it. */
const tailLength = 200

/** The line that closes a file. */
export const signatureLine = (keyId: string, signature: string): string => `${mark}${keyId} ${signature}\n`

/** What is signed: it says what it is for, so that no other signature by the key can be taken for one. */
export const signedText = (sha256Hex: string, format: SignedFacts['format']): string =>
  `${format}\n${sha256Hex}`

/** The name of a key: the beginning of its SHA-256. */
export const keyIdOf = async (publicKey: Bytes): Promise<string> =>
  hexOf(await sha256(publicKey)).slice(0, 16)

type Bytes = Uint8Array<ArrayBuffer>

/** Whether a signature over a text is right; the browser and Node have this as `crypto.subtle`. */
export type VerifySignature = (given: {
  publicKey: Bytes
  signature: Bytes
  message: Bytes
}) => Promise<boolean>

/** Checks the bytes of a file against a public key. `verify` is the platform's own unless told. */
export async function checkStatement(
  file: Bytes,
  publicKey: Bytes,
  verify: VerifySignature = verifyByPlatform,
): Promise<StatementVerdict> {
  const text = new TextDecoder('latin1').decode(file)
  if (!text.startsWith('%PDF-')) return { outcome: 'no_pdf' }
  const closing = lastLine.exec(text.slice(-tailLength))
  if (closing === null) return { outcome: outcomeWithoutEnd(text) }
  const [, keyId = '', signature = ''] = closing
  const signed = file.subarray(0, file.length - signatureLine(keyId, signature).length)
  const format = formatOf(text) ?? statementFormat
  const isRight = await verify({
    publicKey,
    signature: fromBase64Url(signature),
    message: new TextEncoder().encode(signedText(hexOf(await sha256(signed)), format)),
  })
  const isOurs = keyId === (await keyIdOf(publicKey))
  if (!isRight) return { outcome: isOurs ? 'changed' : 'other_key' }
  const facts = factsIn(file, text)
  return isOurs && facts !== null ? { outcome: 'genuine', facts } : { outcome: 'changed' }
}

/** A signature in the midst of the file: something was added or changed after it. A part of one: the end is missing. */
function outcomeWithoutEnd(text: string): 'changed' | 'truncated' | 'no_statement' {
  const at = text.lastIndexOf(mark)
  if (at !== -1)
    return text.indexOf('\n', at) === -1 && text.length - at < tailLength ? 'truncated' : 'changed'
  return formatOf(text) === undefined ? 'no_statement' : 'truncated'
}

const kinds = {
  [statementFormat]: statementFacts,
  [receiptFormat]: receiptFacts,
  [payoutReceiptFormat]: payoutReceiptFacts,
} as const satisfies Record<SignedFacts['format'], unknown>

const named = new RegExp(`"format":"(${Object.keys(kinds).join('|')})"`)

/** Which kind of file it says it is. */
const formatOf = (text: string) => named.exec(text)?.[1] as SignedFacts['format'] | undefined

/** They are one line in the file, uncompressed, and before anything that the holder's name can appear in. */
function factsIn(file: Bytes, text: string): SignedFacts | null {
  const at = text.search(named)
  if (at === -1) return null
  const line = file.subarray(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at))
  try {
    const parsed = kinds[formatOf(text) ?? statementFormat].safeParse(
      JSON.parse(new TextDecoder().decode(line)),
    )
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

async function verifyByPlatform({ publicKey, signature, message }: Parameters<VerifySignature>[0]) {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, message)
}

const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

const hexOf = (bytes: Bytes): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes behind a text of the alphabet A-Z a-z 0-9 - _. */
export function fromBase64Url(text: string): Bytes {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
}
