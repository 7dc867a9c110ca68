import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/**
 * The states that every page has (loading, empty, failed, done, and what it is to keyboards and screen readers), each with the
 * test that shows it. A cell that is missing does not compile, and one whose test is gone or was renamed fails here.
 */

const columns = ['loading', 'empty', 'error', 'success', 'keyboard'] as const
const listColumns = ['loading', 'empty', 'filteredEmpty', 'error', 'tooLong'] as const

/** The name of a test's file and words of its title; for a loop over cases, the words of the case and of the loop's title. */
type Shown = readonly [name: string, ...titles: string[]]
/** Why there is no such state. */
type None = { readonly none: string }
type Cell = Shown | None

const none = (reason: string): None => ({ none: reason })

const prerendered = none('the text stands in the document')
const noForm = none('nothing is sent')
const noCall = none('nothing is asked of the server that could fail')

const loads = (list: string): Shown => [
  'states-lists',
  `name: '${list}'`,
  'while it loads, when it fails, and again',
]
const hasNothing = (list: string): Shown => ['states-lists', `name: '${list}'`, ': nothing in it']
const isCrowded = (list: string): Shown => [
  'states-crowded',
  `name: '${list}'`,
  'far too much in it stays in its place',
]
const sends = (form: string): Shown => [
  'states-public',
  `name: '${form}'`,
  'while it is being sent, and after',
]
const details: Shown = [
  'states-lists',
  'the days of a position, a withdrawal, a checkout and a transaction: while they load',
]

