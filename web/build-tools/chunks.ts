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
    test: /\/contract\/src\/(locales|problem-type)\.ts$|\/locales\/languages\.json$|\/icons\/(x|chevron-down|triangle-exclamation-point|user-round)\.mjs|\/src\/(browser\/(local-storage|use-media|use-reduced-motion|use-hydrated)|i18n\/(catalogs|messages|mode|preferred-locale|MessagesProvider)|routing\/(paths|route-table|initial-locale|PageLink)|preferences\/appearance|api\/(accepted|stored-bearer|answer-within)|layouts\/(Document|Disclosure|LanguageMenu|ThemeMenu)|ui\/(operator-contacts|Logo|LinkButton|Button|button-look|cx|PageTitle|title-suffix|RouteFocus|LiveRegion|announce|SkipLink|Field)\b)/,
  },
  {
    name: 'tones',
    test: /\/src\/ui\/(InlineMessage|RetryButton|tone|Banner)\b|\/src\/ui\/NeedsScript|\/icons\/(circle-check|info|check)\.mjs/,
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
  // What a public page loads when it is scrolled to, and a signed-in one with the first touch.
  {
    name: 'below',
    test: /\/src\/(ui\/hydrate-on-demand|browser\/user-activity)\./,
  },
  // Plans and figures: the home page and signed-in pages.
  {
    name: 'figures',
    test: /\/src\/ui\/(Amount|Delta|EmptyState|Skeleton|StatusTag)\b|\/features\/market\/tile-look|\/src\/browser\/reload-document|\/icons\/(pause|play|shield-check|users)\.mjs/,
  },
  // Small, and needed by some public pages as well as by signed-in ones: none of them is to bring what follows.
  { name: 'session', test: /\/src\/api\/session\.ts/ },
  { name: 'facts', test: /\/src\/ui\/(Card|SummaryList)\./ },
  // The daily results' own: what their later part needs too.
  {
    name: 'months',
    test: /\/screens\/public\/results\/(use-results|months|MonthResults|ResultsLoadError)\b/,
  },
  // What makes a call: a signed-in page at once, a form of the public pages when it is sent.
  {
    name: 'calls',
    test: /\/node_modules\/zod\/|\/contract\/src\/(endpoint|wire|refresh-tokens)\.ts|\/src\/(api\/(client|step-up-request)|refusals\/translate-refusal)\.ts/,
  },
  // What every signed-in page needs besides, the console's too.
  {
    name: 'signed-in',
    test: /\/node_modules\/@tanstack\/(query-core|react-query)\/|\/contract\/src\/(wallet|withdrawal-status|positions|plans)\.ts|\/src\/(layouts\/(SignedInArea|require-session)|features\/shortcuts\/shortcut|queries\/QueryContent|ui\/(Dialog|EmailAddress))\./,
  },
  // Small, and needed where a name or a label is typed.
  { name: 'plain-text', test: /\/contract\/src\/plain-text\.ts/ },
  // What is paid out, and where to.
  { name: 'withdrawals', test: /\/contract\/src\/(withdrawals|saved-addresses)\.ts/ },
  // What every page of an investor stands in.
  {
    name: 'investor',
    test: /\/src\/(layouts\/investor(\.route|\/)|features\/shortcuts\/focus-row|i18n\/typed-decimal|routing\/checkout-path|preferences\/(device-preferences|save-account-preferences)|queries\/(money-queries|use-online)|ui\/(AmountMask|use-money-text))|\/icons\/arrow-left\.mjs/,
  },
  // Who one is: the profile, and a form of the public pages when it is sent.
  { name: 'person', test: /\/contract\/src\/(people|profile)\.ts/ },
  // Asking for a passkey: to log in, and to prove who one is.
  { name: 'passkeys', test: /\/src\/api\/passkeys\./ },
  // What is sent once signed in, and why it failed.
  { name: 'submitting', test: /\/src\/forms\/(SubmitError|use-single-flight|use-error-text)\./ },
  // What is paid in, and what it is paid from while practicing.
  {
    name: 'deposits',
    test: /\/contract\/src\/(deposits|practice)\.ts|\/src\/queries\/(deposit-queries|practice-query)\./,
  },
  // The checkout's own, some of it also where money is added.
  {
    name: 'checkout',
    test: /\/screens\/investor\/checkout\/(practice\/practice-controls|use-paused-coin|PausedNotice)\.|\/src\/(queries\/(live-state|LazyCode)|ui\/use-announce-changes)\./,
  },
  { name: 'tables', test: /\/src\/ui\/(DataTable|table-look)\./ },
  // Lists that are searched and filtered.
  { name: 'lists', test: /\/src\/(queries\/LoadMore|ui\/(SearchField|SelectField|use-focus-row))\./ },
  // A step that moves money.
  {
    name: 'paying',
    test: /\/src\/(forms\/(use-money-mutation|MoneyMutationError|intent-key)|api\/idempotency-key|ui\/StickyActions)/,
  },
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
    test: /\/src\/screens\/staff\/((actions|approvals|list|networks)\/|[\w-]+\/\w+(StatusTag|StateTag)\.)|\/contract\/src\/staff-(list|reason|queues)\.ts|\/src\/(queries\/staff-|forms\/(ActionError|drafts)|preferences\/console-display|routing\/list-address|ui\/PersonName)/,
  },
]

/** Words are named by their language, and what is not on every page by its namespace too. */
export function chunkName(facade: string | null | undefined): string {
  const [, locale, namespace] =
    /\/locales\/([\w-]+)\/\w+\.json\?(?:language|namespace=(\w+))$/.exec(facade ?? '') ?? []
  if (locale === undefined) return 'assets/[name]-[hash].js'
  return `assets/${namespace === undefined ? locale : `${locale}.${namespace}`}-[hash].js`
}
