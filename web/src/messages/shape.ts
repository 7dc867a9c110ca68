import type { Locale } from '#i18n/locales.ts'
import type * as addresses from '#messages/en/addresses.ts'
import type * as checkout from '#messages/en/checkout.ts'
import type * as checkoutMore from '#messages/en/checkout-more.ts'
import type * as dashboard from '#messages/en/dashboard.ts'
import type * as identity from '#messages/en/identity.ts'
import type * as identityReasons from '#messages/en/identity-reasons.ts'
import type * as invest from '#messages/en/invest.ts'
import type * as keys from '#messages/en/keys.ts'
import type * as payee from '#messages/en/payee.ts'
import type * as paymentLookup from '#messages/en/payment-lookup.ts'
import type * as position from '#messages/en/position.ts'
import type * as proof from '#messages/en/proof.ts'
import type * as receipt from '#messages/en/receipt.ts'
import type * as referrals from '#messages/en/referrals.ts'
import type * as transactions from '#messages/en/transactions.ts'
import type * as withdraw from '#messages/en/withdraw.ts'
import type { messages as about } from '#messages/en.about.ts'
import type { messages as account } from '#messages/en.account.ts'
import type { messages as activity } from '#messages/en.activity.ts'
import type { messages as contact } from '#messages/en.contact.ts'
import type { messages as faq } from '#messages/en.faq.ts'
import type { messages as home } from '#messages/en.home.ts'
import type { messages as homeMore } from '#messages/en.homeMore.ts'
import type { messages as history } from '#messages/en.history.ts'
import type { messages as investor } from '#messages/en.investor.ts'
import type { messages as market } from '#messages/en.market.ts'
import type { messages as newsletter } from '#messages/en.newsletter.ts'
import type { messages as notifications } from '#messages/en.notifications.ts'
import type { messages as notFound } from '#messages/en.notFound.ts'
import type { messages as privacy } from '#messages/en.privacy.ts'
import type { messages as risks } from '#messages/en.risks.ts'
import type { messages as profile } from '#messages/en.profile.ts'
import type { messages as security } from '#messages/en.security.ts'
import type { messages as verify } from '#messages/en.verify.ts'
import type { messages as plans } from '#messages/en.plans.ts'
import type { messages as results } from '#messages/en.results.ts'
import type { messages as resultsMore } from '#messages/en.resultsMore.ts'
import type { messages as staff } from '#messages/en.staff.ts'
import type { testNetworks } from '#messages/en/test-networks.ts'
import type { messages as terms } from '#messages/en.terms.ts'
import type { messages as everywhere } from '#messages/en.ts'

/** What a translation of `English` must provide: its keys, no more and no fewer. Annotate each part with it. */
export type Translation<English> = {
  readonly [K in keyof English]: English[K] extends string ? string : Translation<English[K]>
}

export type Messages = Translation<typeof everywhere>
export type AboutMessages = Translation<typeof about>
export type AccountMessages = Translation<typeof account>
export type ActivityMessages = Translation<typeof activity>
export type ContactMessages = Translation<typeof contact>
export type FaqMessages = Translation<typeof faq>
export type HomeMessages = Translation<typeof home>
export type HomeMoreMessages = Translation<typeof homeMore>
export type HistoryMessages = Translation<typeof history>
export type InvestorMessages = Translation<typeof investor>
export type MarketMessages = Translation<typeof market>
export type NewsletterMessages = Translation<typeof newsletter>
export type NotificationsMessages = Translation<typeof notifications>
export type NotFoundMessages = Translation<typeof notFound>
export type PrivacyMessages = Translation<typeof privacy>
export type RisksMessages = Translation<typeof risks>
export type ProfileMessages = Translation<typeof profile>
export type SecurityMessages = Translation<typeof security>
export type PlansMessages = Translation<typeof plans>
export type ResultsMessages = Translation<typeof results>
export type ResultsMoreMessages = Translation<typeof resultsMore>
export type StaffMessages = Translation<typeof staff>
export type TermsMessages = Translation<typeof terms>
export type VerifyMessages = Translation<typeof verify>
/** What stands in for other words where coins of test networks are used. */
export type TestNetworkWords = Translation<typeof testNetworks>

/** Words of single signed-in screens: the file `<locale>/<name>.ts` as it stands, loaded with the pages that need it. */
type EnglishScreens = {
  addresses: typeof addresses
  checkout: typeof checkout
  'checkout-more': typeof checkoutMore
  dashboard: typeof dashboard
  identity: typeof identity
  'identity-reasons': typeof identityReasons
  invest: typeof invest
  keys: typeof keys
  payee: typeof payee
  'payment-lookup': typeof paymentLookup
  position: typeof position
  proof: typeof proof
  receipt: typeof receipt
  referrals: typeof referrals
  transactions: typeof transactions
  withdraw: typeof withdraw
}
export type ScreenMessages = { [N in keyof EnglishScreens]: Translation<EnglishScreens[N]> }

/** The areas of the site, each with its own catalogue `<locale>.<area>.ts`. */
export type AreaMessages = {
  everywhere: Messages
  about: AboutMessages
  /** Signing up, logging in and out, passwords. */
  account: AccountMessages
  /** One's transactions and statements, loaded with them. */
  activity: ActivityMessages
  contact: ContactMessages
  faq: FaqMessages
  home: HomeMessages
  /** The home page below its plans, loaded when it is scrolled to. */
  homeMore: HomeMoreMessages
  /** The chart of the own money, loaded with it. */
  history: HistoryMessages
  investor: InvestorMessages
  /** Live markets and the calculator, loaded when they are scrolled to. */
  market: MarketMessages
  newsletter: NewsletterMessages
  /** What people are told, and what they chose to be told. */
  notifications: NotificationsMessages
  /** What stands at an unknown address. */
  notFound: NotFoundMessages
  privacy: PrivacyMessages
  risks: RisksMessages
  /** The daily results and how to check them. */
  results: ResultsMessages
  /** The daily results below their month, loaded when it is scrolled to. */
  resultsMore: ResultsMoreMessages
  /** Everything below /profile but security and sessions. */
  profile: ProfileMessages
  /** Proving who one is, means to log in, sessions: loaded by the screens and the dialog that need it. */
  security: SecurityMessages
  /** The plans in the staff console. */
  plans: PlansMessages
  staff: StaffMessages
  terms: TermsMessages
  verify: VerifyMessages
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof everywhere &
      typeof addresses &
      typeof checkout &
      typeof checkoutMore &
      typeof dashboard &
      typeof identity &
      typeof identityReasons &
      typeof invest &
      typeof keys &
      typeof payee &
      typeof paymentLookup &
      typeof position &
      typeof proof &
      typeof receipt &
      typeof referrals &
      typeof transactions &
      typeof withdraw &
      typeof about &
      typeof account &
      typeof activity &
      typeof contact &
      typeof faq &
      typeof home &
      typeof homeMore &
      typeof history &
      typeof investor &
      typeof market &
      typeof newsletter &
      typeof notifications &
      typeof notFound &
      typeof privacy &
      typeof risks &
      typeof plans &
      typeof results &
      typeof resultsMore &
      typeof profile &
      typeof security &
      typeof staff &
      typeof terms &
      typeof verify
  }
}
