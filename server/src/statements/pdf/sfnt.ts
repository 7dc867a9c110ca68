import { inflateSync } from 'node:zlib'

const headerBytes = 12
const entryBytes = 16
const woffHeaderBytes = 44
const woffEntryBytes = 20

/**
 * The font that a WOFF file holds, as OpenType has it. The library reads WOFF too, but inflates a table anew for each
 * glyph that it looks up, in JavaScript: a name in a script of the last font took seconds.
 */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(headerBytes + count * entryBytes)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  // What a search by halves would begin with.
  const power = Math.floor(Math.log2(count))
  header.writeUInt16BE(2 ** power * entryBytes, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((count - 2 ** power) * entryBytes, 10)
  const parts: Uint8Array[] = [header]
  let at = header.length
  for (let table = 0; table < count; table += 1) {
    const from = woffHeaderBytes + table * woffEntryBytes
    const [offset, packedBytes, bytes] = [4, 8, 12].map((place) => woff.readUInt32BE(from + place)) as [
      number,
      number,
      number,
    ]
    const packed = woff.subarray(offset, offset + packedBytes)
    const entry = headerBytes + table * entryBytes
    woff.copy(header, entry, from, from + 4)
    woff.copy(header, entry + 4, from + 16, from + 20)
    header.writeUInt32BE(at, entry + 8)
    header.writeUInt32BE(bytes, entry + 12)
    const padding = Buffer.alloc(-bytes & 3)
    parts.push(packedBytes < bytes ? inflateSync(packed) : packed, padding)
    at += bytes + padding.length
  }
  return Buffer.concat(parts)
}
