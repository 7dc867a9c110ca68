import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatHours, formatSpan } from '#i18n/format-time.ts'
import { useHiddenAmount } from '#ui/AmountMask.tsx'
import { Card } from '#ui/Card.tsx'
import { historyQuery } from './history/history-query.ts'
import { dayBars } from './last-days.ts'

const daySeconds = 86_400
const daysMax = 14

/** When the next results are booked, as the part of the UTC day that is left, and the last of them as bars. */
export function NextResults() {
  const t = useTranslations('dashboard.next')
  const locale = useLocale()
  const isHidden = useHiddenAmount()
  const leftSeconds = daySeconds - (Math.floor(useMinute() / 1000) % daySeconds)
  // The chart beside it asks the same.
  const points = useQuery(historyQuery('quarter')).data?.points ?? []
  const days = points.slice(1).slice(-daysMax)
  const { zero, bars } = dayBars(days)
  return (
    <Card>
      <div className="flex items-center gap-4">
        <Ring leftSeconds={leftSeconds} />
        <div className="min-w-0">
          <h2 className="text-h3">{t('title')}</h2>
          <p className="text-small text-muted">{t('at', { span: formatSpan(leftSeconds, locale) })}</p>
        </div>
      </div>
      {!isHidden && (
        <div>
          <svg
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="img"
            aria-label={t('bars', {
              gains: bars.filter(({ isLoss }) => !isLoss).length,
              losses: bars.filter(({ isLoss }) => isLoss).length,
            })}
            viewBox={`0 0 ${daysMax * 10} 56`}
            preserveAspectRatio="none"
            className="h-14 w-full"
          >
            <line x2={daysMax * 10} y1={zero * 56} y2={zero * 56} className="stroke-line" />
            {bars.map(({ day, top, height, isLoss }) => (
              <rect
                key={day}
                x={(daysMax - days.length + days.findIndex((each) => each.day === day)) * 10 + 1}
                y={top * 56}
                width="8"
                height={height * 56}
                className={isLoss ? 'fill-down' : 'fill-up'}
              />
            ))}
          </svg>
          <p className="mt-2 text-small text-muted">{t('last', { days: String(daysMax) })}</p>
        </div>
      )}
    </Card>
  )
}

const radius = 28
const around = 2 * Math.PI * radius

/** The part of the day that is left, and its hours in the middle: under one its minutes. The line beside it says both. */
function Ring({ leftSeconds }: { leftSeconds: number }) {
  const locale = useLocale()
  return (
    <span aria-hidden className="relative grid size-16 shrink-0 place-items-center">
      <svg viewBox="0 0 64 64" className="absolute inset-0 -rotate-90" fill="none" strokeWidth="6">
        <circle cx="32" cy="32" r={radius} className="stroke-hover" />
        <circle
          cx="32"
          cy="32"
          r={radius}
          strokeLinecap="round"
          strokeDasharray={`${(leftSeconds / daySeconds) * around} ${around}`}
          className="stroke-primary"
        />
      </svg>
      <bdi className="figures text-small font-semibold huge-text:hidden">
        {formatHours(leftSeconds, locale)}
      </bdi>
    </span>
  )
}

const minuteMs = 60_000

/** Milliseconds since 1970, anew each minute. */
function useMinute(): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
