import { addresses } from '#messages/fr/addresses.ts'
import { parts } from '#messages/fr/parts.ts'
import { checkout } from '#messages/fr/checkout.ts'
import { checkoutMore } from '#messages/fr/checkout-more.ts'
import { dashboard } from '#messages/fr/dashboard.ts'
import { invest } from '#messages/fr/invest.ts'
import { investorMoney } from '#messages/fr/investor-money.ts'
import { investorShell } from '#messages/fr/investor-shell.ts'
import { paymentLookup } from '#messages/fr/payment-lookup.ts'
import { position } from '#messages/fr/position.ts'
import { receipt } from '#messages/fr/receipt.ts'
import { referrals } from '#messages/fr/referrals.ts'
import { transactions } from '#messages/fr/transactions.ts'
import { withdraw } from '#messages/fr/withdraw.ts'
import type { InvestorMessages } from '#messages/shape.ts'

/** French of the signed-in pages; loaded with their layout. */
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
