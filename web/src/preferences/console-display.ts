import { useSyncExternalStore } from 'react'
import { readLocalStorage, writeLocalStorage } from '#browser/local-storage.ts'

/** How the console looks on this device: row density, and whether lists refresh automatically. */
export type ConsoleDisplay = { density: 'comfortable' | 'compact'; isLive: boolean }

const densityKey = 'evenmoor.staff.density'
const liveKey = 'evenmoor.staff.live'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = (): ConsoleDisplay => ({
  density: readLocalStorage(densityKey) === 'compact' ? 'compact' : 'comfortable',
  isLive: readLocalStorage(liveKey) !== 'off',
})
let shown: ConsoleDisplay | undefined
const snapshot = (): ConsoleDisplay => (shown ??= read())

/** Changes a part of it, here and for the next visit. */
export function setConsoleDisplay(change: Partial<ConsoleDisplay>): void {
  shown = { ...snapshot(), ...change }
  writeLocalStorage(densityKey, shown.density === 'compact' ? 'compact' : null)
  writeLocalStorage(liveKey, shown.isLive ? null : 'off')
  listeners.forEach((listener) => listener())
}

export const useConsoleDisplay = (): ConsoleDisplay => useSyncExternalStore(subscribe, snapshot)
