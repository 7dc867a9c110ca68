import { formatAmount } from '@evenmoor/ledger/money'

const usdDecimals = 6

/** Millionths of a dollar as the decimal text that amounts are shown from. */
export const usdOf = (minor: bigint | string): string => formatAmount(BigInt(minor), usdDecimals)
