import { formatAmount, usd } from '@evenmoor/ledger/money'

/**
 * The account on the hero's card: an example, and nobody's. Only the entries are written here; what they add up to is
 * computed from them.
 */
export const exampleAccount = {
  deposits: ['5000.00', '3000.00', '2000.00'],
  withdrawals: ['1000.00'],
  /** Results of all days, gains and losses together. */
  results: { total: '230.35', days: 88, losingDays: 38 },
  /** The newest entry: a loss, taken from the position that made it. */
  newest: { yours: '-12.60', house: '12.60' },
} as const

const scale = 6
const sum = (amounts: readonly string[]) => amounts.reduce((total, text) => total + usd(text), 0n)
const text = (minor: bigint) => formatAmount(minor, scale)

/** What the slip shows: a line for each kind of entry, and the balance they add up to, in dollars. */
export function exampleSums() {
  const deposits = sum(exampleAccount.deposits)
  const withdrawals = -sum(exampleAccount.withdrawals)
  const results = usd(exampleAccount.results.total)
  return {
    deposits: text(deposits),
    withdrawals: text(withdrawals),
    results: text(results),
    balance: text(deposits + withdrawals + results),
  }
}
