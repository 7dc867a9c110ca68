import { parseAmount } from '@evenmoor/ledger/money'
import { badField } from '#platform/problems.ts'

/** Percent has four decimals at parts per million. */
const percentScale = 4

/** All of it, in parts per million: a day can lose no more. */
const wholePpm = 1_000_000n

/** Percent as typed, such as "-1.25", in parts per million. Throws a 400 at `field` beyond -100 % and 100 %. */
export function ratePpmTyped(field: string, text: string): bigint {
  const isLoss = text.startsWith('-')
  const parsed = parseAmount(isLoss ? text.slice(1) : text, percentScale, { zeroAllowed: true })
  if (!parsed.ok) throw badField(field, 'result_decimals')
  if (parsed.minor > wholePpm) {
    throw badField(field, 'result_range')
  }
  return isLoss ? -parsed.minor : parsed.minor
}
