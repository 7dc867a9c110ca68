import { addresses } from '#messages/en/addresses.ts'
import { parts } from '#messages/en/parts.ts'
import { checkout } from '#messages/en/checkout.ts'
import { checkoutMore } from '#messages/en/checkout-more.ts'
import { dashboard } from '#messages/en/dashboard.ts'
import { invest } from '#messages/en/invest.ts'
import { investorMoney } from '#messages/en/investor-money.ts'
import { investorShell } from '#messages/en/investor-shell.ts'
import { paymentLookup } from '#messages/en/payment-lookup.ts'
import { position } from '#messages/en/position.ts'
import { receipt } from '#messages/en/receipt.ts'
import { referrals } from '#messages/en/referrals.ts'
import { transactions } from '#messages/en/transactions.ts'
import { withdraw } from '#messages/en/withdraw.ts'

/** English of the signed-in pages; loaded with their layout. */
export const messages = {
  parts,
  addresses,
  checkout,
  checkoutMore,
  dashboard,
  invest,
  investorMoney,
  investorShell,
  paymentLookup,
  position,
  receipt,
  referrals,
  transactions,
  withdraw,
} as const
