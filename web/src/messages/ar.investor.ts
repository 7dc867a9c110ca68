import { parts } from '#messages/ar/parts.ts'
import { checkout } from '#messages/ar/checkout.ts'
import { dashboard } from '#messages/ar/dashboard.ts'
import { invest } from '#messages/ar/invest.ts'
import { investorMoney } from '#messages/ar/investor-money.ts'
import { investorShell } from '#messages/ar/investor-shell.ts'
import { position } from '#messages/ar/position.ts'
import { transactions } from '#messages/ar/transactions.ts'
import { withdraw } from '#messages/ar/withdraw.ts'
import type { InvestorMessages } from '#messages/shape.ts'

/** Arabic of the signed-in pages; loaded with their layout. */
export const messages: InvestorMessages = {
  parts,
  checkout,
  dashboard,
  invest,
  investorMoney,
  investorShell,
  position,
  transactions,
  withdraw,
}
