import { parts } from '#messages/en/parts.ts'
import { checkout } from '#messages/en/checkout.ts'
import { dashboard } from '#messages/en/dashboard.ts'
import { invest } from '#messages/en/invest.ts'
import { investorMoney } from '#messages/en/investor-money.ts'
import { investorShell } from '#messages/en/investor-shell.ts'
import { position } from '#messages/en/position.ts'
import { transactions } from '#messages/en/transactions.ts'
import { withdraw } from '#messages/en/withdraw.ts'

/** English of the signed-in pages; loaded with their layout. */
export const messages = {
  parts,
  checkout,
  dashboard,
  invest,
  investorMoney,
  investorShell,
  position,
  transactions,
  withdraw,
} as const
