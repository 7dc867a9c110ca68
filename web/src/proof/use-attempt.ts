import { useRef, useState } from 'react'

/**
 * Something that a person starts, once at a time: a second press while it is under way does nothing. What it throws goes
 * to `onFailure`.
 */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const attempt = async (work: () => Promise<void>, onFailure: (failure: unknown) => void) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      await work()
    } catch (failure) {
      onFailure(failure)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return [isBusy, attempt] as const
}
