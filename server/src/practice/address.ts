import { hash, randomBytes } from 'node:crypto'

const prefix = 'PRACTICE-'
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const payloadLength = 20
const checksumLength = 4
const shape = new RegExp(`^${prefix}([A-Z2-7]{${payloadLength}})([A-Z2-7]{${checksumLength}})$`)

/**
 * A new random address of the practice network: `PRACTICE-`, 100 random bits and 20 bits of checksum, in base 32.
 * No real network accepts it: the hyphen alone is outside of every address alphabet there is.
 */
export const newPracticeAddress = (): string => practiceAddress(base32(randomBytes(payloadLength)))

/** The address with this payload of 20 base-32 characters. */
export const practiceAddress = (payload: string): string => `${prefix}${payload}${checksum(payload)}`

/** Whether a text is an address of the practice network without a slip of the pen in it. */
export function isPracticeAddress(text: string): boolean {
  const [, payload, sum] = shape.exec(text) ?? []
  return payload !== undefined && checksum(payload) === sum
}

const checksum = (payload: string): string =>
  base32(hash('sha256', prefix + payload, 'buffer')).slice(0, checksumLength)

/** One character for each byte: its low five bits. */
const base32 = (bytes: Buffer): string => Array.from(bytes, (byte) => alphabet[byte & 31]).join('')
