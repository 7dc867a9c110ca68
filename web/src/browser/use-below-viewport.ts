import { type RefObject, useEffect, useState } from 'react'

/**
 * True once the element was below the visible part while `isWaiting`: what is put there then moves nothing that is being
 * read.
 */
export function useBelowViewport(element: RefObject<HTMLElement | null>, isWaiting: boolean): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    if (!isWaiting || isBelow || element.current === null) return undefined
    const seen = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last && !last.isIntersecting && last.boundingClientRect.top > 0) setBelow(true)
    })
    seen.observe(element.current)
    return () => seen.disconnect()
  }, [element, isWaiting, isBelow])
  return isBelow
}
