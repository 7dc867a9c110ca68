import type { Area, Screen } from '#i18n/catalogues.ts'

/**
 * Every page there is to be, by name: the one list from which the router's configuration, the links, the
 * prerendered pages and the server's list of addresses are made. A page without a `screen` is not built yet:
 * it has no route, and links to it are left out. To add a screen, write its file and name it here.
 *
 * `public` pages stand at their path in English and under `/<locale>` in other languages, and are prerendered.
 * `investor` and `staff` pages need a session and are loaded on demand.
 * A page `within` another stays inside it: the other shows it in its `<Outlet>`, such as a row beside its list.
 */
export const routeTable = {
  home: { area: 'public', words: 'home', path: '/', screen: 'public/home/HomeScreen.tsx' },
  about: { area: 'public', words: 'about', path: '/about', screen: 'public/about/AboutScreen.tsx' },
  contact: { area: 'public', words: 'contact', path: '/contact', screen: 'public/contact/ContactScreen.tsx' },
  terms: { area: 'public', words: 'terms', path: '/terms', screen: 'public/terms/TermsScreen.tsx' },
  privacy: { area: 'public', words: 'privacy', path: '/privacy', screen: 'public/privacy/PrivacyScreen.tsx' },
  risks: { area: 'public', words: 'risks', path: '/risks', screen: 'public/risks/RisksScreen.tsx' },
  results: { area: 'public', words: 'results', path: '/results', screen: 'public/results/ResultsScreen.tsx' },
  verifyStatement: {
    area: 'public',
    words: 'verify',
    path: '/verify-statement',
    screen: 'public/verify/VerifyStatementScreen.tsx',
  },
  faq: { area: 'public', words: 'faq', path: '/faq', screen: 'public/faq/FaqScreen.tsx' },
  signup: { area: 'public', words: 'account', path: '/signup', screen: 'public/signup/SignupScreen.tsx' },
  login: { area: 'public', words: 'account', path: '/login', screen: 'public/login/LoginScreen.tsx' },
  forgotPassword: {
    area: 'public',
    words: 'account',
    path: '/forgot-password',
    screen: 'public/password/ForgotPasswordScreen.tsx',
  },
  resetPassword: {
    area: 'public',
    words: 'account',
    path: '/reset_password_confirm',
    screen: 'public/password/ResetPasswordScreen.tsx',
  },
  logout: { area: 'public', words: 'account', path: '/logout', screen: 'public/logout/LogoutScreen.tsx' },
  staffLink: {
    area: 'public',
    words: 'account',
    path: '/staff-link',
    screen: 'public/staff-link/StaffLinkScreen.tsx',
  },
  notMe: { area: 'public', words: 'account', path: '/not-me', screen: 'public/mail-link/NotMeScreen.tsx' },
  undoEmailChange: {
    area: 'public',
    words: 'account',
    path: '/undo-email-change',
    screen: 'public/mail-link/UndoEmailChangeScreen.tsx',
  },
  newsletterConfirm: {
    area: 'public',
    words: 'newsletter',
    path: '/newsletter/confirm',
    screen: 'public/newsletter/ConfirmScreen.tsx',
  },
  newsletterUnsubscribe: {
    area: 'public',
    words: 'newsletter',
    path: '/newsletter/unsubscribe',
    screen: 'public/newsletter/UnsubscribeScreen.tsx',
  },

  dashboard: { area: 'investor', path: '/dashboard/home', screen: 'investor/dashboard/DashboardScreen.tsx' },
  invest: { area: 'investor', path: '/dashboard/invest', screen: 'investor/invest/InvestScreen.tsx' },
  checkoutUsdt: {
    area: 'investor',
    path: '/dashboard/invest/checkout_usdt',
    screen: 'investor/checkout/CheckoutScreen.tsx',
  },
  checkoutBnb: {
    area: 'investor',
    path: '/dashboard/invest/checkout_bnb',
    screen: 'investor/checkout/CheckoutScreen.tsx',
  },
  checkoutEth: {
    area: 'investor',
    path: '/dashboard/invest/checkout_eth',
    screen: 'investor/checkout/CheckoutScreen.tsx',
  },
  checkoutBtc: {
    area: 'investor',
    path: '/dashboard/invest/checkout_btc',
    screen: 'investor/checkout/CheckoutScreen.tsx',
  },
  checkoutLtc: {
    area: 'investor',
    path: '/dashboard/invest/checkout_ltc',
    screen: 'investor/checkout/CheckoutScreen.tsx',
  },
  checkoutTrx: {
    area: 'investor',
    path: '/dashboard/invest/checkout_trx',
    screen: 'investor/checkout/CheckoutScreen.tsx',
  },
  position: {
    area: 'investor',
    path: '/dashboard/positions/:id',
    screen: 'investor/position/PositionScreen.tsx',
  },
  redeemPosition: {
    area: 'investor',
    path: '/dashboard/positions/:id/redeem',
    screen: 'investor/position/RedeemScreen.tsx',
  },
  receipt: {
    area: 'investor',
    path: '/dashboard/receipts/:id',
    screen: 'investor/receipt/ReceiptScreen.tsx',
  },
  withdraw: { area: 'investor', path: '/dashboard/withdraw', screen: 'investor/withdraw/WithdrawScreen.tsx' },
  withdrawal: {
    area: 'investor',
    path: '/dashboard/withdrawals/:id',
    screen: 'investor/withdraw/WithdrawalScreen.tsx',
  },
  referrals: {
    area: 'investor',
    path: '/dashboard/referrals',
    screen: 'investor/referrals/ReferralsScreen.tsx',
  },
  transactions: {
    area: 'investor',
    path: '/dashboard/transactions',
    screen: 'investor/transactions/TransactionsScreen.tsx',
  },
  transaction: {
    area: 'investor',
    path: '/dashboard/transactions/:id',
    within: 'transactions',
    screen: 'investor/transactions/TransactionScreen.tsx',
  },
  statements: {
    area: 'investor',
    path: '/dashboard/statements',
    screen: 'investor/statements/StatementsScreen.tsx',
  },
  profile: { area: 'investor', path: '/profile/me', screen: 'investor/profile/ProfileScreen.tsx' },
  security: { area: 'investor', path: '/profile/security', screen: 'investor/security/SecurityScreen.tsx' },
  sessions: { area: 'investor', path: '/profile/sessions', screen: 'investor/sessions/SessionsScreen.tsx' },
  editProfile: {
    area: 'investor',
    path: '/profile/edit',
    screen: 'investor/edit-profile/EditProfileScreen.tsx',
  },
  notifications: {
    area: 'investor',
    path: '/profile/notifications',
    screen: 'investor/notifications/NotificationsScreen.tsx',
  },
  ownData: { area: 'investor', path: '/profile/data', screen: 'investor/own-data/OwnDataScreen.tsx' },
  identity: { area: 'investor', path: '/profile/identity', screen: 'investor/identity/IdentityScreen.tsx' },

  staffWithdrawals: {
    area: 'staff',
    path: '/staff/withdrawals',
    screen: 'staff/withdrawals/WithdrawalsScreen.tsx',
  },
  staffWithdrawal: {
    area: 'staff',
    path: '/staff/withdrawals/:id',
    within: 'staffWithdrawals',
    screen: 'staff/withdrawals/WithdrawalScreen.tsx',
  },
  staffPayouts: { area: 'staff', path: '/staff/payouts', screen: 'staff/payouts/PayoutsScreen.tsx' },
  staffPayout: {
    area: 'staff',
    path: '/staff/payouts/:id',
    within: 'staffPayouts',
    screen: 'staff/payouts/PayoutScreen.tsx',
  },
  staffPaymentReviews: {
    area: 'staff',
    path: '/staff/payment-reviews',
    screen: 'staff/payment-reviews/PaymentReviewsScreen.tsx',
  },
  staffPaymentReview: {
    area: 'staff',
    path: '/staff/payment-reviews/:id',
    within: 'staffPaymentReviews',
    screen: 'staff/payment-reviews/PaymentReviewScreen.tsx',
  },
  staffPauses: { area: 'staff', path: '/staff/pauses', screen: 'staff/pauses/PausesScreen.tsx' },
  staffPause: {
    area: 'staff',
    path: '/staff/pauses/:id',
    within: 'staffPauses',
    screen: 'staff/pauses/PauseScreen.tsx',
  },
  staffBonuses: {
    area: 'staff',
    path: '/staff/bonuses',
    screen: 'staff/bonuses/BonusesScreen.tsx',
  },
  staffBonus: {
    area: 'staff',
    path: '/staff/bonuses/:id',
    within: 'staffBonuses',
    screen: 'staff/bonuses/BonusScreen.tsx',
  },
  staffIdentityChecks: {
    area: 'staff',
    path: '/staff/identity',
    screen: 'staff/identity/IdentityChecksScreen.tsx',
  },
  staffIdentityCheck: {
    area: 'staff',
    path: '/staff/identity/:id',
    within: 'staffIdentityChecks',
    screen: 'staff/identity/IdentityCheckScreen.tsx',
  },
  staffPlans: { area: 'staff', path: '/staff/plans', screen: 'staff/plans/PlansScreen.tsx' },
  staffPlan: {
    area: 'staff',
    path: '/staff/plans/:id',
    within: 'staffPlans',
    screen: 'staff/plans/PlanScreen.tsx',
  },
  staffPlanTerms: {
    area: 'staff',
    path: '/staff/plans/:id/terms',
    screen: 'staff/plans/PlanTermsScreen.tsx',
  },
  // Beside the plans: any word below them may be the name of one.
  staffNewPlan: { area: 'staff', path: '/staff/new-plan', screen: 'staff/plans/NewPlanScreen.tsx' },
  staffResults: { area: 'staff', path: '/staff/results', screen: 'staff/results/ResultsScreen.tsx' },
  staffBookResult: {
    area: 'staff',
    path: '/staff/results/book',
    within: 'staffResults',
    screen: 'staff/results/BookResultScreen.tsx',
  },
  staffResult: {
    area: 'staff',
    path: '/staff/results/:plan/:day',
    within: 'staffResults',
    screen: 'staff/results/ResultScreen.tsx',
  },
  staffInvestors: {
    area: 'staff',
    path: '/staff/investors',
    screen: 'staff/investors/InvestorsScreen.tsx',
  },
  staffInvestor: {
    area: 'staff',
    path: '/staff/investors/:id',
    within: 'staffInvestors',
    screen: 'staff/investors/InvestorScreen.tsx',
  },
  staffMessages: {
    area: 'staff',
    path: '/staff/messages',
    screen: 'staff/messages/MessagesScreen.tsx',
  },
  staffMessage: {
    area: 'staff',
    path: '/staff/messages/:id',
    within: 'staffMessages',
    screen: 'staff/messages/MessageScreen.tsx',
  },
  staffSubscribers: {
    area: 'staff',
    path: '/staff/newsletter',
    screen: 'staff/subscribers/SubscribersScreen.tsx',
  },
  staffReconciliation: {
    area: 'staff',
    path: '/staff/reconciliation',
    screen: 'staff/reconciliation/ReconciliationScreen.tsx',
  },
  staffRecords: {
    area: 'staff',
    path: '/staff/records',
    screen: 'staff/records/RecordsScreen.tsx',
  },
  staffNewRecord: {
    area: 'staff',
    path: '/staff/records/new',
    within: 'staffRecords',
    screen: 'staff/records/NewRecordScreen.tsx',
  },
  staffRecord: {
    area: 'staff',
    path: '/staff/records/:id',
    within: 'staffRecords',
    screen: 'staff/records/RecordScreen.tsx',
  },
  staffEditRecord: {
    area: 'staff',
    path: '/staff/records/:id/edit',
    within: 'staffRecords',
    screen: 'staff/records/EditRecordScreen.tsx',
  },
  staffReconciledDay: {
    area: 'staff',
    path: '/staff/reconciliation/:id',
    within: 'staffReconciliation',
    screen: 'staff/reconciliation/ReconciledDayScreen.tsx',
  },
  staffAudit: {
    area: 'staff',
    path: '/staff/audit',
    screen: 'staff/audit/AuditScreen.tsx',
  },
  staffAuditEntry: {
    area: 'staff',
    path: '/staff/audit/:id',
    within: 'staffAudit',
    screen: 'staff/audit/AuditEntryScreen.tsx',
  },
  staffSystem: {
    area: 'staff',
    path: '/staff/system',
    screen: 'staff/system/SystemScreen.tsx',
  },
  staffAccounts: {
    area: 'staff',
    path: '/staff/accounts',
    screen: 'staff/accounts/AccountsScreen.tsx',
  },
  staffAccount: {
    area: 'staff',
    path: '/staff/accounts/:id',
    within: 'staffAccounts',
    screen: 'staff/accounts/AccountScreen.tsx',
  },
} as const satisfies Record<string, Route>

