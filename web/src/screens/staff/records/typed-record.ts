import { locales } from '@evenmoor/contract/locales'
import type { RowActionFields } from '../actions/action.ts'

/** A form as the calls take it; what is missing the server names. */
export function typedRecord({
  kind,
  name = '',
  words = '',
  role = '',
  said_on = '',
  ...fields
}: RowActionFields) {
  const locale = locales.find((known) => known === fields['locale']) ?? 'en'
  const shown = { name, words, locale }
  return kind === 'team'
    ? ({ kind, ...shown, role } as const)
    : ({ kind: 'testimonial', ...shown, said_on } as const)
}
