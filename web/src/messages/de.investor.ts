import { addresses } from '#messages/de/addresses.ts'
import { parts } from '#messages/de/parts.ts'
import { checkout } from '#messages/de/checkout.ts'
import { checkoutMore } from '#messages/de/checkout-more.ts'
import { dashboard } from '#messages/de/dashboard.ts'
import { invest } from '#messages/de/invest.ts'
import { investorMoney } from '#messages/de/investor-money.ts'
import { investorShell } from '#messages/de/investor-shell.ts'
import { paymentLookup } from '#messages/de/payment-lookup.ts'
import { position } from '#messages/de/position.ts'
import { receipt } from '#messages/de/receipt.ts'
import { referrals } from '#messages/de/referrals.ts'
import { transactions } from '#messages/de/transactions.ts'
import { withdraw } from '#messages/de/withdraw.ts'
import type { InvestorMessages } from '#messages/shape.ts'

/** German of the signed-in pages; loaded with their layout. */
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
