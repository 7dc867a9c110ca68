import { TlogProblem, type TlogProblemCode } from './tlog-problem.ts'

/** Standard base64 (RFC 4648, section 4) and nothing that decodes to the same: throws a problem with `code` otherwise. */
export function decodeBase64(text: string, code: TlogProblemCode): Buffer {
  const bytes = Buffer.from(text, 'base64')
  if (text === '' || bytes.toString('base64') !== text)
    throw new TlogProblem(code, `"${text.slice(0, 40)}" is not base64.`)
  return bytes
}

/** The same for a SHA-256 hash. */
export function decodeHash(text: string, code: TlogProblemCode): Buffer {
  const bytes = decodeBase64(text, code)
  if (bytes.length !== 32) throw new TlogProblem(code, `A hash has 32 bytes, not ${bytes.length}.`)
  return bytes
}

/** A decimal number without sign or leading zeroes, at most 2^53 - 1. */
export function decodeNumber(text: string, code: TlogProblemCode): number {
  const number = Number(text)
  if (!/^(0|[1-9]\d*)$/.test(text) || !Number.isSafeInteger(number))
    throw new TlogProblem(code, `"${text.slice(0, 40)}" is not a whole number.`)
  return number
}
