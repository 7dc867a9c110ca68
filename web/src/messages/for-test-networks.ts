import type { Locale } from '#i18n/locales.ts'
import type { TestNetworkWords } from '#messages/shape.ts'

/** Loaded only where coins of test networks are used: a file for each language. */
const files = import.meta.glob<{ testNetworks: TestNetworkWords }>('./*/test-networks.ts')

type Tree = { readonly [key: string]: unknown }

/** The words as they are where coins of test networks are used: what is true of practice money alone is said otherwise. */
export async function forTestNetworks<Words extends object>(
  loading: Promise<Words>,
  locale: Locale,
): Promise<Words> {
  const [words, file] = await Promise.all([loading, files[`./${locale}/test-networks.ts`]?.()])
  if (!file) throw new Error(`no words for test networks in ${locale}`)
  return withWords(words as Tree, file.testNetworks) as Words
}

/** A text with places for figures is compiled to an array. */
const isTree = (words: unknown): words is Tree =>
  typeof words === 'object' && words !== null && !Array.isArray(words)

/** The words, with those of `instead` wherever it has the same key; nothing is added. */
function withWords(words: Tree, instead: Tree): Tree {
  const other = (key: string, word: unknown) => {
    const its = instead[key]
    if (its === undefined) return word
    return isTree(word) && isTree(its) ? withWords(word, its) : its
  }
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, other(key, word)]))
}
