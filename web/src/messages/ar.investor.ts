import { addresses } from '#messages/ar/addresses.ts'
import { parts } from '#messages/ar/parts.ts'
import { checkout } from '#messages/ar/checkout.ts'
import { checkoutMore } from '#messages/ar/checkout-more.ts'
import { dashboard } from '#messages/ar/dashboard.ts'
import { invest } from '#messages/ar/invest.ts'
import { investorMoney } from '#messages/ar/investor-money.ts'
import { investorShell } from '#messages/ar/investor-shell.ts'
import { paymentLookup } from '#messages/ar/payment-lookup.ts'
import { position } from '#messages/ar/position.ts'
import { receipt } from '#messages/ar/receipt.ts'
import { referrals } from '#messages/ar/referrals.ts'
import { transactions } from '#messages/ar/transactions.ts'
import { withdraw } from '#messages/ar/withdraw.ts'
import type { InvestorMessages } from '#messages/shape.ts'

/** Arabic of the signed-in pages; loaded with their layout. */
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
