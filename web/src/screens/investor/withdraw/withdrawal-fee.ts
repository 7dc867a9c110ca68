import { withdrawalFeeBps } from '@evenmoor/contract/withdrawals'
import { feeCeilToCent } from '@evenmoor/ledger/money'
import { usdText } from '#forms/usd-amount.ts'

/** The lines before a withdrawal, in dollars; they add up exactly. */
export type WithdrawalLines = {
  readonly amount: string
  readonly fee: string
  readonly networkFee: string
  readonly net: string
  /** The fee would take all of it. */
  readonly isNothingLeft: boolean
}

/** The practice network charges nothing. */
const networkFeeMinor = 0n

/** What is withdrawn, what it costs and what arrives: by the ledger's own function, so shown is what is booked. */
export function withdrawalLines(amountMinor: bigint): WithdrawalLines {
  const feeMinor = feeCeilToCent(amountMinor, withdrawalFeeBps)
  const netMinor = amountMinor - feeMinor - networkFeeMinor
  return {
    amount: usdText(amountMinor),
    fee: usdText(-feeMinor),
    networkFee: usdText(-networkFeeMinor),
    net: usdText(netMinor),
    isNothingLeft: netMinor <= 0n,
  }
}
