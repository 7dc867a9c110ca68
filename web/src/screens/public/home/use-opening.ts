import { type RefObject, useEffect, useRef } from 'react'

const easing = 'cubic-bezier(0.2, 0, 0, 1)'
/** Mark, thread and slip, one after the other. */
const steps = [
  {
    part: 'thread',
    delayMs: 180,
    frames: [
      { opacity: 0, transform: 'scaleY(0)' },
      { opacity: 1, transform: 'none' },
    ],
  },
  {
    part: 'slip',
    delayMs: 420,
    frames: [
      { opacity: 0, transform: 'translateY(-16px)' },
      { opacity: 1, transform: 'none' },
    ],
  },
] as const
const durationMs = 240

/**
 * Shows once how the card opens: when most of it is in sight, and again whenever it is opened. Only opacity and
 * transform move, and what is there without motion is the end of it.
 */
export function useOpening(card: RefObject<HTMLElement | null>, isOpen: boolean, isMoving: boolean): void {
  const wasShown = useRef(false)
  useEffect(() => {
    const element = card.current
    if (element === null || !isOpen || !isMoving) return undefined
    if (wasShown.current) {
      play(element, 0)
      return undefined
    }
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        seen.disconnect()
        wasShown.current = true
        play(element, 1)
      },
      { threshold: 0.6 },
    )
    seen.observe(element)
    return () => seen.disconnect()
  }, [card, isOpen, isMoving])
}

function play(card: HTMLElement, wait: 0 | 1): void {
  for (const { part, delayMs, frames } of steps) {
    const element = card.querySelector(`[data-opens="${part}"]`)
    element?.animate([...frames], { duration: durationMs, delay: delayMs * wait, easing, fill: 'backwards' })
  }
}
