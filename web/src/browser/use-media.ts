import { useSyncExternalStore } from 'react'

/** A hook for a media query: whether it applies now; false while prerendering. */
export function mediaHook(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  const applies = () => matchMedia(query).matches
  return function useMedia() {
    return useSyncExternalStore(subscribe, applies, () => false)
  }
}
