import { parts } from '#messages/fr/parts.ts'
import { checkout } from '#messages/fr/checkout.ts'
import { dashboard } from '#messages/fr/dashboard.ts'
import { invest } from '#messages/fr/invest.ts'
import { investorMoney } from '#messages/fr/investor-money.ts'
import { investorShell } from '#messages/fr/investor-shell.ts'
import { position } from '#messages/fr/position.ts'
import { transactions } from '#messages/fr/transactions.ts'
import { withdraw } from '#messages/fr/withdraw.ts'
import type { InvestorMessages } from '#messages/shape.ts'

/** French of the signed-in pages; loaded with their layout. */
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
