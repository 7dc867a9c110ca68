import { createHash } from 'node:crypto'

/**
 * The idempotency key of a business event, made from what names it in the world: `transferKey('deposit', network,
 * txid, index)`. The same parts always give the same UUID, in any process, so an event is booked at most once.
 * SHA-256 cut to a version 8 UUID; parts are length-prefixed, so ('ab','c') and ('a','bc') differ.
 */
export function transferKey(...parts: readonly (string | bigint | number)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const text = String(part)
    hash.update(`${Buffer.byteLength(text)}:${text};`)
  }
  const bytes = hash.digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
