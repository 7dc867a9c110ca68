import type { Wait } from '@evenmoor/contract/waits'
import { dateLocale, type Locale } from '@evenmoor/contract/locales'
import { numberFormat } from './intl-cache.ts'

/** A wait in the words and the plural of the language: "5 minutes", "5 Minuten". */
export const formatWait = ({ count, unit }: Wait, locale: Locale): string =>
  numberFormat(dateLocale(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count)
