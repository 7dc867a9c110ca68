import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a change of page the focus goes to its h1, unless the address or the screen asks for another place. */
export function RouteFocus() {
  const { pathname, hash, state } = useLocation()
  const shown = useRef(pathname)
  // Before the page is painted: whoever sees it may press Tab at once.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const elsewhere =
      hash !== '' ||
      (typeof state === 'object' && state !== null && ('scrollTo' in state || 'focusRow' in state))
    if (!elsewhere) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname, hash, state])
  return null
}
