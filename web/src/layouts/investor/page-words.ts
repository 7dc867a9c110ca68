import type { Screen } from '#i18n/catalogues.ts'
import { type PageName, routeTable } from '#route-table.ts'

type InvestorPage = {
  [N in PageName]: (typeof routeTable)[N]['area'] extends 'investor' ? N : never
}[PageName]

const checkout = ['checkout', 'checkout-more', 'payment-lookup', 'receipt'] as const
const transactions = ['transactions', 'receipt', 'withdraw'] as const

/**
 * The words that each signed-in page needs besides those of its layout. `page-words.test.ts` compares this with what
 * the page's code asks for. The pages of the profile have theirs from the frame that they stand in.
 */
export const pageWords: Readonly<Record<InvestorPage, readonly Screen[]>> = {
  dashboard: ['dashboard', ...transactions],
  invest: ['invest', 'checkout-more'],
  checkoutUsdt: checkout,
  checkoutBnb: checkout,
  checkoutEth: checkout,
  checkoutBtc: checkout,
  checkoutLtc: checkout,
  checkoutTrx: checkout,
  position: ['position', 'invest'],
  redeemPosition: ['position'],
  receipt: checkout,
  withdraw: ['withdraw', 'addresses', 'proof'],
  withdrawal: ['withdraw'],
  referrals: ['referrals'],
  transactions,
  transaction: transactions,
  statements: [],
  notifications: [],
  profile: ['identity'],
  security: ['addresses'],
  sessions: [],
  editProfile: [],
  ownData: [],
  identity: ['identity', 'identity-reasons'],
}

/** What the page of a route needs, by the route's id. */
export const wordsOfPage = (id: string | undefined): readonly Screen[] => pageWords[id as InvestorPage] ?? []

/** What the page at an address needs. */
export function wordsAt(pathname: string): readonly Screen[] {
  const found = Object.keys(pageWords).find((name) =>
    new RegExp(`^${routeTable[name as InvestorPage].path.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname),
  )
  return wordsOfPage(found)
}
