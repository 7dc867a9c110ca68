import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page and the first render that must equal it, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
