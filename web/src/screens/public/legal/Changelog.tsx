import { useLocale } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import type { LegalChanges } from './legal-section.ts'
import { Paragraphs } from './Paragraphs.tsx'

/** The changes of a page so far, newest first. */
export function Changelog({ intro, entries }: Pick<LegalChanges, 'intro' | 'entries'>) {
  const locale = useLocale()
  return (
    <>
      <Paragraphs texts={intro} />
      <dl className="grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-3">
        {entries.map(({ day, text }) => (
          <div key={day} className="contents">
            <dt className="text-muted">
              <time dateTime={day}>{formatDay(day, locale)}</time>
            </dt>
            <dd className="mb-3 sm:mb-0">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