type Route = {
  readonly area: 'public' | 'investor' | 'staff'
  /** For public pages: the catalogue that they need besides the one of every page (`messages/<locale>.<words>.ts`). */
  readonly words?: Exclude<
    Area,
    Screen | 'everywhere' | 'activity' | 'history' | 'investor' | 'plans' | 'staff'
  >
  readonly path: `/${string}`
  /** The page that shows this one inside it; its path is where this one's begins. */
  readonly within?: string
  /** Below src/screens; null while the screen is not built. */
  readonly screen: string | null
}

export type PageName = keyof typeof routeTable
export type PublicPageName = {
  [N in PageName]: (typeof routeTable)[N]['area'] extends 'public' ? N : never
}[PageName]

/** Whether a route of the public site is one of its pages, and not an unknown address. */
export const isPublicPage = (name: string | undefined): name is PublicPageName => wordsOf(name) !== undefined

const rows: readonly (readonly [string, Route])[] = Object.entries(routeTable)

/** The further catalogue that a page needs, by the page's name. */
export const wordsOf = (name: string | undefined): Route['words'] =>
  rows.find(([its]) => its === name)?.[1].words

/** The pages of an area whose screens are built. */
export const builtPages = (area: Route['area']) =>
  rows.flatMap(([name, { path, screen, within, area: its }]) =>
    its === area && screen !== null ? [{ name, path, screen, within }] : [],
  )
