import { addresses } from '#messages/id/addresses.ts'
import { parts } from '#messages/id/parts.ts'
import { checkout } from '#messages/id/checkout.ts'
import { checkoutMore } from '#messages/id/checkout-more.ts'
import { dashboard } from '#messages/id/dashboard.ts'
import { invest } from '#messages/id/invest.ts'
import { investorMoney } from '#messages/id/investor-money.ts'
import { investorShell } from '#messages/id/investor-shell.ts'
import { paymentLookup } from '#messages/id/payment-lookup.ts'
import { position } from '#messages/id/position.ts'
import { receipt } from '#messages/id/receipt.ts'
import { referrals } from '#messages/id/referrals.ts'
import { transactions } from '#messages/id/transactions.ts'
import { withdraw } from '#messages/id/withdraw.ts'
import type { InvestorMessages } from '#messages/shape.ts'

/** Indonesian of the signed-in pages; loaded with their layout. */
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
