import { useEffect, useRef } from 'react'
import { announce } from '#ui/announce.ts'

/** Says each new state politely; not the one the page opened with. */
export function useAnnounceChanges(words: string): void {
  const said = useRef(words)
  useEffect(() => {
    if (said.current !== words) announce(words)
    said.current = words
  }, [words])
}
