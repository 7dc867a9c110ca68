import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { announce } from '#ui/announce.ts'
import { clockText, secondsUntil } from '#ui/countdown-time.ts'

type CountdownProps = {
  /** When it ends, in milliseconds since 1970. */
  endsAt: number
  /** Seconds left at which it is spoken; 0 says that time is up. */
  spokenAt?: readonly number[]
  /** Called once when it ends. */
  onEnd?: () => void
}

const usuallySpokenAt = [300, 60, 0]
const tickMs = 500

/** Time that runs down. Silent as a timer; a few moments are announced politely. */
export function Countdown({ endsAt, spokenAt = usuallySpokenAt, onEnd }: CountdownProps) {
  const t = useTranslations('ui.timer')
  const seconds = useSecondsUntil(endsAt)
  const shown = useRef<number | null>(null)
  const speak = useEffectEvent((left: number) => {
    if (shown.current !== null && spokenAt.includes(left)) {
      announce(left === 0 ? t('over') : t('left', { minutes: Math.floor(left / 60), seconds: left % 60 }))
    }
    shown.current = left
    if (left === 0) onEnd?.()
  })
  useEffect(() => speak(seconds), [seconds])
  return (
    <span role="timer" className="figures font-semibold" dir="ltr">
      {clockText(seconds)}
    </span>
  )
}

/** Whole seconds until an instant, kept up to date until it has come. */
export function useSecondsUntil(endsAt: number): number {
  const [now, setNow] = useState(Date.now)
  const seconds = secondsUntil(endsAt, now)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [isOver])
  return seconds
}