const pages = {
  home: {
    loading: ['states-public', 'home: markets while they load, and without a single price'],
    empty: ['states-public', 'home: markets while they load, and without a single price'],
    error: ['market', "spec 8: tiles: 'Failed to fetch prices' with Retry"],
    success: ['public-forms', 'spec 4: newsletter: idle, then success'],
    keyboard: ['states-public', 'home by keyboard and by ear'],
  },
  about: {
    loading: prerendered,
    empty: ['records', 'with nobody to show, both pages say so plainly'],
    error: noCall,
    success: noForm,
    keyboard: ['states-public', 'long pages: each section is named by its heading'],
  },
  'terms, privacy': {
    loading: prerendered,
    empty: none('there is always a text'),
    error: noCall,
    success: noForm,
    keyboard: ['states-public', 'long pages: each section is named by its heading'],
  },
  proof: {
    loading: ['proof', 'anyone reads what is owed and held, and sees each checkpoint follow the one before'],
    empty: none('before the first checkpoint its place says so; server tests show that there is none then'),
    error: ['proof', 'what cannot be read is said, and read again'],
    success: [
      'proof',
      'a signed-in investor finds their balance, saves the proof, and a changed one is refused',
    ],
    keyboard: ['screens', 'public pages'],
  },
  claims: {
    loading: prerendered,
    empty: none('there are always claims'),
    error: noCall,
    success: noForm,
    keyboard: ['screens', 'public pages'],
  },
  questions: {
    loading: prerendered,
    empty: none('ten questions, and no search of its own: what is not among them leads to the contact form'),
    error: noCall,
    success: noForm,
    keyboard: ['states-public', 'questions: Enter and Space open and close an answer'],
  },
  contact: {
    loading: sends('contact'),
    empty: none('an empty form is a form'),
    error: ['public-forms', "spec 8: contact: server message or 'Failed to send message.'"],
    success: ['public-forms', 'spec 4: contact: success banner for 5 seconds'],
    keyboard: ['states-public', 'what fields say of themselves: contact'],
  },
  'sign up': {
    loading: sends('sign up'),
    empty: none('an empty form is a form'),
    error: ['account-signup', "spec 5: 'First name is required'"],
    success: ['account-signup', 'spec 4: form, then the otp step'],
    keyboard: ['keyboard-public', 'sign up and log in'],
  },
  'code step': {
    loading: sends('code step'),
    empty: ['account-signup', "spec 5: 'OTP is required'"],
    error: ['account-signup', 'spec 8: a wrong code is refused in the server’s words'],
    success: ['account-signup', "successful verification shows 'Account verified successfully!'"],
    keyboard: ['states-public', 'what fields say of themselves: contact, sign up, the code'],
  },
  'log in': {
    loading: sends('log in'),
    empty: none('an empty form is a form'),
    error: ['account-login', 'spec 8: shows detail, message or the first of non_field_errors'],
    success: ['account-login', 'spec 4: success stores access, refresh and user_id'],
    keyboard: ['states-public', 'the code, and Show at a password'],
  },
  'forgot, reset': {
    loading: sends('reset link'),
    empty: none('an empty form is a form'),
    error: ['account-passwords', "spec 5: 'Missing token. Please check your reset link.'"],
    success: [
      'account-passwords',
      'success of the final step shows a message and redirects to /login after 3 seconds',
    ],
    keyboard: ['keyboard-public', 'set a new password by the link of the mail'],
  },
  'freeze link': {
    loading: sends('freeze link'),
    empty: none('without a token it says that the link is not complete'),
    error: sends('freeze link'),
    success: ['email-links', 'a withdrawal is canceled and the account frozen by the links of its email'],
    keyboard: none('the page has a single button'),
  },
  'cancel link': {
    loading: sends('cancel link'),
    empty: none('without a token it says that the link is not complete'),
    error: sends('cancel link'),
    success: ['email-links', 'a withdrawal is canceled and the account frozen by the links of its email'],
    keyboard: none('the page has a single button'),
  },
  'scam check': {
    loading: prerendered,
    empty: ['scam-check', 'an offer is checked without a request leaving the browser'],
    error: noCall,
    success: ['scam-check', 'an offer is checked without a request leaving the browser'],
    keyboard: none('one field and one button, and the outcome takes the focus'),
  },
  'log out': {
    loading: sends('log out'),
    empty: ['account-session', 'spec 5: logout requires a refresh token in storage'],
    error: ['account-session', "spec 8: detail or 'Logout failed'"],
    success: ['account-session', 'spec 4: success removes access and refresh from storage'],
    keyboard: ['states-public', 'log out: two ways of one size, and Esc stays'],
  },
  'not found': {
    loading: prerendered,
    empty: none('there is always a message'),
    error: noCall,
    success: noForm,
    keyboard: ['states-public', 'a page that is not there: its joke is not read out'],
  },
  dashboard: {
    loading: loads('balance'),
    empty: hasNothing('positions'),
    error: loads('balance'),
    success: noForm,
    keyboard: ['states-investor', 'home: each card is a section named by its heading'],
  },
  invest: {
    loading: loads('plans'),
    empty: ['states-staff', 'when no plan is open, investing says why'],
    error: ['states-investor', 'invest: what is wrong stands above the form and at its field'],
    success: ['investing', 'invest, look, take back, reinvest'],
    keyboard: ['states-investor', 'invest: choices with a legend, the step in words'],
  },
  'risk questions': {
    loading: loads('risk questions'),
    empty: none('there are always five'),
    error: loads('risk questions'),
    success: ['risk-questions', 'in practice the five questions on risk are an offer'],
    keyboard: ['risk-questions', 'in practice the five questions on risk are an offer'],
  },
  checkout: {
    loading: details,
    empty: none('a checkout is of one payment'),
    error: [
      'checkout-stories',
      'vanished, and its price has run out: told that it did not arrive',
      'late: said so, and credited at the price of that moment',
      'a price is held anew at the same address',
      'without a network the checkout stays to be read',
      'while the server does not answer, the checkout says from when its figures are',
    ],
    success: ['checkout-stories', 'the receipt: what was asked, the payment with its hash'],
    keyboard: ['states-investor', 'checkout: what was copied, and where the payment stands, are said aloud'],
  },
  withdraw: {
    loading: loads('withdrawing'),
    empty: hasNothing('withdrawing'),
    error: ['states-investor', 'withdraw: more than is there is refused at the field'],
    success: ['main-job', 'from the home page to a withdrawn practice dollar'],
    keyboard: ['states-investor', 'withdraw: the sum is said while one types'],
  },
  referrals: {
    loading: loads('referrals'),
    empty: hasNothing('referrals'),
    error: loads('referrals'),
    success: ['states-investor', 'referrals: what was copied is said, letter by letter'],
    keyboard: ['referrals', 'the page shows code, link and rules, and nobody yet'],
  },
  transactions: {
    loading: loads('transactions'),
    empty: hasNothing('transactions'),
    error: ['transactions', 'a list that cannot be read says so and keeps its filters'],
    success: ['transactions', 'the CSV file has what the filters leave'],
    keyboard: ['states-investor', 'transactions: a table for each day'],
  },
  'me, edit': {
    loading: loads('profile to edit'),
    empty: none('every fact of a profile was asked for when signing up'),
    error: ['states-investor', 'the profile: what cannot be saved is said at its field'],
    success: [
      'states-investor',
      'the profile: what cannot be saved is said at its field, what was is said with the form',
    ],
    keyboard: ['profile', 'names are edited, kept, and not lost by leaving'],
  },
  'security, sessions': {
    loading: loads('second factors'),
    empty: hasNothing('second factors'),
    error: ['accounts', 'a withdrawal asks for one: called off, all stays as it was'],
    success: ['accounts', 'the password is changed with the current one typed once'],
    keyboard: ['sessions', 'security and sessions at'],
  },
  'console, overview': {
    loading: ['states-staff', 'the overview: while it loads, when it fails, and with nothing waiting'],
    empty: ['states-staff', 'the overview: while it loads, when it fails, and with nothing waiting'],
    error: ['states-staff', 'the overview: while it loads, when it fails, and with nothing waiting'],
    success: ['staff', '/staff shows the work oldest first; the next item is opened, assigned'],
    keyboard: [
      'keyboard-staff',
      'without a mouse N opens the next item, and J, K and Enter go through the work',
    ],
  },
  console: {
    loading: ['states-staff', "'withdrawals'", ': while it loads, when it fails, and with nothing in it'],
    empty: ['states-staff', "'withdrawals'", ': while it loads, when it fails, and with nothing in it'],
    error: ['staff', 'the second of two who decide one withdrawal is told who was faster'],
    success: [
      'staff',
      'a message is taken by one, answered by mail once, archived with it, and brought back',
    ],
    keyboard: ['staff', 'the keyboard goes through the rows, and a list is saved as CSV'],
  },
} as const satisfies Record<string, Record<(typeof columns)[number], Cell>>

