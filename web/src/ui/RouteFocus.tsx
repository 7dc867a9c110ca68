import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a change of page the focus goes to its h1, unless the address or the screen asks for another place. */
export function RouteFocus() {
  const { pathname, hash, state } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const elsewhere =
      hash !== '' ||
      (typeof state === 'object' && state !== null && ('scrollTo' in state || 'focusRow' in state))
    if (!elsewhere) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname, hash, state])
  return null
}
