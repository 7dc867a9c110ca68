import type { Area } from '#i18n/catalogues.ts'
import { type PageName, routeTable } from '#route-table.ts'

type InvestorPage = {
  [N in PageName]: (typeof routeTable)[N]['area'] extends 'investor' ? N : never
}[PageName]

const checkout = ['checkout', 'checkout-more', 'payment-lookup', 'receipt'] as const
const transactions = ['transactions', 'withdraw'] as const
const activity = ['activity', ...transactions] as const
/** With those of proving who one is: most of the profile asks for that. */
const profile = ['profile', 'security'] as const

/**
 * The words that each signed-in page needs besides those of its layout. `page-words.test.ts` compares this with what
 * the page's code asks for.
 */
export const pageWords: Readonly<Record<InvestorPage, readonly Area[]>> = {
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
  transactions: activity,
  transaction: activity,
  statements: ['activity'],
  notifications: [...profile, 'notifications'],
  profile: [...profile, 'identity'],
  security: [...profile, 'addresses'],
  sessions: profile,
  editProfile: profile,
  ownData: profile,
  identity: [...profile, 'identity', 'identity-reasons'],
}

/** What the page of a route needs, by the route's id. */
export const wordsOfPage = (id: string | undefined): readonly Area[] => pageWords[id as InvestorPage] ?? []

/** What the page at an address needs. */
export function wordsAt(pathname: string): readonly Area[] {
  const found = Object.keys(pageWords).find((name) =>
    new RegExp(`^${routeTable[name as InvestorPage].path.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname),
  )
  return wordsOfPage(found)
}
