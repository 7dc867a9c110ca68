import { addresses } from '#messages/tr/addresses.ts'
import { parts } from '#messages/tr/parts.ts'
import { checkout } from '#messages/tr/checkout.ts'
import { checkoutMore } from '#messages/tr/checkout-more.ts'
import { dashboard } from '#messages/tr/dashboard.ts'
import { invest } from '#messages/tr/invest.ts'
import { investorMoney } from '#messages/tr/investor-money.ts'
import { investorShell } from '#messages/tr/investor-shell.ts'
import { paymentLookup } from '#messages/tr/payment-lookup.ts'
import { position } from '#messages/tr/position.ts'
import { receipt } from '#messages/tr/receipt.ts'
import { referrals } from '#messages/tr/referrals.ts'
import { transactions } from '#messages/tr/transactions.ts'
import { withdraw } from '#messages/tr/withdraw.ts'
import type { InvestorMessages } from '#messages/shape.ts'

/** Turkish of the signed-in pages; loaded with their layout. */
export const messages: InvestorMessages = {
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
}
