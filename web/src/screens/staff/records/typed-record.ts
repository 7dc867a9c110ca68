import { locales } from '@evenmoor/contract/locales'
import type { ActFields } from '../acts/act.ts'

/** A form as the calls take it; what is missing the server names. */
export function typedRecord({ kind, name = '', words = '', role = '', said_on = '', ...fields }: ActFields) {
  const locale = locales.find((known) => known === fields['locale']) ?? 'en'
  const shown = { name, words, locale }
  return kind === 'team'
    ? ({ kind, ...shown, role } as const)
    : ({ kind: 'testimonial', ...shown, said_on } as const)
}
