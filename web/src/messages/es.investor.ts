import { addresses } from '#messages/es/addresses.ts'
import { parts } from '#messages/es/parts.ts'
import { checkout } from '#messages/es/checkout.ts'
import { checkoutMore } from '#messages/es/checkout-more.ts'
import { dashboard } from '#messages/es/dashboard.ts'
import { invest } from '#messages/es/invest.ts'
import { investorMoney } from '#messages/es/investor-money.ts'
import { investorShell } from '#messages/es/investor-shell.ts'
import { paymentLookup } from '#messages/es/payment-lookup.ts'
import { position } from '#messages/es/position.ts'
import { receipt } from '#messages/es/receipt.ts'
import { referrals } from '#messages/es/referrals.ts'
import { transactions } from '#messages/es/transactions.ts'
import { withdraw } from '#messages/es/withdraw.ts'
import type { InvestorMessages } from '#messages/shape.ts'

/** Spanish of the signed-in pages; loaded with their layout. */
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
