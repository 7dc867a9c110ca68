import { refusalOf } from '@evenmoor/contract/refusal-texts'
import type { Problem } from '#api/problem.ts'
import { isAvailableLocale } from '#i18n/catalogues.ts'
import type { Locale } from '#i18n/locales.ts'
import { formatMoney } from '#lib/format-money.ts'
import type { Refusals } from './refusals.ts'

const catalogues: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ refusals: Refusals }>>> = {
  es: () => import('./es.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  tr: () => import('./tr.ts'),
  id: () => import('./id.ts'),
  ar: () => import('./ar.ts'),
}

/**
 * A problem with what the server said of it in the language of the page. What is not in the catalogue stays as it was said.
 */
export async function translateProblem(problem: Problem): Promise<Problem> {
  const locale = document.documentElement.lang
  if (!isAvailableLocale(locale) || locale === 'en') return problem
  const { refusals } = await catalogues[locale]()
  return translated(problem, (said) => translateText(said, refusals, locale))
}

function translated(problem: Problem, say: (said: string) => string): Problem {
  const { text, formText, fields } = problem
  const all = Object.values(fields).flat()
  return {
    ...problem,
    // Several messages in one text are those of the fields.
    text: text && (text === all.join(', ') ? all.map(say).join(', ') : say(text)),
    formText: formText && say(formText),
    fields: Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, said.map(say)])),
  }
}

/** One text of the server in another language; figures in it, and texts within it, as well. */
export function translateText(said: string, refusals: Refusals, locale: Locale): string {
  const found = refusalOf(said)
  if (found === undefined) return said
  return refusals[found.text].replaceAll(/\{(\w+)\}/g, (gap, name: string) => {
    const value = found.values[name]
    return value === undefined ? gap : inGap(value, refusals, locale)
  })
}

const dollars = /^\$[\d,]+(?:\.\d+)?$/

const inGap = (value: string, refusals: Refusals, locale: Locale): string =>
  dollars.test(value)
    ? formatMoney(value.replaceAll(/[$,]/g, ''), 'USD', locale)
    : translateText(value, refusals, locale)
