import { useSyncExternalStore } from 'react'

/** From here on lists are tables; the same as the breakpoint `md` of the styles. */
const wide = '(min-width: 48rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for a table; false while prerendering. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
