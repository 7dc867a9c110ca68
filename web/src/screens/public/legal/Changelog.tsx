import { useLocale } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'

/** The changes of a page so far, newest first. */
export function Changelog({ entries }: { entries: readonly { day: string; text: string }[] }) {
  const locale = useLocale()
  return (
    <dl>
      {entries.map(({ day, text }) => (
        <div key={day} className="flex flex-wrap gap-x-4">
          <dt className="text-muted">{formatDay(day, locale)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
