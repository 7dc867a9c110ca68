import * as z from 'zod/mini'

/** Embeddings, overrides and isolates: they aren't typed, but come along with text copied from elsewhere. */
const turningSigns = /[\u202A-\u202E\u2066-\u2069]/gu

/** Takes away what could turn the words around a text, for whoever reads it among others; the text reads on without. */
export const withoutBidiControls = () => z.overwrite((text: string) => text.replaceAll(turningSigns, ''))

/** One line: no control characters, and nothing that could end a header of a mail or a paragraph of one. */
export const oneLine = (message: string) => z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, message)

/**
 * Invisible signs: those that turn or order the text, and signs without a width. Joiners and variation selectors are
 * not among them, because names in some scripts need them.
 */
const hiddenSign =
  /(?!\u200C|\u200D|[\uFE00-\uFE0F]|[\u180B-\u180D]|\u180F|[\u{E0100}-\u{E01EF}])[\p{Default_Ignorable_Code_Point}\u2800]/gu
/** A joiner where it joins nothing: between letters that are never joined it only makes one name look like another. */
const joinsNothing =
  /(?:^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Z}\p{Nd}\p{P}])[\u200C\u200D]/u

/** Whether a name contains an invisible sign. */
export const hasHiddenSigns = (text: string): boolean =>
  text.search(hiddenSign) !== -1 || joinsNothing.test(text)

/** Removes invisible signs; for names of people who are not refused for it. */
export const withoutHiddenSigns = () => z.overwrite((text: string) => text.replaceAll(hiddenSign, ''))

const scripts = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Georgian',
  'Cherokee',
  'Lisu',
  'Coptic',
]
const letters = scripts.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

/**
 * Whether letters of several alphabets stand in one word, as they do where one is to pass for another's (Unicode TS 39,
 * section 5.1). Several words may each have an alphabet of their own, and Latin stands beside Chinese, Japanese and Korean.
 */
export const mixesScripts = (text: string): boolean =>
  text.split(/[\s\-\u2010-\u2015.,·/]+/u).some((word) => letters.filter((one) => one.test(word)).length > 1)

const fromTheRight =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}\p{Bidi_Control}]/u

/** The text so that it leaves the order of what stands around it alone, where it could change it. */
export const isolated = (text: string): string =>
  fromTheRight.test(text) ? `\u2068${text.replaceAll(turningSigns, '')}\u2069` : text
