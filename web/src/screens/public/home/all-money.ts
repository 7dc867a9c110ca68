/**
 * "All the money in the world", for the slider of the home page. No authority publishes one figure for the world's money.
 * This is an official one, and larger: the financial assets of central banks, banks, pension funds, insurers and other
 * funds in 29 jurisdictions at the end of 2020, as the Financial Stability Board published it in December 2021. See docs/decisions/0135.
 */
export const allMoney = {
  dollars: 468_700_000_000_000n,
  year: 2020,
  reportYear: 2021,
  source: 'https://www.fsb.org/2021/12/global-monitoring-report-on-non-bank-financial-intermediation-2021/',
} as const
