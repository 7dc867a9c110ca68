import type { FigureName } from '@evenmoor/contract/explanations'
import { useEffect, useSyncExternalStore } from 'react'

/** The figures on the page, by their names: what an explanation is compared with. */
const shown = new Map<string, string>()
const listeners = new Set<() => void>()

const set = (of: string, value: string | undefined) => {
  if (value === undefined) shown.delete(of)
  else shown.set(of, value)
  for (const listener of listeners) listener()
}

/** Notes what a figure shows for as long as it is on the page. */
export function useNoteFigure(of: FigureName, value: string): void {
  useEffect(() => {
    set(of, value)
    return () => set(of, undefined)
  }, [of, value])
}

/** What the page shows for a figure; undefined where it isn't on the page. */
export const useShownFigure = (of: string): string | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown.get(of),
  )