const unfiltered = none('it has no filters')

const lists = {
  positions: { loading: loads('positions'), empty: hasNothing('positions'), filteredEmpty: unfiltered, error: loads('positions'), tooLong: isCrowded('balance, positions and latest transactions') },
  'latest transactions': { loading: loads('latest transactions'), empty: hasNothing('latest transactions'), filteredEmpty: unfiltered, error: loads('latest transactions'), tooLong: isCrowded('balance, positions and latest transactions') },
  'the chart': { loading: loads('chart'), empty: hasNothing('chart'), filteredEmpty: unfiltered, error: loads('chart'), tooLong: ['account-chart', 'the chart of the account: one day, then five'] },
  plans: { loading: loads('plans'), empty: ['states-staff', 'when no plan is open'], filteredEmpty: unfiltered, error: loads('plans'), tooLong: isCrowded('plans') },
  withdrawals: { loading: loads('withdrawals'), empty: hasNothing('withdrawals'), filteredEmpty: unfiltered, error: loads('withdrawals'), tooLong: isCrowded('withdrawing, withdrawals') },
  referrals: { loading: loads('referrals'), empty: hasNothing('referrals'), filteredEmpty: unfiltered, error: loads('referrals'), tooLong: isCrowded('referrals') },
  transactions: { loading: loads('transactions'), empty: hasNothing('transactions'), filteredEmpty: ['states-investor', 'transactions: nothing fits the filters'], error: loads('transactions'), tooLong: isCrowded('transactions') },
  statements: { loading: loads('statements'), empty: hasNothing('statements'), filteredEmpty: unfiltered, error: loads('statements'), tooLong: isCrowded('statements') },
  'days of a position': { loading: details, empty: ['investing', 'No days booked yet'], filteredEmpty: unfiltered, error: details, tooLong: isCrowded('position days') },
  sessions: { loading: loads('sessions'), empty: hasNothing('sessions'), filteredEmpty: unfiltered, error: loads('sessions'), tooLong: isCrowded('sessions') },
  passkeys: { loading: loads('second factors'), empty: hasNothing('second factors'), filteredEmpty: unfiltered, error: loads('second factors'), tooLong: isCrowded('second factors') },
  addresses: { loading: loads('addresses'), empty: hasNothing('addresses'), filteredEmpty: unfiltered, error: loads('addresses'), tooLong: isCrowded('second factors') },
  notices: { loading: loads('notices'), empty: hasNothing('notices'), filteredEmpty: unfiltered, error: loads('notices'), tooLong: isCrowded('notices') },
  'practice wallet': { loading: loads('practice wallet'), empty: none('six coins, whatever is in them'), filteredEmpty: unfiltered, error: loads('practice wallet'), tooLong: isCrowded('profile') },
  limits: { loading: loads('limits'), empty: none('three periods, each with its limit or none'), filteredEmpty: unfiltered, error: loads('limits'), tooLong: isCrowded('data') },
  'choices of notices': { loading: loads('choices of notices'), empty: none('the topics are always the same'), filteredEmpty: unfiltered, error: loads('choices of notices'), tooLong: none('the topics are always the same') },
  'what a closed account leaves': { loading: loads('what a closed account leaves'), empty: ['closing', 'after they are gone it can be closed'], filteredEmpty: unfiltered, error: loads('what a closed account leaves'), tooLong: isCrowded('data') },
  'identity check': { loading: loads('identity check'), empty: ['identity', 'the profile says where it stands and leads there'], filteredEmpty: unfiltered, error: loads('identity check'), tooLong: none('one document at a time') },
  'lists of the console': {
    loading: ['states-staff', "'messages'", 'while it loads'],
    empty: ['states-staff', "'messages'", 'with nothing in it'],
    filteredEmpty: ['states-staff', 'filters that leave nothing say so'],
    error: ['states-staff', "'messages'", 'when it fails'],
    tooLong: ['states-staff', 'a list of the console with more rows than it shows at once'],
  },
} as const satisfies Record<string, Record<(typeof listColumns)[number], Cell>> // prettier-ignore

/** The tests of one name, in whatever tier they are. */
function testsOf(name: string): string {
  const files = [`${name}.e2e.ts`, `${name}.full.e2e.ts`, `layout/${name}.full.e2e.ts`]
    .map((file) => path.resolve(import.meta.dirname, '../e2e', file))
    .filter((file) => existsSync(file))
  return files
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll(/\s+/g, ' ')
}

/** What a cell says and its files do not. */
function missing(cell: Cell): readonly string[] {
  if ('none' in cell) return cell.none.length > 10 ? [] : ['a reason']
  const [name, ...titles] = cell
  const text = testsOf(name)
  return titles.filter((title) => !text.includes(title)).map((title) => `${name}: ${title}`)
}

for (const [kind, table] of Object.entries({ pages, lists }))
  test(`every state of the ${kind} has a test that shows it`, () => {
    const found = Object.entries(table).flatMap(([row, cells]) =>
      Object.entries(cells as Record<string, Cell>).flatMap(([column, cell]) =>
        missing(cell).map((words) => `${row}, ${column}: ${words}`),
      ),
    )
    expect(found).toEqual([])
  })
