import { locales } from '@evenmoor/contract/locales'
import { expect, test } from 'vitest'
import { formatClock, formatInstant } from './format-time.ts'

test.each(locales)('%s: a moment has the same time of day in a list and on its page', (locale) => {
  for (const instant of ['2026-11-22T00:05:30Z', '2026-11-22T14:05:30Z', '2026-11-22T23:59:30Z']) {
    const clock = formatClock(Date.parse(instant), locale)
    expect(clock).toMatch(/^\d\d[:.]\d\d$/)
    // Spanish writes no leading zero beside a date.
    expect(formatInstant(instant, locale)).toContain(clock.replace(/^0/, ''))
    const toSecond = formatClock(Date.parse(instant), locale, 'second')
    expect(toSecond).toMatch(/^\d\d([:.])\d\d\1\d\d$/)
    expect(formatInstant(instant, locale, 'second')).toContain(toSecond.replace(/^0/, ''))
  }
})
