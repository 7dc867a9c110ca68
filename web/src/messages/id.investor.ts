import { parts } from '#messages/id/parts.ts'
import { checkout } from '#messages/id/checkout.ts'
import { dashboard } from '#messages/id/dashboard.ts'
import { invest } from '#messages/id/invest.ts'
import { investorMoney } from '#messages/id/investor-money.ts'
import { investorShell } from '#messages/id/investor-shell.ts'
import { position } from '#messages/id/position.ts'
import { transactions } from '#messages/id/transactions.ts'
import { withdraw } from '#messages/id/withdraw.ts'
import type { InvestorMessages } from '#messages/shape.ts'

/** Indonesian of the signed-in pages; loaded with their layout. */
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
