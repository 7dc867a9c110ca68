import { useSyncExternalStore } from 'react'

/** From here on lists are tables; the same as the breakpoint `md` of the styles. */
const wide = '(min-width: 48rem)'
/** From here on a detail fits beside its list; the breakpoint `xl`. */
const sideBySide = '(min-width: 80rem)'

const subscribeTo = (query: string) => (listener: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
const subscribeToWide = subscribeTo(wide)
const subscribeToSideBySide = subscribeTo(sideBySide)

/** Whether there is room for a table; false while prerendering. */
export const useIsTableWide = (): boolean =>
  useSyncExternalStore(
    subscribeToWide,
    () => matchMedia(wide).matches,
    () => false,
  )

/** Whether there is room for a detail beside its list; false while prerendering. */
export const useIsPanelWide = (): boolean =>
  useSyncExternalStore(
    subscribeToSideBySide,
    () => matchMedia(sideBySide).matches,
    () => false,
  )
