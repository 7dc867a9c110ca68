import { because, type Refusal } from '@evenmoor/contract/refusals'
import { type AmountRefusal, parseMoney } from '@evenmoor/ledger/money'
import { badField } from '#platform/problems.ts'

const texts: Readonly<Record<AmountRefusal, Refusal>> = {
  malformed: because('amount_plain_digits'),
  too_long: because('amount_too_long'),
  too_many_decimals: because('amount_up_to_two_decimals'),
  zero: because('amount_missing'),
  too_large: because('amount_too_large'),
}

/** One cent, in millionths of a dollar. */
const centMinor = 10_000n

/** Dollars that a person typed, in millionths. Throws a 400 for the field on anything but a plain amount in cents. */
export function dollarsTyped(field: string, text: string): bigint {
  return read(field, text, 2)
}

/**
 * Dollars that a person typed to take from `wholeMinor`: in cents, or the whole of it to the last millionth, so that
 * nothing that daily results left over has to stay behind (trust.md, M15).
 */
export function partOrWholeTyped(field: string, text: string, wholeMinor: bigint): bigint {
  const minor = read(field, text, 6)
  if (minor % centMinor !== 0n && minor !== wholeMinor) throw badField(field, texts.too_many_decimals)
  return minor
}

function read(field: string, text: string, decimalsMax: number): bigint {
  const parsed = parseMoney(text, 'usd', { decimalsMax })
  if (!parsed.ok) throw badField(field, texts[parsed.refusal])
  return parsed.minor
}
