import { type RefObject, useEffect, useState } from 'react'

/** True once the element has come within half a window of the visible part, or another distance; from then on it stays true. */
export function useNearViewport(element: RefObject<HTMLElement | null>, distance = '50%'): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || element.current === null) return undefined
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: `${distance} 0px` },
    )
    seen.observe(element.current)
    return () => seen.disconnect()
  }, [element, isNear, distance])
  return isNear
}
