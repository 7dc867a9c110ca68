import { numberLocale, type Locale } from '@evenmoor/contract/locales'
import { decimal } from '#i18n/format-money.ts'
import { numberFormat } from '#i18n/intl-cache.ts'

/** "64440.76" is "$64,440.76"; below a dollar four digits that say something: "$0.000009408". Exact from the text. */
export function formatUsd(text: string, locale: Locale): string {
  const isSmall = /^0\.\d/.test(text) && !/^0\.0*$/.test(text)
  return numberFormat(numberLocale(locale), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    ...(isSmall
      ? { minimumSignificantDigits: 2, maximumSignificantDigits: 4 }
      : { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  }).format(decimal(text))
}

/** A rate with all the decimals it came with, grouped as the language does. */
export const formatRate = (text: string, locale: Locale): string =>
  numberFormat(numberLocale(locale), {
    minimumFractionDigits: text.split('.')[1]?.length ?? 0,
  }).format(decimal(text))
