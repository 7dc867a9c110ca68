import { type RefObject, useEffect, useState } from 'react'

/** True once the element has come within a screen's height of the visible part; from then on it stays true. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || element.current === null) return undefined
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '50% 0px' },
    )
    seen.observe(element.current)
    return () => seen.disconnect()
  }, [element, isNear])
  return isNear
}
