// Why: only we know which modules pages need together, and small files of their own compress badly.

/**
 * Which modules stand in one file of the build. A page that needs one of them loads all of the file, so what stands
 * together is what is needed together; small files of their own compress badly (7 KB compressed on every signed-in
 * page). Who is named first has a module, and what it imports goes with it unless it was named before.
 */
export const chunkGroups: readonly { readonly name: string; readonly test: RegExp }[] = [
  // What nearly every page needs, in one file that stays cached when our own code changes.
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs)\/|node_modules\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|shared)\b|preload-helper/,
  },
  // Our own part of what every page needs.
  {
    name: 'shell',
    test: /\/contract\/src\/(locales|problem-type)\.ts$|\/locales\/languages\.json$|\/icons\/(x|chevron-down|triangle-exclamation-point|user-round|circle-check|info|check|menu)\.mjs|\/src\/(browser\/(local-storage|use-media|use-reduced-motion|use-hydrated)|i18n\/(catalogs|messages|mode|preferred-locale|MessagesProvider)|routing\/(paths|route-table|initial-locale|PageLink|reload-recovery)|preferences\/appearance|api\/(accepted|stored-bearer|answer-within|session)|layouts\/(Document|Disclosure|LanguageMenu|ThemeMenu)|ui\/(operator-contacts|Logo|LinkButton|Button|button-look|cx|PageTitle|title-suffix|RouteFocus|LiveRegion|announce|SkipLink|Field|InlineMessage|RetryButton|tone|Banner|NeedsScript)\b)/,
  },
  // What every public page stands in.
  {
    name: 'public',
    test: /\/src\/(layouts\/public(\.route|\/(Footer|Header|HeaderLinks|MenuSheet|NewsletterForm))|screens\/public\/(page\.route|PublicHead|site-origin)|ui\/(OperatorContact|RiskStrip))\./,
  },
  // What failed, and words for it: every signed-in page, and every form.
  {
    name: 'problems',
    test: /\/src\/refusals\/problem(-text)?\.ts|\/src\/(api\/time-limit|forms\/field-errors)\.|\/contract\/src\/refusals\.ts/,
  },
  { name: 'fields', test: /\/src\/ui\/(ErrorSummary|TextAreaField|TextField)\./ },
  // What every form needs.
  {
    name: 'sent-form',
    test: /node_modules\/(@mantine\/form|klona|fast-deep-equal)\/|\/src\/forms\/use-sent-form\./,
  },
  // What the forms of the public pages need besides.
  {
    name: 'account-form',
    test: /\/screens\/public\/account-forms\/(use-account-form|form-errors|validation-text)\./,
  },
  // What every public page with a form or a button that sends something needs.
  {
    name: 'forms',
    test: /\/screens\/public\/account-forms\/(AccountPage|SubmitButton|account-problem-text|lazy-calls|use-heading-focus)\./,
  },
  // How figures and dates are written.
  { name: 'formats', test: /\/src\/i18n\/(intl-cache|format-money|format-time)\b/ },
  // What public pages read.
  {
    name: 'plans',
    test: /\/src\/(api\/read-public|queries\/(public-list|with-retries))\b|\/contract\/src\/plans-catalogue/,
  },
  // Plans and figures, and what is loaded when it is scrolled to: the home page and signed-in pages.
  {
    name: 'figures',
    test: /\/src\/(ui\/hydrate-on-demand|browser\/user-activity)\.|\/src\/ui\/(Amount|Delta|EmptyState|Skeleton|StatusTag)\b|\/src\/browser\/reload-document/,
  },
  // An amount that opens into where it comes from: the example on the home page too.
  { name: 'proven', test: /\/src\/ui\/(ProofMark|ProvenAmount|AmountWithSmallCents)\./ },
  { name: 'coins', test: /\/src\/ui\/(coin-signs|CoinArt|CoinMark)\./ },
  // What a plan promises and has done.
  {
    name: 'plan-rates',
    test: /\/src\/features\/plans\/(plan-rate|track-record)\.|\/contract\/src\/market-results\.ts/,
  },
  // Small, and needed by some public pages as well as by signed-in ones: none of them is to bring what follows.
  { name: 'facts', test: /\/src\/ui\/(Card|SummaryList)\./ },
  // The daily results' own: what their later part needs too.
  {
    name: 'months',
    test: /\/screens\/public\/results\/(use-results|months|MonthResults|ResultsLoadError)\b/,
  },
  // What makes a call: a signed-in page at once, a form of the public pages when it is sent.
  {
    name: 'calls',
    test: /\/node_modules\/zod\/|\/contract\/src\/(endpoint|wire|refresh-tokens|withdrawal-status)\.ts|\/src\/(api\/(client|step-up-request)|refusals\/(read-problem|translate-refusal))\.ts/,
  },
  // How a person wants things shown: every signed-in page, and logging in, which takes them over from the account.
  {
    name: 'preferences',
    test: /\/src\/(i18n\/(number-style|typed-decimal)|preferences\/(device-preferences|save-account-preferences))\./,
  },
  // What every signed-in page needs besides, the console's too, and what every page of an investor stands in: the console shows
  // most of that as well.
  {
    name: 'signed-in',
    test: /\/node_modules\/@tanstack\/(query-core|react-query)\/|\/contract\/src\/(wallet|positions|plans)\.ts|\/src\/(layouts\/(SignedInArea|require-session)|features\/shortcuts\/shortcut|queries\/QueryContent|ui\/(Dialog|EmailAddress))\.|\/src\/(layouts\/investor(\.route|\/)|features\/shortcuts\/focus-row|routing\/checkout-path|queries\/(money-queries|use-online)|ui\/(AmountMask|use-money-text))|\/icons\/(arrow-left|users)\.mjs/,
  },
  // Parts that a signed-in page loads once it stands.
  {
    name: 'later',
    test: /\/src\/(queries\/lazy-part|ui\/(use-preload-on-input|DeferredContent|KeptFrom)|i18n\/with-messages)\./,
  },
  // Where an amount of the account comes from.
  { name: 'explained', test: /\/src\/features\/explain\/(ExplainedAmount|ExplainedBalance|shown-figures)\./ },
  // Who one is, and what a name or a label may hold: the profile, and a form of the public pages when it is sent. Nothing here
  // reads by way of TanStack Query, which that form would bring; the same holds for the next.
  {
    name: 'person',
    test: /\/contract\/src\/(people|profile|plain-text)\.ts/,
  },
  // What is paid out, and where to.
  {
    name: 'withdrawals',
    test: /\/contract\/src\/(withdrawals|saved-addresses)\.ts/,
  },
  // Asking for a passkey: to log in, and to prove who one is.
  { name: 'passkeys', test: /\/src\/api\/passkeys\./ },
  // What is sent once signed in, and why it failed.
  { name: 'submitting', test: /\/src\/forms\/(SubmitError|use-single-flight|use-error-text)\./ },
  // What is paid in, and what it is paid from while practicing.
  {
    name: 'deposits',
    test: /\/contract\/src\/(deposits|practice)\.ts|\/src\/queries\/(deposit-queries|practice-query)\./,
  },
  // A step that moves money.
  {
    name: 'paying',
    test: /\/src\/(forms\/(use-money-mutation|MoneyMutationError|intent-key)|api\/idempotency-key|ui\/StickyActions)/,
  },
  // Adding money, and the checkouts that are still to be paid: the account's home, investing and adding money.
  {
    name: 'add-money',
    test: /\/src\/features\/add-money\/|\/screens\/investor\/checkout\/OpenCheckouts\./,
  },
  // The checkout's own, some of it also where money is added.
  {
    name: 'checkout',
    test: /\/screens\/investor\/checkout\/(practice\/practice-controls|use-paused-coin|PausedNotice)\.|\/src\/(queries\/(live-state|LazyCode)|ui\/use-announce-changes)\./,
  },
  { name: 'tables', test: /\/src\/ui\/(DataTable|table-look)\./ },
  // Lists that are searched and filtered.
  { name: 'lists', test: /\/src\/(queries\/LoadMore|ui\/(SearchField|SelectField|use-focus-row))\./ },
  // What sums are made with: the example on the home page too, without what amounts are typed with.
  { name: 'money', test: /\/ledger\/src\/money\.ts/ },
  // Amounts that are typed, and steps that stand in the address bar.
  {
    name: 'amounts',
    test: /\/src\/(forms\/usd-amount|routing\/use-query-draft|ui\/use-decimal-field)\./,
  },
  {
    name: 'steps',
    test: /\/src\/ui\/(StepPage|BackLink|ParsedAmount|MoneyField|RadioCard)\./,
  },
  // What the steps of investing share, and what decides beforehand who may take them.
  {
    name: 'investing',
    test: /\/screens\/investor\/invest\/(invest-step|use-invest-steps)\.|\/src\/queries\/(risk-check-query|limits-query)\.|\/contract\/src\/(risk-questions|safeguards)\.ts/,
  },
  // What the parts of the proof share; a file is chosen on few other pages.
  {
    name: 'proof-parts',
    test: /\/screens\/public\/proof\/utc-moment\.|\/features\/proof\/last-check\.|\/src\/ui\/FileButton\./,
  },
  // What is saved as a file: the public proof's too.
  { name: 'download', test: /\/src\/browser\/download-file\.|\/icons\/download\.mjs/ },
  // Small, and needed by many signed-in pages, the console's too: none of them is to bring what follows.
  {
    name: 'pages',
    test: /\/src\/(browser\/use-viewport-width|queries\/LoadingNotice|refusals\/ServerText|ui\/Timeline)\./,
  },
  // What fields with suggestions take from React before it had its own: the home page's calculator, the search, the console.
  { name: 'store', test: /\/node_modules\/use-sync-external-store\// },
  // What the pages of the console share. In one file, because the name of every file is in the router's list, which each
  // page loads.
  {
    name: 'console',
    test: /\/src\/screens\/staff\/((actions|approvals|list|networks)\/|[\w-]+\/\w+(StatusTag|StateTag)\.)|\/contract\/src\/staff-(list|reason|queues)\.ts|\/src\/(queries\/staff-|forms\/(ActionError|drafts)|preferences\/console-display|routing\/list-address|queries\/IfPermitted|ui\/PersonName)/,
  },
]

/** Words are named by their language, and what is not on every page by its namespace too. */
export function chunkName(facade: string | null | undefined): string {
  const [, locale, namespace] =
    /\/locales\/([\w-]+)\/\w+\.json\?(?:language|(?:namespace=)?([\w-]+))$/.exec(facade ?? '') ?? []
  if (locale === undefined) return 'assets/[name]-[hash].js'
  return `assets/${namespace === undefined ? locale : `${locale}.${namespace}`}-[hash].js`
}
