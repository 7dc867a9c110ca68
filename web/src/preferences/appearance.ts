import { useSyncExternalStore } from 'react'
import { writeLocalStorage } from '#browser/local-storage.ts'

export const themes = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

// theme-init.js reads the same keys before the first paint.
const themeKey = 'evenmoor.theme'
const motionKey = 'evenmoor.motion'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const changed = () => listeners.forEach((listener) => listener())

const readTheme = (): Theme => {
  const kept = document.documentElement.dataset['theme']
  return themes.find((theme) => theme === kept) ?? 'system'
}
const readMotion = () => document.documentElement.dataset['motion'] !== 'off'

/** Applies a theme at once and keeps it; `system` follows the device. */
export function setTheme(theme: Theme): void {
  const chosen = theme === 'system' ? null : theme
  writeLocalStorage(themeKey, chosen)
  if (chosen) document.documentElement.dataset['theme'] = chosen
  else delete document.documentElement.dataset['theme']
  paintAround(theme)
  changed()
}

/** The browser's own color (theme-color): of the chosen theme, or the device's. Light comes before dark. */
function paintAround(theme: Theme): void {
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((meta, place) => {
    const own = place === 0 ? 'light' : 'dark'
    const isChosen = theme === 'light' || theme === 'dark'
    meta.media = isChosen ? (theme === own ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`
  })
}

/** Stops or allows animation, here and on later visits. */
export function setMotion(on: boolean): void {
  writeLocalStorage(motionKey, on ? null : 'off')
  if (on) delete document.documentElement.dataset['motion']
  else document.documentElement.dataset['motion'] = 'off'
  changed()
}

/** The chosen theme; `system` while prerendering. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, () => 'system')

/** Whether the person's own switch allows animation. */
export const useMotion = (): boolean => useSyncExternalStore(subscribe, readMotion, () => true)
