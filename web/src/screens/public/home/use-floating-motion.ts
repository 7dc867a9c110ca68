import { type RefObject, useEffect } from 'react'
import { coinMotions } from './coin-motion.ts'

const seed = 20_261_121
const path = [
  { transform: 'translateY(0) rotate(0deg)' },
  { transform: 'translateY(-14px) rotate(4deg)' },
  { transform: 'translateY(0) rotate(0deg)' },
]

/**
 * Floats the children of a box. By the browser's animation interface, because the content policy allows no style
 * attributes; only `transform` moves. Stands still off-screen, in a hidden tab and while `on` is false.
 */
export function useFloatingMotion(box: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    const element = box.current
    if (!element || !on) return undefined
    const motions = coinMotions(element.children.length, seed)
    const animations = [...element.children].flatMap((child, index) => {
      const motion = motions[index]
      if (!motion) return []
      const { durationMs: duration, delayMs: delay } = motion
      return [child.animate(path, { duration, delay, easing: 'ease-in-out', iterations: Infinity })]
    })
    let onScreen = true
    const update = () => {
      const runs = onScreen && document.visibilityState === 'visible'
      for (const animation of animations) animation[runs ? 'play' : 'pause']()
    }
    const seen = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? true
      update()
    })
    seen.observe(element)
    document.addEventListener('visibilitychange', update)
    return () => {
      seen.disconnect()
      document.removeEventListener('visibilitychange', update)
      for (const animation of animations) animation.cancel()
    }
  }, [box, on])
}
