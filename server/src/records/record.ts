import type { RecordKind } from '@evenmoor/contract/staff-records'
import { badField } from '#platform/problems.ts'

/** With fewer quotes none are shown, since one or two are not representative. */
export const testimonialsMin = 3

/** How many a page shows of each kind at most. */
export const shownMax: Readonly<Record<RecordKind, number>> = { testimonial: 12, team: 48 }

/** The content of a record: a testimonial, or a role in the team. */
export type RecordContent = {
  readonly kind: RecordKind
  readonly name: string
  /** Null for a testimonial. */
  readonly role: string | null
  readonly words: string
  readonly locale: string
  /** Null in the team. */
  readonly saidOn: string | null
}

type Typed = {
  kind: RecordKind
  name: string
  words: string
  locale: string
  role?: string
  said_on?: string
}

/** The content as typed. Throws a 400 for a quote dated in the future. */
export function contentFrom(
  { kind, name, words, locale, role = '', said_on = '' }: Typed,
  today: string,
): RecordContent {
  if (kind === 'testimonial' && said_on > today) throw badField('said_on', 'day_ahead')
  const isTeam = kind === 'team'
  return { kind, name, words, locale, role: isTeam ? role : null, saidOn: isTeam ? null : said_on }
}

/** Whether two contents show the same. */
export const isSameContent = (a: RecordContent, b: RecordContent): boolean =>
  a.name === b.name &&
  a.role === b.role &&
  a.words === b.words &&
  a.locale === b.locale &&
  a.saidOn === b.saidOn

/** A content as audit entries keep it. */
export const contentForAudit = ({ kind, name, role, words, locale, saidOn }: RecordContent) => ({
  kind,
  name,
  ...(role !== null && { role }),
  words,
  locale,
  ...(saidOn !== null && { said_on: saidOn }),
})
