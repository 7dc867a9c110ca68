import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Locale, plannedLocales } from '@evenmoor/contract/locales'
import { expect, test } from 'vitest'

type Tree = { readonly [key: string]: string | Tree }

/** What says that the money is practice money, or that something is simulated. */
const ofPractice =
  /practice (?:since|account|money|mode|wallet|dollars?|coins?|address(?:es)?|network|amount|plans?|balance|installation|product|checkout|form|credit)\b|simulated|simulation/i
const isOfPractice = (text: string) => ofPractice.test(text) || text.includes('PRACTICE')

/** These stand only where there is practice money: the screens ask for the network, the source of results or the mode. */
const onlyInPractice = [
  /^addresses\./,
  /^checkout\.(?:practice|networkWarning|address|qr|walletReason|next\.confirm)/,
  /^checkoutMore\.controls/,
  /\.practiceNetwork$/,
  /^profile\.(?:wallet$|walletText$|balances$|restart\.)/,
  /^receipt\.practice$/,
  /^referrals\.rules\.value$/,
  /^verify\.facts\.practice$/,
  /^withdraw\.(?:amount\.hint|address\.(?:own|other|otherLabel|otherHint)|review\.networkValue)$/,
  // Results from an illustrated rate or a simulated strategy: on test networks staff book each day.
  /\.market\.rateLabel$|\.sources?\.(?:illustration|market)$|\.strategy$|^resultsMore\.outlook\.note$/,
]
/** And these are true in both. */
const trueInBoth = [
  /^(?:market|terms\.what\.one|referrals\.off\.test_networks|staffPayouts\.emptyText)/,
  // A market without a provider is simulated on either.
  /^staffDesk\.system\.simulated$/,
  // They stand as the account's rules.
  /^forms\.rules\./,
]

/** How each language calls practice money, networks and the like. */
const practiceIn: Readonly<Record<Locale, RegExp>> = {
  en: ofPractice,
  es: /de práctica|PRACTICE/,
  'pt-BR': /de treino|PRACTICE/,
  fr: /d’entraînement|PRACTICE/,
  de: /Übungs|PRACTICE/,
  tr: /deneme (?:para|dolar|coin|cüzdan|ağı|adres)|PRACTICE/i,
  id: /latihan|PRACTICE/,
  ar: /تدريبي|شبكة التدريب|PRACTICE/,
}

test('each sentence that is true of practice money alone is said otherwise on test networks', async () => {
  const english = await wordsOf('en')
  const instead = leaves((english as { testNetworks: Tree }).testNetworks)
  const left = [...leaves(english)]
    .filter(([key, text]) => !key.startsWith('testNetworks.') && isOfPractice(text))
    .map(([key]) => key)
    .filter((key) => !instead.has(key) && ![...onlyInPractice, ...trueInBoth].some((its) => its.test(key)))
  expect(left).toEqual([])
})

test.each(plannedLocales)(
  '%s: each of these is another sentence, and none is of practice money',
  async (locale) => {
    const words = await wordsOf(locale)
    const usual = leaves(words)
    for (const [key, text] of leaves((words as { testNetworks: Tree }).testNetworks)) {
      expect({ key, text }).not.toEqual({ key, text: usual.get(key) })
      expect(practiceIn[locale].test(text), `${key}: ${text}`).toBe(false)
    }
    expect(practiceIn[locale].test(usual.get('home.lead')!)).toBe(true)
  },
)

/** All catalogues of a language, as one. */
async function wordsOf(locale: string): Promise<Tree> {
  const folder = path.join(import.meta.dirname, locale)
  const files = await Promise.all(
    readdirSync(folder).map((file) => import(path.join(folder, file)) as Promise<Tree>),
  )
  const descriptions = Object.assign({}, ...files.map((words) => words['descriptions'])) as Tree
  return Object.assign({}, ...files, { descriptions }) as Tree
}

/** Each text by its key. */
function leaves(tree: Tree, above = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[above + key, value]] : [...leaves(value, `${above}${key}.`)],
    ),
  )
}
