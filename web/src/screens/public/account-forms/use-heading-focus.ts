import { useEffect, useRef } from 'react'

/** Within one address: when `step` changes, the h1 inside the returned ref takes the focus, at the top of the page. */
export function useHeadingFocus(step: string) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    box.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [step])
  return box
}
