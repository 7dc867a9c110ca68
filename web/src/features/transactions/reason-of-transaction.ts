import type { Locale } from '@evenmoor/contract/locales'
import type { Transaction } from '@evenmoor/contract/wallet'

/** The server describes in English. What it says after a colon is why; the rest is in the row. */
export const reasonOf = ({ description }: Transaction, locale: Locale): string | null =>
  locale === 'en' && description.includes(':') ? description : null
