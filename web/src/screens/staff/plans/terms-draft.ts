import { parseAmount } from '@evenmoor/ledger/money'
import type { Locale } from '@evenmoor/contract/locales'
import { parseTypedDecimal, toTypedText } from '#i18n/typed-decimal.ts'

/** A form of terms as typed. */
export type TermsDraft = {
  readonly title: string
  readonly min: string
  readonly max: string
  readonly rate: string
  readonly when: 'atOnce' | 'day'
  readonly day: string
  readonly reason: string
}

export type TermsField = 'title' | 'min' | 'max' | 'rate' | 'day' | 'reason'
export type DraftProblem = {
  readonly field: TermsField
  readonly problem: 'needed' | 'amount' | 'percent' | 'order'
}

type Figures = { readonly min_deposit: string; readonly max_deposit: string; readonly daily_rate: string }

/** A form that begins with figures there are, in the language of the page. */
export const draftFrom = (figures: Figures | undefined, locale: Locale): TermsDraft => ({
  title: '',
  min: figures ? toTypedText(figures.min_deposit, locale) : '',
  max: figures ? toTypedText(figures.max_deposit, locale) : '',
  rate: figures ? toTypedText(figures.daily_rate, locale) : '',
  when: 'day',
  day: '',
  reason: '',
})

const usdScale = 6
const percentScale = 4

/** The terms as the API takes them, or what is wrong with them, in the order of the fields. */
export function readTerms(draft: TermsDraft, locale: Locale, { isNew }: { isNew: boolean }) {
  const problems: DraftProblem[] = []
  const read = (field: 'min' | 'max' | 'rate', scale: number, decimalsMax: number) => {
    const typed = parseTypedDecimal(draft[field], locale)
    const parsed = typed.ok
      ? parseAmount(typed.text, scale, { decimalsMax, zeroAllowed: field === 'rate' })
      : null
    if (typed.ok && parsed?.ok) return { text: typed.text, minor: parsed.minor }
    problems.push({ field, problem: field === 'rate' ? 'percent' : 'amount' })
    return null
  }
  if (isNew && draft.title.trim() === '') problems.push({ field: 'title', problem: 'needed' })
  const [min, max] = [read('min', usdScale, 2), read('max', usdScale, 2)]
  if (min && max && max.minor < min.minor) problems.push({ field: 'max', problem: 'order' })
  const rate = read('rate', percentScale, percentScale)
  if (draft.when === 'day' && draft.day === '') problems.push({ field: 'day', problem: 'needed' })
  if (draft.reason.trim() === '') problems.push({ field: 'reason', problem: 'needed' })
  if (problems.length > 0 || !min || !max || !rate) return { ok: false, problems } as const
  const terms = {
    min_deposit: min.text,
    max_deposit: max.text,
    daily_rate: rate.text,
    effective_on: draft.when === 'day' ? draft.day : null,
  }
  return { ok: true, terms, title: draft.title.trim(), reason: draft.reason.trim() } as const
}
