import { useLocale } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'

type TimestampProps = { at: string; precision?: Parameters<typeof formatInstant>[2] }

/** A moment in a list: as the language writes it, and as a machine reads it. */
export function Timestamp({ at, precision }: TimestampProps) {
  const locale = useLocale()
  return (
    // Wide enough for a whole date: only the time of day goes to a line of its own.
    <time dateTime={at} className="md:inline-block md:min-w-28">
      {formatInstant(at, locale, precision)}
    </time>
  )
}
