import type { PositionResult } from '@evenmoor/contract/positions'
import { usdMinor, usdText } from '#forms/usd-amount.ts'

/** What a day did to the position once every correction of it is counted: a decimal text. */
export const correctedAmount = ({
  amount,
  corrections,
}: Pick<PositionResult, 'amount' | 'corrections'>): string =>
  usdText(corrections.reduce((sum, each) => sum + usdMinor(each.amount), usdMinor(amount)))
