/** Names of files of the write-ahead log: a timeline and a number. They have 16 MiB each, as `initdb` makes them. */

/** 256 files make 4 GiB, and have the same middle of their names. */
const filesInFour = 256n
const segmentBits = 24n

/** The number in a name, without its timeline. */
export const segmentNumber = (name: string): bigint =>
  BigInt(`0x${name.slice(8, 16)}`) * filesInFour + BigInt(`0x${name.slice(16, 24)}`)

export const segmentName = (timeline: bigint, number: bigint): string =>
  [timeline, number / filesInFour, number % filesInFour]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('')

/** The file with a place (`0/3000028`) in it; `before` bytes before it. */
export function segmentWith(place: string, timeline: bigint, before = 0n): string {
  const [high = '', low = ''] = place.split('/')
  const at = ((BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)) - before
  return segmentName(timeline, at >> segmentBits)
}
