import { addresses } from '#messages/pt-BR/addresses.ts'
import { parts } from '#messages/pt-BR/parts.ts'
import { checkout } from '#messages/pt-BR/checkout.ts'
import { checkoutMore } from '#messages/pt-BR/checkout-more.ts'
import { dashboard } from '#messages/pt-BR/dashboard.ts'
import { invest } from '#messages/pt-BR/invest.ts'
import { investorMoney } from '#messages/pt-BR/investor-money.ts'
import { investorShell } from '#messages/pt-BR/investor-shell.ts'
import { paymentLookup } from '#messages/pt-BR/payment-lookup.ts'
import { position } from '#messages/pt-BR/position.ts'
import { receipt } from '#messages/pt-BR/receipt.ts'
import { referrals } from '#messages/pt-BR/referrals.ts'
import { transactions } from '#messages/pt-BR/transactions.ts'
import { withdraw } from '#messages/pt-BR/withdraw.ts'
import type { InvestorMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the signed-in pages; loaded with their layout. */
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
