import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#lib/stored.ts'

/** How the console looks on this device: how close rows stand, and whether lists keep themselves up to date. */
export type StaffDisplay = { density: 'comfortable' | 'compact'; isLive: boolean }

const densityKey = 'evenmoor.staff.density'
const liveKey = 'evenmoor.staff.live'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = (): StaffDisplay => ({
  density: readStored(densityKey) === 'compact' ? 'compact' : 'comfortable',
  isLive: readStored(liveKey) !== 'off',
})
let shown: StaffDisplay | undefined
const snapshot = (): StaffDisplay => (shown ??= read())

/** Changes a part of it, here and for the next visit. */
export function chooseStaffDisplay(change: Partial<StaffDisplay>): void {
  shown = { ...snapshot(), ...change }
  writeStored(densityKey, shown.density === 'compact' ? 'compact' : null)
  writeStored(liveKey, shown.isLive ? null : 'off')
  listeners.forEach((listener) => listener())
}

export const useStaffDisplay = (): StaffDisplay => useSyncExternalStore(subscribe, snapshot)
