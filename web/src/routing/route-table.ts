import type { Namespace } from '#i18n/messages.ts'

/**
 * Every page by name: the one list from which the router's configuration, the links, the prerendered pages and the
 * server's list of addresses are made. The file of each page's screen is named in `screens.ts`.
 *
 * `public` pages stand at their path in English and under `/<locale>` in other languages, and are prerendered.
 * `investor` and `staff` pages need a session and are loaded on demand.
 * A page `within` another stays inside it: the other shows it in its `<Outlet>`, such as a row beside its list.
 */
export const routeTable = {
  home: { area: 'public', namespaces: ['home'], path: '/' },
  about: { area: 'public', namespaces: ['about'], path: '/about' },
  contact: { area: 'public', namespaces: ['contact', 'forms', 'formRefusals'], path: '/contact' },
  terms: { area: 'public', namespaces: ['terms', 'legal'], path: '/terms' },
  privacy: { area: 'public', namespaces: ['privacy', 'legal'], path: '/privacy' },
  risks: { area: 'public', namespaces: ['risks', 'legal'], path: '/risks' },
  scamCheck: { area: 'public', namespaces: ['scamCheck'], path: '/scam-check' },
  results: { area: 'public', namespaces: ['results'], path: '/results' },
  verifyStatement: { area: 'public', namespaces: ['verify'], path: '/verify-statement' },
  proof: { area: 'public', namespaces: ['proof', 'parts'], path: '/proof' },
  claims: { area: 'public', namespaces: ['claims'], path: '/proof/claims' },
  faq: { area: 'public', namespaces: ['faq', 'faqFirst'], path: '/faq' },
  signup: {
    area: 'public',
    namespaces: ['signUp', 'signUpCode', 'account', 'forms', 'formRefusals'],
    path: '/signup',
  },
  login: { area: 'public', namespaces: ['logIn', 'account', 'forms', 'formRefusals'], path: '/login' },
  forgotPassword: {
    area: 'public',
    namespaces: ['passwordReset', 'account', 'forms', 'formRefusals'],
    path: '/forgot-password',
  },
  resetPassword: {
    area: 'public',
    namespaces: ['passwordReset', 'account', 'forms', 'formRefusals'],
    path: '/reset_password_confirm',
  },
  logout: { area: 'public', namespaces: ['logOut', 'forms'], path: '/logout' },
  staffLink: { area: 'public', namespaces: ['staffLink'], path: '/staff-link' },
  notMe: { area: 'public', namespaces: ['mailLink', 'forms'], path: '/not-me' },
  undoEmailChange: { area: 'public', namespaces: ['mailLink', 'forms'], path: '/undo-email-change' },
  freeze: { area: 'public', namespaces: ['mailLink', 'forms'], path: '/freeze' },
  cancelWithdrawal: { area: 'public', namespaces: ['mailLink', 'forms'], path: '/cancel-withdrawal' },
  newsletterConfirm: { area: 'public', namespaces: ['newsletter', 'forms'], path: '/newsletter/confirm' },
  newsletterUnsubscribe: {
    area: 'public',
    namespaces: ['newsletter', 'forms'],
    path: '/newsletter/unsubscribe',
  },

  dashboard: { area: 'investor', path: '/dashboard/home' },
  addMoney: { area: 'investor', path: '/dashboard/add-money' },
  invest: { area: 'investor', path: '/dashboard/invest' },
  riskQuestions: { area: 'investor', path: '/dashboard/invest/questions' },
  checkoutUsdt: { area: 'investor', path: '/dashboard/invest/checkout_usdt' },
  checkoutBnb: { area: 'investor', path: '/dashboard/invest/checkout_bnb' },
  checkoutEth: { area: 'investor', path: '/dashboard/invest/checkout_eth' },
  checkoutBtc: { area: 'investor', path: '/dashboard/invest/checkout_btc' },
  checkoutLtc: { area: 'investor', path: '/dashboard/invest/checkout_ltc' },
  checkoutTrx: { area: 'investor', path: '/dashboard/invest/checkout_trx' },
  position: { area: 'investor', path: '/dashboard/positions/:id' },
  redeemPosition: { area: 'investor', path: '/dashboard/positions/:id/redeem' },
  receipt: { area: 'investor', path: '/dashboard/receipts/:id' },
  withdraw: { area: 'investor', path: '/dashboard/withdraw' },
  withdrawal: { area: 'investor', path: '/dashboard/withdrawals/:id' },
  referrals: { area: 'investor', path: '/dashboard/referrals' },
  transactions: { area: 'investor', path: '/dashboard/transactions' },
  transaction: { area: 'investor', path: '/dashboard/transactions/:id', within: 'transactions' },
  statements: { area: 'investor', path: '/dashboard/statements' },
  profile: { area: 'investor', path: '/profile/me' },
  security: { area: 'investor', path: '/profile/security' },
  sessions: { area: 'investor', path: '/profile/sessions' },
  editProfile: { area: 'investor', path: '/profile/edit' },
  notifications: { area: 'investor', path: '/profile/notifications' },
  ownData: { area: 'investor', path: '/profile/data' },
  identity: { area: 'investor', path: '/profile/identity' },

  staffHome: { area: 'staff', path: '/staff' },
  staffWithdrawals: { area: 'staff', path: '/staff/withdrawals' },
  staffWithdrawal: { area: 'staff', path: '/staff/withdrawals/:id', within: 'staffWithdrawals' },
  staffPayouts: { area: 'staff', path: '/staff/payouts' },
  staffPayout: { area: 'staff', path: '/staff/payouts/:id', within: 'staffPayouts' },
  staffAlerts: { area: 'staff', path: '/staff/alerts' },
  staffPaymentReviews: { area: 'staff', path: '/staff/payment-reviews' },
  staffPaymentReview: { area: 'staff', path: '/staff/payment-reviews/:id', within: 'staffPaymentReviews' },
  staffPauses: { area: 'staff', path: '/staff/pauses' },
  staffPause: { area: 'staff', path: '/staff/pauses/:id', within: 'staffPauses' },
  staffBonuses: { area: 'staff', path: '/staff/bonuses' },
  staffBonus: { area: 'staff', path: '/staff/bonuses/:id', within: 'staffBonuses' },
  staffIdentityChecks: { area: 'staff', path: '/staff/identity' },
  staffIdentityCheck: { area: 'staff', path: '/staff/identity/:id', within: 'staffIdentityChecks' },
  staffPlans: { area: 'staff', path: '/staff/plans' },
  staffPlan: { area: 'staff', path: '/staff/plans/:id', within: 'staffPlans' },
  staffPlanTerms: { area: 'staff', path: '/staff/plans/:id/terms' },
  // Beside the plans: any word below them may be the name of one.
  staffNewPlan: { area: 'staff', path: '/staff/new-plan' },
  staffResults: { area: 'staff', path: '/staff/results' },
  staffBookResult: { area: 'staff', path: '/staff/results/book', within: 'staffResults' },
  staffResult: { area: 'staff', path: '/staff/results/:plan/:day', within: 'staffResults' },
  staffInvestors: { area: 'staff', path: '/staff/investors' },
  staffInvestor: { area: 'staff', path: '/staff/investors/:id', within: 'staffInvestors' },
  staffMessages: { area: 'staff', path: '/staff/messages' },
  staffMessage: { area: 'staff', path: '/staff/messages/:id', within: 'staffMessages' },
  staffSubscribers: { area: 'staff', path: '/staff/newsletter' },
  staffReconciliation: { area: 'staff', path: '/staff/reconciliation' },
  staffRecords: { area: 'staff', path: '/staff/records' },
  staffNewRecord: { area: 'staff', path: '/staff/records/new', within: 'staffRecords' },
  staffRecord: { area: 'staff', path: '/staff/records/:id', within: 'staffRecords' },
  staffEditRecord: { area: 'staff', path: '/staff/records/:id/edit', within: 'staffRecords' },
  staffReconciledDay: { area: 'staff', path: '/staff/reconciliation/:id', within: 'staffReconciliation' },
  staffAudit: { area: 'staff', path: '/staff/audit' },
  staffAuditEntry: { area: 'staff', path: '/staff/audit/:id', within: 'staffAudit' },
  staffSystem: { area: 'staff', path: '/staff/system' },
  staffAccounts: { area: 'staff', path: '/staff/accounts' },
  staffAccount: { area: 'staff', path: '/staff/accounts/:id', within: 'staffAccounts' },
} as const satisfies Record<string, Route>

export type Route = {
  readonly area: 'public' | 'investor' | 'staff'
  /** For public pages: the namespaces that they need besides those of every page. The first describes the page. */
  readonly namespaces?: readonly [Namespace, ...Namespace[]]
  readonly path: `/${string}`
  /** The page that shows this one inside it; its path is where this one's begins. */
  readonly within?: string
}

export type PageName = keyof typeof routeTable
export type PublicPageName = {
  [N in PageName]: (typeof routeTable)[N]['area'] extends 'public' ? N : never
}[PageName]

/** Whether a route of the public site is one of its pages, and not an unknown address. */
export const isPublicPage = (name: string | undefined): name is PublicPageName =>
  namespacesOf(name) !== undefined

const rows: readonly (readonly [string, Route])[] = Object.entries(routeTable)

/** The further namespaces that a page needs, by the page's name. */
export const namespacesOf = (name: string | undefined): Route['namespaces'] =>
  rows.find(([its]) => its === name)?.[1].namespaces
