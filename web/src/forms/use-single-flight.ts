import { useRef, useState } from 'react'

/**
 * Runs an action once at a time: a second press while it is pending does nothing. What it throws goes
 * to `onFailure`.
 */
export function useSingleFlight() {
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
