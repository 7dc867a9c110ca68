import type { Namespace } from '#i18n/messages.ts'
import { type PageName, routeTable } from './route-table.ts'

type InvestorPage = {
  [N in PageName]: (typeof routeTable)[N]['area'] extends 'investor' ? N : never
}[PageName]

const checkout = ['checkout', 'checkoutMore'] as const
const transactions = ['transactions', 'withdraw'] as const
const activity = ['activity', ...transactions] as const
/** With those of proving who one is: most of the profile asks for that. */
const profile = ['profile', 'security', 'stepUp'] as const

/**
 * The words that each signed-in page needs besides those of its layout. `page-namespaces.test.ts` compares this with what
 * the page's code asks for.
 */
export const pageNamespaces: Readonly<Record<InvestorPage, readonly Namespace[]>> = {
  dashboard: ['dashboard'],
  addMoney: ['addMoney', 'checkoutMore'],
  invest: ['invest', 'riskNotice'],
  riskQuestions: ['riskQuestions'],
  checkoutUsdt: checkout,
  checkoutBnb: checkout,
  checkoutEth: checkout,
  checkoutBtc: checkout,
  checkoutLtc: checkout,
  checkoutTrx: checkout,
  position: ['position', 'invest', 'dashboard'],
  redeemPosition: ['position'],
  receipt: ['checkout', 'checkoutMore', 'paymentLookup', 'receipt'],
  withdraw: ['withdraw', 'addresses', 'stepUp'],
  withdrawal: ['withdraw'],
  referrals: ['referrals'],
  transactions: activity,
  transaction: activity,
  statements: ['statements'],
  notifications: [...profile, 'notifications', 'sessions'],
  profile: [...profile, 'identity'],
  security: [...profile, 'addresses'],
  sessions: [...profile, 'sessions'],
  editProfile: profile,
  ownData: profile,
  identity: [...profile, 'identity', 'identityReasons'],
}

/** What the page of a route needs, by the route's id. */
export const namespacesOfPage = (id: string | undefined): readonly Namespace[] =>
  pageNamespaces[id as InvestorPage] ?? []

/** What the page at an address needs. */
export function namespacesAt(pathname: string): readonly Namespace[] {
  const found = Object.keys(pageNamespaces).find((name) =>
    new RegExp(`^${routeTable[name as InvestorPage].path.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(pathname),
  )
  return namespacesOfPage(found)
}
