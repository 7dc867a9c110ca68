/** Where everybody's leaves are, in blocks that one row holds: 16 bytes of id, then 4 for each leaf. */
import { personBytes, personToBytes } from './liability-hash.ts'

const peopleInBlock = 4_096
const placeBytes = 4

export function* blocksOfPlaces(
  people: readonly string[],
  places: Uint32Array,
  chunks: number,
): Generator<{ readonly first: string; readonly block: Buffer }> {
  const entryBytes = personBytes + chunks * placeBytes
  for (let from = 0; from < people.length; from += peopleInBlock) {
    const some = people.slice(from, from + peopleInBlock)
    const block = Buffer.alloc(some.length * entryBytes)
    for (const [at, person] of some.entries()) {
      personToBytes(person).copy(block, at * entryBytes)
      for (let chunk = 0; chunk < chunks; chunk += 1)
        block.writeUInt32BE(
          places[(from + at) * chunks + chunk] ?? 0,
          at * entryBytes + personBytes + chunk * placeBytes,
        )
    }
    yield { first: some[0] ?? '', block }
  }
}

/** The places of a person's leaves in the block around them; undefined where they are not in it. */
export function placesIn(block: Buffer, person: string, chunks: number): number[] | undefined {
  const entryBytes = personBytes + chunks * placeBytes
  const wanted = personToBytes(person)
  let [from, to] = [0, block.length / entryBytes]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const at = middle * entryBytes
    const order = Buffer.compare(block.subarray(at, at + personBytes), wanted)
    if (order === 0)
      return Array.from({ length: chunks }, (_, chunk) =>
        block.readUInt32BE(at + personBytes + chunk * placeBytes),
      )
    if (order < 0) from = middle + 1
    else to = middle
  }
  return undefined
}
