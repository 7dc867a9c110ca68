import { useRef } from 'react'

/**
 * Lets one through at a time. What is drawn as busy is so only with the next drawing: the second press of a double one
 * comes before that, and a call without a key of its own would be told that somebody was faster.
 */
export function useActionLock() {
  const isBusy = useRef(false)
  return {
    /** False while another is under way; whoever is let in says when it is over. */
    enter: (): boolean => {
      const isFree = !isBusy.current
      isBusy.current = true
      return isFree
    },
    leave: () => {
      isBusy.current = false
    },
  }
}
