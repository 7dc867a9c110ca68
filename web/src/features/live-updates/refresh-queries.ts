import type { ChangeKind } from '@evenmoor/contract/events'
import type { QueryClient } from '@tanstack/react-query'

/** What is read again when something changed. */
const keysOf: Readonly<Record<ChangeKind, readonly (readonly string[])[]>> = {
  money: [['money']],
  deposits: [
    ['money', 'deposit'],
    ['money', 'open-deposits'],
  ],
  withdrawals: [
    ['money', 'withdrawal'],
    ['money', 'withdrawals'],
  ],
  notifications: [['notifications']],
}
const isKnown = (kind: string): kind is ChangeKind => Object.hasOwn(keysOf, kind)

/** Changes that come together are read once. */
const gatherMs = 100
/** Spreads refetches, since everyone is notified at once. */
const spreadMs = 5_000

/** Reads again what changed, where a page shows it; what no page shows is read when one does. */
export function createQueryRefresh(queryClient: QueryClient) {
  const waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAtMs = Infinity
  const read = () => {
    dueAtMs = Infinity
    const kinds = [...waiting].filter(isKnown)
    waiting.clear()
    for (const queryKey of kinds.flatMap((kind) => keysOf[kind])) {
      // In a hidden tab it is only marked: it is read when the tab is looked at.
      const refetchType = document.hidden ? 'none' : 'active'
      void queryClient.invalidateQueries({ queryKey, refetchType })
    }
  }
  return {
    changed: (kinds: readonly string[], everyone = false) => {
      for (const kind of kinds) waiting.add(kind)
      const inMs = gatherMs + (everyone ? Math.random() * spreadMs : 0)
      // What concerns this person alone does not wait for what concerns everybody.
      if (performance.now() + inMs >= dueAtMs) return
      dueAtMs = performance.now() + inMs
      clearTimeout(timer)
      timer = setTimeout(read, inMs)
    },
    stop: () => clearTimeout(timer),
  }
}
